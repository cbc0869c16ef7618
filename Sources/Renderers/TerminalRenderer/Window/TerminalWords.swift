/// What the terminal face says itself.
package struct TerminalWords: Sendable {
  private let isChinese: Bool

  /// Makes the words of a language; any but Chinese is answered in English.
  package init(language: String) { isChinese = language.hasPrefix("zh") }

  private func say(_ chinese: String, _ english: String) -> String {
    isChinese ? chinese : english
  }

  var choose: String { say("选择", "Move") }
  var open: String { say("打开", "Open") }
  var back: String { say("返回", "Back") }
  var page: String { say("翻页", "Page") }
  var halfPage: String { say("翻半页", "Half a page") }
  var oneCharacter: String { say("移动一个字", "One character") }
  var oneWord: String { say("移动一个词", "One word") }
  var lineEnds: String { say("行首、行尾", "Start, end of the line") }
  var selecting: String { say("选择文字", "Select") }
  var selectAll: String { say("全选", "Select all") }
  var clipboard: String { say("复制、剪切、粘贴", "Copy, cut, paste") }
  var undoRedo: String { say("撤销、重做", "Undo, redo") }
  var deleting: String { say("删除一词、到行首、到行尾", "Delete a word, to the start, to the end") }
  var ends: String { say("开头、结尾", "Start, end") }
  var next: String { say("下一篇", "Next") }
  var nextUnread: String { say("下一篇未读", "Next unread") }
  var previous: String { say("上一篇", "Previous") }
  var nextOrPage: String { say("翻页，读完到下一篇未读", "Next page, then the next unread") }
  var search: String { say("搜索", "Search") }
  var help: String { say("按键", "Keys") }
  var quit: String { say("退出", "Quit") }
  var backOrQuit: String { say("返回，最后退出", "Back, at last quit") }
  var close: String { say("关闭", "Close") }
  var confirm: String { say("确定", "Accept") }
  var cancel: String { say("取消", "Cancel") }
  var buttons: String { say("下一个按钮", "Next button") }
  var menu: String { say("更多操作", "More actions") }
  var refresh: String { say("刷新", "Refresh") }
  var sections: String { say("切换栏目", "Switch section") }
  var redraw: String { say("重画屏幕", "Redraw") }
  var suspend: String { say("暂停程序", "Suspend") }
  var tools: String { say("工具栏", "Toolbar") }
  var line: String { say("移一行", "One line") }
  var keysTitle: String { say("按键", "Keys") }
  var copied: String { say("已复制：", "Copied: ") }
  var wholeText: String { say("完", "End") }
  var space: String { say("空格", "Space") }
  var enter: String { say("回车", "Enter") }
}

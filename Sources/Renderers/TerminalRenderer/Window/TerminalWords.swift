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
  var line: String { say("上下一行", "Line") }
  var ends: String { say("开头、结尾", "Start, end") }
  var next: String { say("下一篇", "Next") }
  var previous: String { say("上一篇", "Previous") }
  var nextOrPage: String { say("翻页，读完到下一篇", "Next page, then the next article") }
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
  var keysTitle: String { say("按键", "Keys") }
  var screenKeys: String { say("本页", "This screen") }
  var copied: String { say("已复制：", "Copied: ") }
  var wholeText: String { say("完", "End") }
  var space: String { say("空格", "Space") }
  var enter: String { say("回车", "Enter") }
}

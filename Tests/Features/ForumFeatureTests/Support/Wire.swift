import Foundation

/// Answers in the shape of the site, for tests that begin at the wire.
enum Wire {
  /// A successful answer around some content.
  static func success(_ data: String) -> String {
    #"{"code":1,"kbsCode":0,"message":"操作成功","data":\#(data)}"#
  }

  static func refusal(code: Int, kbsCode: Int = 0, _ message: String) -> String {
    #"{"code":\#(code),"kbsCode":\#(kbsCode),"message":"\#(message)","data":null}"#
  }

  static func account(_ name: String) -> String {
    #"{"id":"account-\#(name)","name":"\#(name)","nick":"","levelTitle":"嫩芽","score":7}"#
  }

  static func board(
    _ id: String, name: String, title: String = "测试", type: Int = 0, group: String = ""
  ) -> String {
    #"{"id":"\#(id)","name":"\#(name)","title":"\#(title)","type":\#(type),"groupId":"\#(group)"}"#
  }

  static func topic(_ id: String, floors: Int = 1, time: Int = 1_700_000_000_000) -> String {
    """
    {"id":"\(id)","subject":"主题 \(id)","availables":\(floors),"likeAvailables":2,
    "flushTime":\(time),"lastPostTime":\(time),"lastArticleOrder":\(floors - 1),
    "board":\(board("b1", name: "Test")),"article":\(article("\(id)-0", topic: id, floor: 0, body: "一\\n 二"))}
    """
  }

  static func article(
    _ id: String, topic: String, floor: Int, author: String = "alice01", body: String = "<p>字</p>",
    more: String = ""
  ) -> String {
    """
    {"id":"\(id)","topicId":"\(topic)","accountId":"account-\(author)","subject":"Re: 主题",
    "body":"\(body)","postTime":1700000000000,"topicOrder":\(floor),
    "account":\(account(author))\(more)}
    """
  }

  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func hot(_ ids: [String]) -> String {
    success(
      #"{"pager":{"total":9,"size":20,"page":1,"items":180},"topics":\#(list(ids.map { topic($0) }))}"#
    )
  }
}

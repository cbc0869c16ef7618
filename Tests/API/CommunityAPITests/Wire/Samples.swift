import CommunityAPI
import Foundation

/// The model, not what Swift Testing calls so.
typealias Attachment = CommunityAPI.Attachment

/// Answers in the shape of the site; only the shapes are real.
enum Samples {
  static let account = #"""
    {"id":"00000000000000000000000000000a01","name":"alice01","nick":"爱丽丝","avatarUrl":"http://img.example/a.jpg","avatar":"file/00000000000000000000000000000aaa","k3sUrl":"https://ks3.example/a.jpg","gender":1,"level":3,"levelTitle":"嫩芽","type":0,"score":1200,"loginTime":1700000000000,"createTime":1400000000000,"isFans":false,"isBlack":false}
    """#

  static let section = #"""
    {"id":"00000000000000000000000000000c01","name":"休闲娱乐","description":"轻松一下","cover":""}
    """#

  static let board = #"""
    {"id":"00000000000000000000000000000b01","name":"Test","title":"测试专用 ","type":0,"groupId":"","sectionId":"00000000000000000000000000000c01","isFavorite":1,"readOnly":false,"forbiddenReply":false,"accessScore":0,"todayPostCount":12,"status":0}
    """#

  static let article = #"""
    {"id":"00000000000000000000000000000d02","topicId":"00000000000000000000000000000e01","boardId":"00000000000000000000000000000b01","groupId":"00000000000000000000000000000d01","replyId":"00000000000000000000000000000d01","accountId":"00000000000000000000000000000a01","subject":"Re: 今天天气","body":"<p>同意楼主</p><p>&nbsp;</p><div class=\"article-quote\"><p>【 在 bob02 的大作中提到: 】</p><p>: 今天不错</p></div>","postTime":1700000100000,"editTime":0,"topicOrder":1,"size":64,"score":0,"renderType":0,"status":0,"public":true,"fav":false,"forbiddenReply":false,"city":"北京","account":\#(account),"attachments":[null,{"id":"00000000000000000000000000000f01","name":"cat.jpg","type":"image/jpeg","size":204800,"serial":1,"hash":"0123456789abcdef0123456789abcdef","url":"file/0123456789abcdef0123456789abcdef","cdnUrl":"https://cdn.example/cat.jpg","ks3Url":null,"public":true,"status":0}],"likes":[null]}
    """#

  static let like = #"""
    {"id":"00000000000000000000000000000701","articleId":"00000000000000000000000000000d01","accountId":"00000000000000000000000000000a01","accountName":"alice01","score":5,"body":"好文","tag":"","serial":1,"status":0,"time":1700000200000,"account":null}
    """#

  static func topic(id: String = "00000000000000000000000000000e01", more: String = "") -> String {
    #"""
    {"id":"\#(id)","subject":" 今天天气 ","boardId":"00000000000000000000000000000b01","firstArticleId":"00000000000000000000000000000d01","lastArticleId":"00000000000000000000000000000d02","availables":2,"likeAvailables":1,"flushTime":1700000100000,"lastPostTime":1700000100000,"lastArticleOrder":1,"fav":false,"status":0\#(more)}
    """#
  }

  /// The bytes of a successful answer around some content.
  static func success(_ data: String) -> Data {
    Data(#"{"code":1,"kbsCode":0,"message":"操作成功","data":\#(data)}"#.utf8)
  }

  /// Reads one model.
  static func decode<Model: Codable & Sendable>(_ json: String) throws -> Answer<Model> {
    try CommunityJSON.answer(from: success(json))
  }
}

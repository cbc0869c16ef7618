import Foundation
import ServerStorage

extension ServedForum {
  /// The topic of the board `Pond`.
  static let pond: UInt64 = 200

  /// Adds a board whose only topic shows everything that an article can hold.
  static func fillPond(_ writer: CommunityWriter) throws(StorageError) {
    try writer.add(
      BoardRecord(
        id: id(3, 3), sectionID: id(2, 1), name: "Pond", title: "荷塘", position: 3))
    let start = now.addingTimeInterval(-85_000)
    let topic = TopicRecord(
      id: id(4, pond), boardID: id(3, 3), subject: "今晚的荷塘月色，有人一起去看吗？",
      createTime: start, flushTime: start.addingTimeInterval(1_000), isSticky: false)
    let articles = bodies.enumerated().map { floor, body in
      ArticleRecord(
        id: id(5, pond << 16 | UInt64(floor)), topicID: topic.id,
        accountID: id(1, UInt64(floor % 2)), order: floor,
        subject: floor == 0 ? topic.subject : "Re: \(topic.subject)", body: body,
        postTime: start.addingTimeInterval(Double(floor) * 600), city: floor == 0 ? "北京" : nil,
        likes: floor == 0 ? likes : [])
    }
    try writer.add(topic: topic, articles: articles)
  }

  private static var likes: [LikeRecord] {
    [
      LikeRecord(
        id: id(6, 1), accountID: id(1, 1), score: 5, body: "好文", time: now.addingTimeInterval(-1))
    ]
  }

  private static let bodies = [
    """
    这几天心里颇不宁静。今晚在院子里坐着乘凉，忽然想起日日走过的荷塘，在这满月的光里，总该另有一番样子吧。

    路线见 http://www.example.com/map ，八点在[b]西门[/b]集合[em1]
    --
    热闹是它们的，我什么也没有
    ※ 来源:·水木社区 http://www.example.com·[FROM: 10.0.0.*]
    """,
    "算我一个，\u{1B}[31m红衣服\u{1B}[m的就是我",
    """
    带上相机
    【 在 alice01 (昵称0) 的大作中提到: 】
    : 这几天心里颇不宁静。
    : 今晚在院子里坐着乘凉，
    : 忽然想起日日走过的荷塘，
    : 在这满月的光里，
    : 总该另有一番样子吧。
    : 月亮渐渐地升高了，
    : 墙外马路上孩子们的欢笑，已经听不见了；
    """,
    "#发自「今日水木 on iPhone」",
    "已经到了，月亮很好",
  ]
}

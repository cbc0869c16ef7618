import Foundation
import ServerStorage

/// Points from an article to something else: a page, a topic, a member.
struct Reference {
  let stage: Stage
  let outline: TopicOutline

  /// Returns the words with a reference now and then.
  func added(
    to words: String, answering name: String, using dice: inout Dice
  ) -> String {
    guard !words.isEmpty, !words.hasPrefix("[upload") else { return words }
    switch dice.weighted([965, 12, 8, 8, 7]) {
    case 1: return "@\(name) \(words)"
    case 2: return words + "\n" + dice.pick(Self.remarks) + page(using: &dice)
    case 3: return words + "\n" + dice.pick(Self.remarks) + topic(using: &dice)
    case 4: return dice.pick(["cc @", "顺便 @", "请 @"]) + friend(using: &dice) + " 来看看。" + words
    default: return words
    }
  }

  private static let remarks = ["参考 ", "看这个：", "这里有讨论 ", "搜到一个 ", "", "链接：", "以前的帖子 "]

  private func friend(using dice: inout Dice) -> String {
    guard let members = stage.rooms[outline.board]?.crowd.members else { return "sysop" }
    return stage.population.personas[dice.pick(members)].name
  }

  private func page(using dice: inout Dice) -> String {
    let path = dice.pick([
      "wiki/howto", "faq.html", "2019/notes", "a/\(dice.within(1_000...99_999))",
      "p/\(dice.within(100...999))",
      "doc/guide?from=bbs&id=\(dice.within(10...99))", "topics/compare#part\(dice.within(2...9))",
    ])
    let host = dice.pick([
      "www.example.com", "blog.example.org", "hetang.example", "img.example.net:8080",
      "wiki.example.org",
    ])
    return (dice.chance(0.75) ? "https://" : "http://") + host + "/" + path
  }

  private func topic(using dice: inout Dice) -> String {
    guard let plan = stage.rooms[outline.board]?.plan else { return page(using: &dice) }
    let number = dice.within(10_000...9_999_999)
    switch dice.below(4) {
    case 0: return "https://www.newsmth.net/nForum/#!article/\(plan.name)/\(number)"
    case 1: return "http://m.newsmth.net/article/\(plan.name)/\(number)"
    default:
      guard let other = stage.earlierTopic(than: outline, using: &dice) else {
        return "https://www.newsmth.net/nForum/article/\(plan.name)/\(number)?p=2#a14"
      }
      let id = TopicOutline.id(seed: stage.seed, index: other.index)
      let title = plan.title.trimmed.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      return "https://wap.newsmth.net/article/\(id)?title=\(title ?? "")&from=home"
    }
  }
}

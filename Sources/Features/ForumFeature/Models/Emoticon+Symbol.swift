package import CommunityAPI

extension Emoticon {
  /// A character for the face's set, for lines in which its picture can't stand.
  ///
  /// The sets are the site's classic faces, the monkey 悠嘻猴, the rabbit 兔斯基 and the onion 洋葱头.
  package var symbol: String {
    switch family {
    case .em: "🙂"
    case .ema: "🐵"
    case .emb: "🐰"
    case .emc: "🧅"
    }
  }
}

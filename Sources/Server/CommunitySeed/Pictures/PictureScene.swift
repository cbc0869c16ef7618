/// What a picture shows.
enum PictureScene: Int, Sendable, CaseIterable {
  case landscape, lotus, stars, skyline, cat, bowl, weiqi, terminal, chart, track, books, abstract
  case flower, pitch, road, floorPlan
}

extension PictureScene {
  /// What its photographer would call it.
  var chineseName: String {
    switch self {
    case .landscape: "远山"
    case .lotus: "荷塘"
    case .stars: "星空"
    case .skyline: "夜景"
    case .cat: "猫"
    case .bowl: "面"
    case .weiqi: "棋谱"
    case .terminal: "截图"
    case .chart: "走势"
    case .track: "轨迹"
    case .books: "书架"
    case .abstract: "壁纸"
    case .flower: "花"
    case .pitch: "球场"
    case .road: "路上"
    case .floorPlan: "户型图"
    }
  }
}

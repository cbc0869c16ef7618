/// What a board is about, as far as its sheets and its pictures know.
enum Theme: String, Sendable, CaseIterable {
  case announce, help, test, campus, study, food, movie, joke, pets, travel, photo, tea
  case local, running, football, badminton, weiqi, cycling, games
  case house, rent, market, jobs, career, cars, money
  case family, children, feeling, single, work, midlife
  case reading, poetry, words, stars, maths, garden
  case linux, coding, digital, network, hardware, pager

  /// The scenes its members photograph.
  var scenes: [PictureScene] {
    switch self {
    case .pets: [.cat]
    case .food, .tea: [.bowl]
    case .house, .rent: [.floorPlan, .skyline]
    case .weiqi: [.weiqi]
    case .stars: [.stars]
    case .running, .cycling: [.track, .landscape]
    case .money, .jobs, .career, .maths: [.chart]
    case .linux, .coding, .network, .help, .hardware: [.terminal, .chart]
    case .garden: [.flower, .lotus]
    case .football, .badminton: [.pitch]
    case .reading, .poetry, .words, .study: [.books, .lotus]
    case .cars: [.road]
    case .digital, .games, .pager: [.abstract, .terminal]
    case .travel, .photo, .midlife: [.landscape, .lotus, .skyline, .stars]
    case .campus: [.lotus, .books, .landscape]
    case .local: [.skyline, .landscape]
    default: [.landscape, .abstract, .cat, .bowl]
    }
  }
}

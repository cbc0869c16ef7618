/// All sheets, read once.
enum SheetLibrary {
  /// What fits any topic.
  static let common = SheetParser.parse(SheetText.common)

  static let sheets: [Theme: Sheet] = Dictionary(
    uniqueKeysWithValues: Theme.allCases.map {
      ($0, SheetParser.parse(SheetText.sources(of: $0), knowing: common))
    })
}

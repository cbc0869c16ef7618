import Foundation

extension EnvironmentValues {
  /// How many lines a field that grows shows at least and at most.
  package var fieldLines: ClosedRange<Int> {
    let styling = textStyling
    return styling.reservedLines...max(styling.lineLimit ?? .max, styling.reservedLines)
  }
}

extension FieldContent {
  /// The height that the text takes up in a width; `nil` for a field that doesn't grow.
  @MainActor func textHeight(
    in width: CGFloat?, font: Font?, by measurer: any TextMeasuring
  ) -> CGFloat? {
    guard let lines else { return nil }
    var content = TextContent(
      string: text.isEmpty ? prompt : text, font: font,
      lineLimit: lines.upperBound == .max ? nil : lines.upperBound)
    content.reservedLines = lines.lowerBound
    return measurer.measure(content, width: width, height: nil).size.height
  }
}

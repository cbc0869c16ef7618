import CommunityAPI
import SwiftUI

extension TextColor {
  /// The colour for words; `nil` for those of a terminal that no page but a terminal's lets read.
  var foreground: Color? {
    switch self {
    case .terminal(let index): Self.palette[Int(index & 7)]
    case .rgb(let value): Color(value)
    }
  }

  /// The colour for what is behind words, light enough for words of any other.
  var background: Color? { foreground?.opacity(0.25) }

  /// Black and white are left to the window, whose own colours they may be.
  private static let palette: [Color?] = [
    nil, .red, .green, .yellow, .blue, .purple, .cyan, nil,
  ]
}

extension Color {
  /// Red, green and blue, eight bits each.
  fileprivate init(_ value: UInt32) {
    self.init(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }
}

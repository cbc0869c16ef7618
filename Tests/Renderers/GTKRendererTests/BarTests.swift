import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct BarTests {
  /// Bars of columns lie side by side: a line at their ends would be a gap between them.
  @Test func barHasNoLinesAtItsEnds() async throws {
    let host = try await WindowHost(
      NavigationStack { Text(verbatim: "page").navigationTitle(Text(verbatim: "Title")) })
    defer { host.close() }
    let right = Int(host.graph.size.width) - 1

    let inside = try await host.pixel(40, 20)

    #expect(try await host.pixel(0, 20) == inside)
    #expect(try await host.pixel(right, 20) == inside)
  }
}

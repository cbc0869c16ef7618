import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

extension ViewHost {
  /// The elements that are rows, from the top down.
  var rows: [ElementID] {
    elements { if case .region(.row) = $0.content { true } else { false } }
  }

  /// The row of a number, from the top down.
  func row(_ number: Int) throws -> RowContent {
    guard case .region(.row(let row)) = renderer.screen.elements[try rowID(number)]?.content else {
      throw NoSuchRow(number: number)
    }
    return row
  }

  func rowID(_ number: Int) throws -> ElementID {
    guard rows.indices.contains(number) else { throw NoSuchRow(number: number) }
    return rows[number]
  }

  /// The frames of the rows in the window.
  var rowFrames: [CGRect] {
    renderer.screen.flattened().compactMap {
      if case .region(.row) = $0.content { $0.frame } else { nil }
    }
  }

  /// The element of the first list.
  func list() throws -> ElementID {
    try #require(elements { if case .region(.list) = $0.content { true } else { false } }.first)
  }

  /// Moves the content of the outermost scroll area.
  func scroll(to y: CGFloat) throws {
    let area = try #require(renderer.screen.scrollAreas.first)
    graph.handle(.scroll(area, to: CGPoint(x: 0, y: y)))
    settle()
  }

  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(graph.brokenInvariants() == [], sourceLocation: sourceLocation)
  }
}

struct NoSuchRow: Error {
  let number: Int
}

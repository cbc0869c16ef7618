import CGTK
import CoreTransferable
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct DragTests {
  @Test func whatThePointerDragsIsDropped() async throws {
    let dropped = Pasted()
    let host = try await WindowHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 150, height: 200).draggable("lotus")
        Color.blue.frame(width: 150, height: 200)
          .dropDestination(for: String.self) { words, _ in
            dropped.texts += words
            return true
          } isTargeted: {
            if $0 { dropped.texts.append("over") }
          }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), exchanging: true)
    defer { host.close() }

    try await host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 220, y: 150))
    try await host.wait { dropped.texts.last == "lotus" }

    #expect(dropped.texts == ["over", "lotus"])
  }

  @Test func rowsAreMovedByThePointer() async throws {
    let words = Rows()
    let host = try await WindowHost(RowsView(rows: words), exchanging: true)
    defer { host.close() }
    let (first, last) = (host.frame(of: try host.label("a")), host.frame(of: try host.label("c")))

    try await host.drag(
      from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: last.midX, y: last.maxY + 2))
    try await host.wait { words.words.first != "a" }

    #expect(words.words == ["b", "c", "a"])
  }

  @Test func buttonsAreDraggedAndPressed() async throws {
    let dropped = Pasted()
    let host = try await WindowHost(
      VStack(spacing: 0) {
        Button("press") { dropped.texts.append("pressed") }.draggable("dragged")
        Color.blue.frame(width: 300, height: 100)
          .dropDestination(for: String.self) { words, _ in
            dropped.texts += words
            return true
          }
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), exchanging: true)
    defer { host.close() }
    let button = host.frame(of: try host.label("press"))
    let middle = CGPoint(x: button.midX, y: button.midY)

    try await host.drag(from: middle, to: CGPoint(x: middle.x, y: button.maxY + 60))
    try await host.wait { !dropped.texts.isEmpty }
    try await host.click(at: middle)
    try await host.wait { dropped.texts.count > 1 }

    #expect(dropped.texts == ["dragged", "pressed"])
  }
}

@MainActor @Observable private final class Rows { var words = ["a", "b", "c"] }

private struct RowsView: View {
  let rows: Rows

  var body: some View {
    List {
      ForEach(rows.words, id: \.self) { Text(verbatim: $0) }
        .onMove { rows.words.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

extension WindowHost {
  /// Where a point of the window's content lies on the display.
  private func place(of point: CGPoint) -> (String, String) {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(gtk_widget_get_native(window.root.widget), &x, &y)
    return ("\(Int(x + point.x))", "\(Int(y + point.y))")
  }

  /// Presses at one point and lets go at another.
  fileprivate func drag(from start: CGPoint, to end: CGPoint) async throws {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let near = CGPoint(
      x: start.x + (end.x - start.x) / 6, y: start.y + (end.y - start.y) / 6)
    let places = [start, near, middle, end].map { place(of: $0) }
    try await OtherProgram.run("xdotool", "mousemove", places[0].0, places[0].1, "mousedown", "1")
    for place in places.dropFirst() + [places[3]] {
      try await OtherProgram.run("xdotool", "mousemove", place.0, place.1)
      try await draw()
    }
    try await OtherProgram.run("xdotool", "mouseup", "1")
  }

  fileprivate func click(at point: CGPoint) async throws {
    let place = place(of: point)
    try await OtherProgram.run("xdotool", "mousemove", place.0, place.1, "click", "1")
  }
}

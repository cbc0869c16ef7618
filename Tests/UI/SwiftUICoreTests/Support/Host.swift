import Foundation
import HeadlessRenderer
import SwiftUICore
import Synchronization
import Testing

/// Shows a view headless and lets a test look at what came of it.
@MainActor final class Host {
  let graph: ViewGraph
  let renderer: HeadlessRenderer
  private(set) var frames: [String: CGRect] = [:]

  /// Shows a view in a frame of a size, as the measured scenarios do.
  init<V: View>(
    _ width: CGFloat, _ height: CGFloat, text: HeadlessText = .withFonts(),
    clock: TestClock? = nil, wall: WallClock? = nil, _ view: V
  ) {
    renderer = HeadlessRenderer(text: text)
    renderer.frameClock = clock
    graph = ViewGraph(renderer: renderer)
    graph.size = CGSize(width: width, height: height)
    wall?.install(in: graph)
    let root = view.frame(width: width, height: height).coordinateSpace(name: "root")
      .onPreferenceChange(ProbeKey.self) { [weak self] frames in self?.frames = frames }
    clock?.show = { [weak self] in
      self?.graph.showFrame()
      self?.settle()
    }
    graph.show(root)
    settle()
  }

  /// Carries out what waits, then checks the graph's invariants.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    renderer.settle(graph)
    let broken = graph.brokenInvariants()
    #expect(broken.isEmpty, "\(broken)", sourceLocation: sourceLocation)
    let shown = renderer.screen.elements.count
    #expect(graph.shownElementCount == shown, sourceLocation: sourceLocation)
  }

  /// Taps the element in front at a point.
  func tap(at point: CGPoint) {
    guard let id = renderer.screen.element(at: point) else { return }
    graph.handle(.tap(id, count: 1))
    settle()
  }

  /// Moves the content of the outermost scroll view, as a person would.
  func scroll(to offset: CGPoint) {
    guard let id = renderer.screen.scrollAreas.first else { return }
    graph.handle(.scroll(id, to: offset))
    settle()
  }

  /// Lets tasks run until none is left, settling in between.
  func finishTasks() async {
    while graph.tasks.running > 0 || renderer.wantsTurn {
      settle()
      await Task.yield()
    }
  }

  /// Waits until the graph asks for a turn, and carries it out.
  func arrival() async {
    while !renderer.wantsTurn { await Task.yield() }
    settle()
  }

  /// What a step counts up.
  func counting(_ step: () -> Void) -> Counters {
    let before = graph.counters
    step()
    settle()
    return graph.counters.since(before)
  }

  func close() {
    graph.close()
    #expect(graph.counters.nodes == 0)
    #expect(graph.counters.registrations == 0)
  }
}

/// The frames of the probes, by name; a later one of the same name wins.
enum ProbeKey: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  /// Reports the view's frame in the root under a name.
  func probe(_ id: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: ProbeKey.self, value: [id: proxy.frame(in: .named("root"))])
      }
    }
  }
}

extension HeadlessText {
  /// The fonts of the measured scenarios.
  static func withFonts() -> HeadlessText {
    let text = HeadlessText()
    text.set(
      Line(height: 18.5, baseline: 14, above: 6.2241, below: 11.1509, betweenTexts: 1), of: .body)
    text.set(
      Line(
        height: 38, baseline: 29, above: 12.6788096, below: 23.3017578, betweenTexts: 1.5),
      of: .largeTitle)
    text.set(
      Line(height: 15, baseline: 12, above: 4.7421875, below: 8.15087890625, betweenTexts: 1.5),
      of: .caption2)
    return text
  }
}

/// Lines that programs were told about their mistakes.
final class Messages: Sendable {
  private let lines = Mutex<[String]>([])

  func collect() { Diagnostics.redirect { [self] line in lines.withLock { $0.append(line) } } }
  var all: [String] { lines.withLock { $0 } }
}

extension HeadlessText {
  /// One-line texts of given widths in the window's own font.
  static func sized(_ widths: [String: CGFloat]) -> HeadlessText {
    let text = withFonts()
    for (string, width) in widths { text.set(CGSize(width: width, height: 16), of: string) }
    return text
  }
}

extension HeadlessText {
  /// Texts of given sizes in the window's own font.
  static func table(_ sizes: [String: CGSize]) -> HeadlessText {
    let text = withFonts()
    for (string, size) in sizes { text.set(size, of: string) }
    return text
  }
}

public import Foundation

/// A view that is evaluated anew at the times of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content is evaluated.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live, seconds, minutes
    }

    /// The time of the schedule that has come.
    public let date: Date
    /// How often the content is evaluated.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of a timeline is told, whatever the types around it are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view for the times of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    let node =
      slot.existing(TimelineNode<Schedule, Content>.self) ?? TimelineNode(view, in: slot)
    slot.node = node
    node.show(view)
  }

  @MainActor public static var _elementCount: _ElementCount { Content._elementCount }
}

/// Evaluates the content of a timeline at its times.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode {
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var child: ViewNode?
  private var waiting: Task<Void, Never>?

  init(_ view: TimelineView<Schedule, Content>, in slot: _ViewSlot) {
    self.view = view
    let graph = slot.parent.graph
    date = graph.currentDate()
    entries = Self.entries(of: view.schedule, from: date, in: graph)
    super.init(in: slot)
    advance()
  }

  func show(_ new: TimelineView<Schedule, Content>) {
    let isSameSchedule = areSame(view.schedule, new.schedule)
    guard child == nil || !isSameSchedule || !areSame(view.content, new.content) else { return }
    view = new
    if !isSameSchedule {
      entries = Self.entries(of: new.schedule, from: graph.currentDate(), in: graph)
      next = nil
      advance()
    }
    update()
  }

  /// The times of a schedule from a start on; where nothing moves, seldom ones.
  private static func entries(
    of schedule: Schedule, from start: Date, in graph: ViewGraph
  ) -> Schedule.Entries.Iterator {
    schedule.entries(from: start, mode: graph.frameClock == nil ? .lowFrequency : .normal)
      .makeIterator()
  }

  /// Takes up the last time that has come, and waits for the one after it.
  private func advance() {
    let now = graph.currentDate()
    if next == nil { next = entries.next() }
    while let due = next, due <= now {
      date = due
      next = entries.next()
    }
    waiting?.cancel()
    waiting = nil
    guard let next else { return }
    let (sleep, delay) = (graph.sleep, Duration.seconds(next.timeIntervalSince(now)))
    waiting = Task { [weak self] in
      do { try await sleep(delay) } catch { return }
      guard !Task.isCancelled, let self, isAlive else { return }
      advance()
      setNeedsUpdate()
    }
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    switch view.schedule {
    case is AnimationTimelineSchedule: .live
    case is EveryMinuteTimelineSchedule: .minutes
    default: .seconds
    }
  }

  override func update() {
    needsUpdate = false
    let body = tracker.track(observing: TimelineNode<Schedule, Content>.self) {
      view.content(TimelineViewDefaultContext(date: date, cadence: cadence))
    }
    reconcile(body, into: &child)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  override func willTearDown() {
    waiting?.cancel()
    super.willTearDown()
  }
}

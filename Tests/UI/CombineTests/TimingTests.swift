import Combine
import Foundation
import Testing

struct TimingTests {
  @Test func debounceHandsOnTheLastValueOfABurst() {
    let clock = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let result = Collector<Int>()
    let connection = subject.debounce(for: 10, scheduler: clock).sink { result.items.append($0) }

    subject.send(1)
    clock.advance(by: 5)
    subject.send(2)
    clock.advance(by: 9)
    #expect(result.items == [])
    clock.advance(by: 1)

    #expect(result.items == [2])
    withExtendedLifetime(connection) {}
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func throttleHandsOnOneValueOfEachStretch(latest: Bool, expected: [Int]) {
    let clock = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let result = Collector<Int>()
    let connection = subject.throttle(for: 10, scheduler: clock, latest: latest)
      .sink { result.items.append($0) }

    subject.send(1)
    clock.advance(by: 0)
    subject.send(2)
    subject.send(3)
    clock.advance(by: 10)
    clock.advance(by: 20)
    subject.send(4)
    clock.advance(by: 0)

    #expect(result.items == expected)
    withExtendedLifetime(connection) {}
  }

  @Test func delayedValuesComeLater() {
    let clock = TestScheduler()
    let result = Collector<Int>()
    let connection = Just(1).delay(for: 3, scheduler: clock).sink { result.items.append($0) }

    clock.advance(by: 2)
    #expect(result.items == [])
    clock.advance(by: 1)

    #expect(result.items == [1])
    withExtendedLifetime(connection) {}
  }

  @Test func valuesMoveToTheSchedulerInOrder() {
    let clock = TestScheduler()
    let result = Collector<Int>()
    let connection = [1, 2, 3].publisher.receive(on: clock).sink { result.items.append($0) }
    #expect(result.items == [])

    clock.advance(by: 0)

    #expect(result.items == [1, 2, 3])
    withExtendedLifetime(connection) {}
  }

  @Test func timerStartsForTheFirstSubscriberAndStopsAfterTheLast() {
    let loop = RunLoop.current
    let ticks = Collector<Date>()
    var connection: AnyCancellable? = Timer.publish(every: 0.001, on: loop, in: .common)
      .autoconnect().sink { ticks.items.append($0) }

    while ticks.items.count < 2 { _ = loop.run(mode: .default, before: Date() + 1) }
    connection = nil
    let count = ticks.items.count
    _ = loop.run(mode: .default, before: Date() + 0.005)

    #expect(ticks.items.count == count)
    #expect(connection == nil)
  }

  @Test func notificationsAreHandedOut() {
    let name = Notification.Name("pond")
    let center = NotificationCenter()
    let result = Collector<String>()
    var connection: AnyCancellable? = center.publisher(for: name).sink {
      result.items.append($0.object as? String ?? "")
    }

    center.post(name: name, object: "frog")
    center.post(name: Notification.Name("lake"), object: "fish")
    connection = nil
    center.post(name: name, object: "late")

    #expect(result.items == ["frog"])
    #expect(connection == nil)
  }
}

/// A scheduler whose time is told by the test.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(Date(timeIntervalSince1970: 0))
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var work: [(due: SchedulerTimeType, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now, action)) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    work.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    fatalError("the test's scheduler repeats nothing")
  }

  /// Lets time pass and does what is due by then, in order.
  func advance(by stride: SchedulerTimeType.Stride) {
    let end = now.advanced(by: stride)
    while let next = work.indices.filter({ work[$0].due <= end })
      .min(by: { (work[$0].due, $0) < (work[$1].due, $1) })
    {
      let item = work.remove(at: next)
      now = max(now, item.due)
      item.action()
    }
    now = end
  }
}

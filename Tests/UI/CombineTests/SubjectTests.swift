import Combine
import Testing

struct SubjectTests {
  @Test func passthroughKeepsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    var values: [Int] = []
    let connection = subject.sink { values.append($0) }

    subject.send(2)

    #expect(values == [2])
    withExtendedLifetime(connection) {}
  }

  @Test func currentValueIsHandedToWhoeverComes() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var values: [Int] = []
    let connection = subject.sink { values.append($0) }

    subject.send(3)

    #expect(values == [2, 3])
    #expect(subject.value == 3)
    withExtendedLifetime(connection) {}
  }

  @Test func nothingComesAfterTheConnectionIsReleased() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var connection: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)

    connection = nil
    subject.send(2)

    #expect(values == [1])
    #expect(connection == nil)
  }

  @Test func endIsToldOnceAndToThoseWhoComeLate() {
    let subject = PassthroughSubject<Int, TestError>()
    var ends: [Subscribers.Completion<TestError>] = []
    var set: Set<AnyCancellable> = []
    subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in }).store(in: &set)

    subject.send(completion: .failure(.broken))
    subject.send(completion: .finished)
    subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in }).store(in: &set)

    #expect(ends == [.failure(.broken), .failure(.broken)])
  }

  @Test func subscriberGetsNoMoreThanItAsksFor() {
    let subject = PassthroughSubject<Int, Never>()
    let values = Collector<Int>()
    subject.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          values.items.append($0)
          return .none
        }))

    for value in 1...4 { subject.send(value) }

    #expect(values.items == [1, 2])
  }

  @Test func subjectTakesOverAPublisher() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let connection = [4, 5].publisher.subscribe(subject)

    #expect(subject.value == 5)
    withExtendedLifetime(connection) {}
  }
}

enum TestError: Error {
  case broken
}

/// Values in the order in which they came.
final class Collector<Item> {
  var items: [Item] = []
}

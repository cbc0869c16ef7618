import Combine
import Testing

struct OperatorTests {
  private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    let result = Collector<P.Output>()
    let connection = publisher.sink(
      receiveCompletion: { _ in }, receiveValue: { result.items.append($0) })
    withExtendedLifetime(connection) {}
    return result.items
  }

  private let numbers = [1, 2, 2, 3, 5].publisher

  @Test func operatorsChooseAndChangeValues() {
    #expect(values(of: numbers.map { $0 * 2 }) == [2, 4, 4, 6, 10])
    #expect(values(of: numbers.filter { $0 > 2 }) == [3, 5])
    #expect(values(of: numbers.removeDuplicates()) == [1, 2, 3, 5])
    #expect(values(of: ["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(values(of: numbers.scan(0, +)) == [1, 3, 5, 8, 13])
    #expect(values(of: numbers.dropFirst(3)) == [3, 5])
    #expect(values(of: numbers.drop { $0 < 3 }) == [3, 5])
    #expect(values(of: numbers.prefix(2)) == [1, 2])
    #expect(values(of: numbers.prefix { $0 < 3 }) == [1, 2, 2])
    #expect(values(of: numbers.first { $0 > 2 }) == [3])
    #expect(values(of: [1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
  }

  @Test func operatorsGatherValues() {
    #expect(values(of: numbers.collect()) == [[1, 2, 2, 3, 5]])
    #expect(values(of: numbers.reduce(0, +)) == [13])
    #expect(values(of: numbers.count()) == [5])
    #expect(values(of: numbers.last()) == [5])
    #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
    #expect(values(of: numbers.replaceEmpty(with: 9)) == [1, 2, 2, 3, 5])
  }

  @Test func failuresAreDealtWith() {
    let failing = numbers.tryMap { value -> Int in
      if value == 3 { throw TestError.broken }
      return value
    }
    var end: String?
    let connection = failing.sink(
      receiveCompletion: { end = "\($0)" }, receiveValue: { _ in })

    #expect(end == "failure(CombineTests.TestError.broken)")
    #expect(values(of: failing.replaceError(with: 0)) == [1, 2, 2, 0])
    #expect(values(of: failing.catch { _ in Just(7) }) == [1, 2, 2, 7])
    #expect(values(of: failing.retry(1).replaceError(with: 0)) == [1, 2, 2, 1, 2, 2, 0])
    withExtendedLifetime(connection) {}
  }

  @Test func mergedValuesComeAsTheyCome() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let result = Collector<Int>()
    var isOver = false
    let connection = first.merge(with: second).sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { result.items.append($0) })

    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)

    #expect(result.items == [1, 2, 3])
    #expect(!isOver)
    second.send(completion: .finished)
    #expect(isOver)
    withExtendedLifetime(connection) {}
  }

  @Test func latestValuesAreCombined() {
    let (name, count) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    let result = Collector<String>()
    let connection = name.combineLatest(count) { "\($0)\($1)" }.sink { result.items.append($0) }

    name.send("a")
    count.send(2)
    name.send("b")

    #expect(result.items == ["a1", "a2", "b2"])
    withExtendedLifetime(connection) {}
  }

  @Test func zippedValuesAreUsedOnce() {
    #expect(values(of: numbers.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["1a", "2b"])
  }

  @Test func valuesOfInnerPublishersComeThrough() {
    #expect(values(of: numbers.flatMap { Just($0 * 10) }) == [10, 20, 20, 30, 50])
  }

  @Test func onlyTheNewestInnerPublisherIsHeard() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let result = Collector<Int>()
    let connection = outer.switchToLatest().sink { result.items.append($0) }

    outer.send(old)
    old.send(1)
    outer.send(new)
    old.send(2)
    new.send(3)

    #expect(result.items == [1, 3])
    withExtendedLifetime(connection) {}
  }

  @Test func sharedPublisherStartsOnce() {
    var starts = 0
    let source = Deferred { () -> PassthroughSubject<Int, Never> in
      starts += 1
      return PassthroughSubject()
    }.share()
    var set: Set<AnyCancellable> = []

    source.sink { _ in }.store(in: &set)
    source.sink { _ in }.store(in: &set)

    #expect(starts == 1)
  }

  @Test func futureIsKeptForThoseWhoComeLate() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let result = Collector<Int>()
    let early = future.sink { result.items.append($0) }

    promise?(.success(4))
    promise?(.success(5))
    let late = future.sink { result.items.append($0) }

    #expect(result.items == [4, 4])
    withExtendedLifetime((early, late)) {}
  }

  @Test func valuesCanBeWaitedFor() async {
    var sum = 0
    for await value in numbers.values { sum += value }

    #expect(sum == 13)
  }

  @Test func eventsAreTold() {
    let log = Collector<String>()
    let connection = Just(1).handleEvents(
      receiveSubscription: { _ in log.items.append("start") },
      receiveOutput: { log.items.append("\($0)") },
      receiveCompletion: { _ in log.items.append("end") }
    ).sink { _ in }

    #expect(log.items == ["start", "1", "end"])
    withExtendedLifetime(connection) {}
  }
}

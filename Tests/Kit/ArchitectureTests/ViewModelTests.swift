import Architecture
import Observation
import Testing

@MainActor struct ViewModelTests {
  @Test func inputChangesTheState() {
    let model = AnyViewModel(Counter())

    model.trigger(.add(2))
    model.trigger(.add(3))

    #expect(model.state == Counter.State(id: 1, count: 5))
    #expect(model.count == 5)
  }

  @Test func stateReadThroughTheWrapperIsTracked() async {
    let model = AnyViewModel(Counter())

    await confirmation { changed in
      withObservationTracking {
        _ = model.state
      } onChange: {
        changed()
      }
      model.trigger(.add(1))
    }
  }

  @Test func memberReadThroughTwoWrappersIsTracked() async {
    let counter = Counter()
    let model = AnyViewModel(AnyViewModel(counter))

    await confirmation { changed in
      withObservationTracking {
        _ = model.count
      } onChange: {
        changed()
      }
      counter.trigger(.add(1))
    }
  }

  @Test func readOutsideTheStateIsNotTracked() async {
    let model = AnyViewModel(Counter())

    await confirmation(expectedCount: 0) { changed in
      withObservationTracking {
        model.trigger(.rest)
      } onChange: {
        changed()
      }
      model.trigger(.add(1))
    }
  }

  @Test func rowHasNoInputAndItsStatesIdentity() {
    let rows = [CounterRow(id: 7), CounterRow(id: 8)]
      .map { AnyViewModel<Counter.State, Never>($0) }

    #expect(rows.map(\.id) == [7, 8])
  }

  @Test func differentModelsFitOneView() {
    let models: [AnyViewModel<Counter.State, Counter.Input>] = [
      AnyViewModel(Counter()), AnyViewModel(Doubler()),
    ]

    for model in models { model.trigger(.add(2)) }

    #expect(models.map(\.count) == [2, 4])
  }

  @Test func wrapperLetsItsModelGo() {
    weak var released: Counter?
    do {
      let counter = Counter()
      released = counter
      let model = AnyViewModel(counter)
      withObservationTracking {
        _ = model.state
      } onChange: {
      }
      #expect(released != nil)
    }

    #expect(released == nil)
  }
}

@Observable private final class Counter: ViewModel {
  struct State: Identifiable, Equatable {
    let id: Int
    var count: Int
  }

  enum Input {
    case add(Int)
    case rest
  }

  private(set) var state = State(id: 1, count: 0)

  func trigger(_ input: Input) {
    if case .add(let number) = input { state.count += number }
  }
}

@Observable private final class Doubler: ViewModel {
  private(set) var state = Counter.State(id: 2, count: 0)

  func trigger(_ input: Counter.Input) {
    if case .add(let number) = input { state.count += 2 * number }
  }
}

@Observable private final class CounterRow: ViewModel {
  typealias Input = Never

  let state: Counter.State

  init(id: Int) { state = Counter.State(id: id, count: 0) }
}

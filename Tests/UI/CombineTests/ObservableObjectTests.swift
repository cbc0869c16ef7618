import Combine
import Testing

struct ObservableObjectTests {
  private class Account: ObservableObject {
    @Published var name = "Ming"
    @Published var visits = 0
    var note = ""
  }

  private final class Staff: Account {
    @Published var rank = 1
  }

  @Test func changeIsToldBeforeItHappens() {
    let account = Account()
    var seen: [String] = []
    let connection = account.objectWillChange.sink { seen.append(account.name) }

    account.name = "Hua"
    account.note = "not published"

    #expect(seen == ["Ming"])
    #expect(account.name == "Hua")
    withExtendedLifetime(connection) {}
  }

  @Test func propertiesShareOnePublisher() {
    let account = Account()
    var count = 0
    let connection = account.objectWillChange.sink { count += 1 }

    account.name = "Hua"
    account.visits += 1

    #expect(count == 2)
    #expect(account.objectWillChange === account.objectWillChange)
    withExtendedLifetime(connection) {}
  }

  @Test func inheritedPropertiesTellToo() {
    let staff = Staff()
    var count = 0
    let connection = staff.objectWillChange.sink { count += 1 }

    staff.rank = 2
    staff.name = "Hua"

    #expect(count == 2)
    withExtendedLifetime(connection) {}
  }

  @Test func objectWithoutPublishedPropertiesKeepsItsPublisher() {
    final class Plain: ObservableObject {}
    let (first, second) = (Plain(), Plain())

    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
  }

  @Test func publisherOfOnesOwnIsLeftAlone() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      @Published var value = 0
    }
    let object = Own()
    var told: [Int] = []
    let connection = object.objectWillChange.sink { told.append($0) }

    object.value = 5
    object.objectWillChange.send(7)

    #expect(told == [7])
    withExtendedLifetime(connection) {}
  }

  @Test func projectedPublisherStartsWithTheValue() {
    let account = Account()
    var values: [Int] = []
    var during: [Int] = []
    let connection = account.$visits.sink {
      values.append($0)
      during.append(account.visits)
    }

    account.visits = 1
    account.visits = 2

    #expect(values == [0, 1, 2])
    #expect(during == [0, 0, 1])
    withExtendedLifetime(connection) {}
  }

  @Test func publisherCanBeAssignedToAProperty() {
    let account = Account()
    let subject = PassthroughSubject<String, Never>()
    subject.assign(to: &account.$name)

    subject.send("Li")

    #expect(account.name == "Li")
  }

  @Test func assignedPropertyDoesNotKeepItsObject() {
    let subject = PassthroughSubject<String, Never>()
    weak var gone: Account?
    do {
      let account = Account()
      gone = account
      subject.assign(to: &account.$name)
    }

    #expect(gone == nil)
  }
}

import Foundation
import Observation
import Routing
import Testing

@MainActor struct NavigationModelTests {
  private let model: NavigationModel

  init() throws {
    var router = Router()
    try router.register(ForumScreen.self)
    try router.register(SettingsScreen.self)
    model = NavigationModel(router: router)
  }

  @Test func urlOpensItsScreenOnTop() throws {
    model.push(SettingsScreen.root)

    #expect(model.open(try #require(URL(string: "smth://topic/5"))))

    let expected = [
      AnyDestination(SettingsScreen.root), AnyDestination(ForumScreen.topic(id: 5, page: 1)),
    ]
    #expect(model.path == expected)
    #expect(model.current?.base as? ForumScreen == .topic(id: 5, page: 1))
    #expect(model.failure == nil)
  }

  @Test func urlThatLeadsNowhereLeavesThePathAndShowsWhy() {
    model.push(SettingsScreen.root)

    #expect(!model.open("smth://nowhere"))

    #expect(model.path == [AnyDestination(SettingsScreen.root)])
    #expect(model.failure == .unknown(url: "smth://nowhere"))
  }

  @Test func failureGoesWhenDismissedOrFollowedBySuccess() {
    model.open("smth://nowhere")
    model.dismissFailure()
    #expect(model.failure == nil)

    model.open("smth://nowhere")
    model.open("smth://settings")
    #expect(model.failure == nil)
  }

  @Test func goingBackEndsAtTheRoot() {
    model.push(SettingsScreen.root)
    model.push(ForumScreen.draft)

    model.pop()
    #expect(model.current == AnyDestination(SettingsScreen.root))
    model.pop()
    model.pop()
    #expect(model.path.isEmpty)
    #expect(model.current == nil)

    model.push(SettingsScreen.root)
    model.push(ForumScreen.draft)
    model.popToRoot()
    #expect(model.path.isEmpty)
  }

  @Test func equalScreensAreEqualElements() {
    let one = AnyDestination(ForumScreen.board("a"))

    #expect(one == AnyDestination(ForumScreen.board("a")))
    #expect(one != AnyDestination(ForumScreen.board("b")))
    #expect(one != AnyDestination(SettingsScreen.root))
    #expect(Set([one, AnyDestination(ForumScreen.board("a"))]).count == 1)
  }

  @Test func openingIsObserved() async {
    await confirmation { changed in
      withObservationTracking {
        _ = model.path
      } onChange: {
        changed()
      }

      model.open("smth://settings")
    }
  }
}

import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct AccessibilityTreeTests {
  @Test func labelOfAButtonIsWhatItsTextsSay() {
    let nodes = accessible(
      Button {
      } label: {
        HStack {
          Text("Anna")
          Text("3 new")
        }
      })

    #expect(nodes.outline == ["button Anna, 3 new [press]"])
  }

  @Test func tabsAreNamedByWhatTheyShow() {
    let nodes = accessible(
      TabView(selection: .constant(2)) {
        Text("one").tabItem { Label("First", systemImage: "house") }.tag(1)
        Text("two").tabItem { Text("Second") }.tag(2)
      })

    let tabs = nodes.flatMap(\.flattened).filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["First", "Second"])
    #expect(tabs.map { $0.states.contains(.selected) } == [false, true])
  }

  @Test func decorationAndEmptyContainersVanish() {
    let nodes = accessible(
      VStack {
        Color.red
        Divider()
        HStack { Text("one") }.opacity(0.5)
      })

    #expect(nodes.outline == ["text one"])
  }

  @Test func hiddenSubtreeIsNotThere() {
    let nodes = accessible(
      VStack {
        HStack {
          Text("secret")
          Button("press") {}
        }.accessibilityHidden(true)
        Text("open")
      })

    #expect(nodes.outline == ["text open"])
  }

  @Test func combinedChildrenAreOneWithTheActionsOfAll() {
    let calls = Calls()
    let host = ViewHost(
      VStack {
        Text("Anna")
        Button("Open") { calls.note("open") }
        Button("Delete") { calls.note("delete") }
      }.accessibilityElement(children: .combine))

    #expect(host.outline == ["button Anna, Open, Delete [press press:Delete]"])
    for action in host.nodes[0].actions { host.perform(.press, on: action.target) }
    #expect(calls.names == ["open", "delete"])
  }

  @Test func ignoredChildrenLeaveWhatIsSaidOfTheirParent() {
    let nodes = accessible(
      HStack {
        Text("4.5")
        Text("stars")
      }.accessibilityElement().accessibilityLabel("Rating").accessibilityValue("4 and a half"))

    #expect(nodes.outline == ["text Rating = 4 and a half"])
  }

  @Test func containerStaysWithItsChildren() {
    let nodes = accessible(
      VStack {
        Text("one")
        Text("two")
      }.accessibilityElement(children: .contain).accessibilityLabel("Numbers"))

    #expect(nodes.outline == ["group Numbers", "  text one", "  text two"])
  }

  @Test func outermostWordingWins() {
    let nodes = accessible(
      Text("shown").accessibilityLabel("inner").accessibilityLabel("outer")
        .accessibilityHint("does it").accessibilityLabel("never", isEnabled: false))

    #expect(nodes.outline == ["text outer"])
    #expect(nodes.first?.hint == "does it")
  }

  @Test func wordingFollowsTheState() {
    let host = ViewHost(Renaming())
    #expect(host.outline == ["text count 0 [press]"])

    host.press("shown")

    #expect(host.outline == ["text count 1 [press]"])
  }

  @Test func traitsSayWhatAnElementIs() {
    let nodes = accessible(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Deep").accessibilityHeading(.h3)
        Text("Tap").accessibilityAddTraits([.isButton, .isSelected])
        Text("Plain").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isLink)
      })

    #expect(
      nodes.outline == [
        "heading Title", "heading Deep", "button Tap [press] selected", "text Plain",
      ])
    #expect(nodes[1].level == 3)
  }

  @Test func siblingsOfHigherPriorityAreReadFirst() {
    let nodes = accessible(
      VStack {
        Text("last").accessibilitySortPriority(-1)
        Text("second")
        Text("third")
        Text("first").accessibilitySortPriority(2)
      })

    #expect(nodes.map(\.label) == ["first", "second", "third", "last"])
  }

  @Test func controlsSayTheirStates() {
    let nodes = accessible(
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Toggle("Beep", isOn: .constant(false)).toggleStyle(.checkbox).disabled(true)
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant("abc"))
        ProgressView("Loading", value: 0.25)
        ProgressView()
        Picker("Sort", selection: .constant(1)) { Text("Newest").tag(1) }
        Link("Home", destination: URL(filePath: "/"))
      })

    #expect(
      nodes.outline == [
        "switch Sound [press] on", "checkbox Beep disabled",
        "field Name = Ada [setText submit focus blur]",
        "secureField Password = ••• [setText submit focus blur]",
        "progress Loading = 25%", "progress  busy",
        "menuButton Sort = Newest [press showMenu] expandable", "link Home [press]",
      ])
  }

  @Test func openMenuHidesWhatIsBehind() {
    let host = ViewHost(
      VStack {
        Text("behind")
        Menu("More") { Button("Copy") {} }
      })

    host.press("More")

    #expect(host.outline == ["menu  [dismiss] modal", "  menuItem Copy [press]"])
  }

  @Test func actionsAreCarriedOutByKindAndName() {
    let calls = Calls()
    let host = ViewHost(
      Text("3").accessibilityAction { calls.note("press") }
        .accessibilityAction(named: "Reset") { calls.note("reset") }
        .accessibilityAdjustableAction { calls.note($0 == .increment ? "more" : "less") }
        .accessibilityIdentifier("counter"))
    #expect(host.outline == ["text 3 [press increment decrement custom:Reset] #counter"])

    let id = host.nodes[0].id
    for action in [ElementAction.press, .increment, .decrement, .custom("Reset")] {
      host.perform(action, on: id)
    }

    #expect(calls.names == ["press", "more", "less", "reset"])
  }

  @Test func kindsBehaviorsAndLevelsAreValues() {
    let calls = Calls()
    let escape = AccessibilityActionKind.escape
    let behavior = AccessibilityChildBehavior.combine
    let level = AccessibilityHeadingLevel.h2
    let traits: AccessibilityTraits = [.isButton, .isSelected]
    let directions: [AccessibilityAdjustmentDirection] = [.increment, .decrement]
    let host = ViewHost(
      VStack {
        VStack {
          Text("one")
          Text("two")
        }.accessibilityElement(children: behavior).accessibilityAction(escape) {
          calls.note("escape")
        }.accessibilityInputLabels(["both", "numbers"])
        Text("title").accessibilityHeading(level)
        Text("all").accessibilityAddTraits(traits)
        Text("named").accessibilityAction(AccessibilityActionKind(named: Text("Archive"))) {
          calls.note("archive")
        }
      })

    #expect(
      host.outline == [
        "text one, two [dismiss]", "heading title", "button all [press] selected",
        "text named [custom:Archive]",
      ])
    #expect(host.nodes[1].level == 2)
    #expect(
      host.renderer.screen.elements[host.nodes[0].id]?.accessibility.inputLabels == [
        "both", "numbers",
      ])
    for node in host.nodes {
      for action in node.actions where action.name != .press {
        let title = action.title.map(ElementAction.custom)
        host.perform(title ?? .dismiss, on: action.target)
      }
    }
    #expect(calls.names == ["escape", "archive"])
    #expect(Set(directions).count == 2)
    #expect(traits.contains(.isButton) && !traits.contains(.isLink))
  }

  @Test func whatRespondsToNobodyOffersNothing() {
    let nodes = accessible(Button("Save") {}.accessibilityRespondsToUserInteraction(false))

    #expect(nodes.outline == ["button Save"])
  }

  @Test func rowsWithOneThingToDoAreOneNode() {
    let host = ViewHost(
      List {
        Text("plain")
        Button("Open") {}
        HStack {
          Button("Yes") {}.buttonStyle(.borderless)
          Button("No") {}.buttonStyle(.borderless)
        }
      })

    #expect(
      host.outline.filter { !$0.hasPrefix("list") } == [
        "  row plain", "  row Open [press]", "  row ", "    button Yes [press]",
        "    button No [press]",
      ])
  }

  @Test func partsOfATextThatLeadSomewhereAreLinks() {
    let calls = Calls()
    var text = AttributedString("See home")
    text[text.range(of: "home") ?? text.startIndex..<text.endIndex].link = URL(string: "a:home")
    let host = ViewHost(
      VStack { Text(text) }.environment(
        \.openURL,
        OpenURLAction { url in
          calls.note(url.absoluteString)
          return .handled
        }))
    #expect(host.outline == ["text See home", "  link home [openLink:a:home]"])

    host.perform(.openLink(URL(string: "a:home") ?? URL(filePath: "/")), on: host.nodes[1].id)
    host.perform(.openLink(URL(string: "a:other") ?? URL(filePath: "/")), on: host.nodes[1].id)

    #expect(calls.names == ["a:home"])
  }

  @Test func linksOfARowStayInIt() {
    var text = AttributedString("home")
    text.link = URL(string: "a:home")
    let host = ViewHost(List { Text(text) })

    #expect(
      host.outline.filter { !$0.hasPrefix("list") } == [
        "  row home", "    link home [openLink:a:home]",
      ])
  }

  @Test func framesAreTheWindows() throws {
    let host = ViewHost(
      Button("Save") {}.buttonStyle(.plain).padding(10).accessibilityElement(children: .contain)
        .frame(width: 390, height: 844, alignment: .topLeading))

    let button = try #require(host.nodes.first { $0.role == .button })
    #expect(button.frame.origin == CGPoint(x: 10, y: 10))
  }

  private func accessible<V: View>(_ view: V) -> [AccessibilityTree.Node] {
    ViewHost(view).renderer.screen.accessibilityTree.roots
  }
}

private struct Renaming: View {
  @State private var count = 0

  var body: some View {
    Text("shown").onTapGesture { count += 1 }.accessibilityLabel("count \(count)")
      .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
      .accessibilityRespondsToUserInteraction()
  }
}

extension ViewHost {
  /// The accessible nodes in reading order.
  var nodes: [AccessibilityTree.Node] { renderer.screen.accessibilityTree.flattened }

  /// The accessible nodes, one a line, those in others indented.
  var outline: [String] { renderer.screen.accessibilityTree.roots.outline }
}

extension [AccessibilityTree.Node] {
  /// The nodes, one a line, those in others indented.
  var outline: [String] {
    flatMap { node in [node.line] + node.children.outline.map { "  " + $0 } }
  }
}

extension AccessibilityTree.Node {
  fileprivate var line: String {
    var line = "\(role.rawValue) \(label)"
    if !value.isEmpty { line += " = \(value)" }
    if !actions.isEmpty {
      let names = actions.map { $0.name.rawValue + ($0.title.map { ":" + $0 } ?? "") }
      line += " [\(names.joined(separator: " "))]"
    }
    for (state, name) in Self.names where states.contains(state) { line += " \(name)" }
    if let identifier { line += " #\(identifier)" }
    return line
  }

  private static var names: [(States, String)] {
    [
      (.disabled, "disabled"), (.focused, "focused"), (.selected, "selected"), (.on, "on"),
      (.mixed, "mixed"), (.expandable, "expandable"), (.expanded, "expanded"), (.modal, "modal"),
      (.busy, "busy"), (.updating, "updating"),
    ]
  }
}

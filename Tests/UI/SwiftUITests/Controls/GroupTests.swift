import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct GroupTests {
  @Test func labeledContentReadsAsLabelAndValue() {
    let host = ViewHost(
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Count", value: 3, format: .number)
        LabeledContent("Volume") { Toggle("inner", isOn: .constant(true)).labelsHidden() }
      })

    #expect(
      host.outline == ["text Name = Ada", "text Count = 3", "switch Volume = inner [press] on"])
  }

  @Test func labeledContentWithoutLabelsKeepsItsValue() {
    let host = ViewHost(LabeledContent("Name", value: "Ada").labelsHidden())

    #expect(host.texts == ["Ada"])
    #expect(host.outline == ["text Name = Ada"])
  }

  @Test func styleOfOnesOwnArrangesLabelAndValue() {
    let host = ViewHost(
      LabeledContent("Name", value: "Ada").labeledContentStyle(ReversedStyle()))

    #expect(host.texts == ["Ada", "Name"])
  }

  @Test func boxIsARegionAroundLabelAndContent() {
    let host = ViewHost(GroupBox("Address") { Text("Street") })

    #expect(host.texts == ["Address", "Street"])
    #expect(host.elements { $0.content == .region(.groupBox) }.count == 1)
  }

  @Test func boxInABoxHasTheStyleAsWell() {
    let host = ViewHost(
      GroupBox("Outer") { GroupBox("Inner") { Text("text") } }.groupBoxStyle(MarkedStyle()))

    #expect(host.texts == ["*", "Outer", "*", "Inner", "text"])
  }

  @Test func disclosureShowsItsContentWhenPressed() throws {
    let host = ViewHost(DisclosureGroup("More") { Text("hidden") })
    #expect(host.texts == ["More"])
    #expect(host.outline == ["button More [press expand collapse] expandable"])

    host.press("More")
    #expect(host.texts == ["More", "hidden"])
    #expect(host.outline[0] == "button More [press expand collapse] expandable expanded")

    let button = try host.control { if case .button = $0 { true } else { false } }
    host.perform(.expand, on: button)
    #expect(host.texts == ["More", "hidden"])
    host.perform(.collapse, on: button)
    #expect(host.texts == ["More"])
  }

  @Test func disclosureFollowsItsBindingAndStyle() {
    let host = ViewHost(Disclosing().disclosureGroupStyle(PlainStyle()))
    #expect(host.texts == ["Title", "hidden", "true"])

    host.press("Title")

    #expect(host.texts == ["Title", "false"])
  }

  @Test func contentOfADisclosureInAListIsRows() {
    let host = ViewHost(
      List {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("one")
          Text("two")
        }
      })

    let rows = host.nodes.filter { $0.role == .row }.map(\.label)
    #expect(rows == ["More", "one", "two"])
  }

  @Test func formIsAListOfGroups() {
    let host = ViewHost(
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          Picker("Sort", selection: .constant(1)) { Text("Newest").tag(1) }
        }
      })

    #expect(host.elements { $0.content == .region(.list(.insetGrouped)) }.count == 1)
    #expect(host.texts.contains("Sort"))
    #expect(host.nodes.contains { $0.role == .menuButton && $0.label == "Sort" })
  }

  @Test func styleOfOnesOwnArrangesAForm() {
    let host = ViewHost(Form { Text("row") }.formStyle(BareStyle()))

    #expect(host.texts == ["form", "row"])
    #expect(host.elements { $0.content == .region(.form) }.isEmpty)
  }

  @Test func controlGroupIsItsControlsOrAMenuOfThem() {
    let row = ViewHost(ControlGroup("Edit") { Button("Cut") {} })
    let menu = ViewHost(ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(.menu))
    #expect(row.texts == ["Cut"])
    #expect(menu.texts == ["Edit"])

    menu.press("Edit")
    #expect(menu.texts == ["Edit", "Cut"])
  }

  @Test func unavailableContentSaysWhatWhyAndWhatHelps() {
    let host = ViewHost(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Reload") {}
      })
    let search = ViewHost(ContentUnavailableView.search(text: "swift"))

    #expect(host.texts == ["No Mail", "New mail appears here.", "Reload"])
    #expect(search.texts.first == "No Results for “swift”")
  }
}

private struct ReversedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content
      configuration.label
    }
  }
}

private struct MarkedStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("*")
      configuration.label
      configuration.content
    }
  }
}

private struct PlainStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct BareStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("form")
      configuration.content
    }
  }
}

private struct Disclosing: View {
  @State private var isExpanded = true

  var body: some View {
    VStack {
      DisclosureGroup("Title", isExpanded: $isExpanded) { Text("hidden") }
      Text(String(isExpanded))
    }
  }
}

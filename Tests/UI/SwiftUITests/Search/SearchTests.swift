import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct SearchTests {
  @Test func fieldIsShownUnderTheTitleWithItsPrompt() throws {
    let host = ViewHost(Searching())

    let field = try host.searchField()
    #expect(field.content.text == "")
    #expect(field.content.prompt == "Find boards")
    let title = try host.frame {
      if case .bar(let bar) = $0 { bar.kind == .navigation } else { false }
    }
    let search = try host.frame {
      if case .bar(let bar) = $0 { bar.kind == .search } else { false }
    }
    #expect(title.maxY == search.minY)
    host.close()
  }

  @Test func typingFiltersAndSubmitting() throws {
    let host = ViewHost(Searching())

    host.perform(.setText("swi"), on: try host.searchField().id)
    #expect(host.texts.contains("Swift"))
    #expect(!host.texts.contains("Linux"))
    host.perform(.submit, on: try host.searchField().id)

    #expect(host.texts.contains("submitted swi"))
    host.close()
  }

  @Test func contentKnowsWhetherSomebodySearchesAndEndsIt() throws {
    let host = ViewHost(Searching())
    #expect(host.texts.contains("idle"))

    host.perform(.focus, on: try host.searchField().id)
    #expect(host.texts.contains("searching"))
    host.perform(.setText("x"), on: try host.searchField().id)
    host.press("searching")

    #expect(host.texts.contains("idle"))
    #expect(try host.searchField().content.text == "")
    host.close()
  }

  @Test func cancelEndsTheSearch() throws {
    let host = ViewHost(Searching())
    host.perform(.setText("x"), on: try host.searchField().id)

    host.press("Cancel")

    #expect(host.texts.contains("idle"))
    #expect(host.texts.contains("Linux"))
    host.close()
  }

  @Test func fieldAroundAStackBelongsToItsFirstPage() throws {
    let host = ViewHost(Outside())
    _ = try host.searchField()

    host.press("next")

    #expect(host.searchFields.isEmpty)
    host.close()
  }

  @Test func programStartsAndHearsOfSearching() throws {
    let host = ViewHost(Presented())
    host.press("start false")
    #expect(host.texts.contains("start true"))
    #expect(host.texts.contains("Cancel"))

    host.press("Cancel")

    #expect(host.texts.contains("start false"))
    host.close()
  }

  @Test func suggestionsAndScopesAreOfferedWhileSearching() throws {
    let host = ViewHost(Suggesting())
    #expect(!host.texts.contains("Recent"))

    host.perform(.focus, on: try host.searchField().id)
    #expect(host.texts.contains("Recent"))
    #expect(host.texts.contains("Titles"))
    host.press("Authors")
    host.press("Recent")

    #expect(try host.searchField().content.text == "recent words")
    #expect(host.texts.contains("scope 2"))
    host.close()
  }

  @Test func fieldHasTheKeyboardWhileTheProgramSearches() throws {
    let host = ViewHost(Presented())
    host.press("start false")
    #expect(host.isSearchFieldFocused)

    host.press("Cancel")

    #expect(!host.isSearchFieldFocused)
    host.close()
  }

  @Test func fieldOfAWindowWithoutPagesIsShownAtItsTop() throws {
    let host = ViewHost(
      Text(verbatim: "plain").searchable(text: .constant("abc"), prompt: "Find"))

    #expect(try host.searchField().content.text == "abc")
    host.close()
  }
}

extension ViewHost {
  fileprivate var searchFields: [(id: ElementID, content: FieldContent)] {
    elements { _ in true }.compactMap { id in
      guard case .control(let control)? = renderer.screen.elements[id]?.content,
        case .field(let field) = control.kind, field.kind == .search
      else { return nil }
      return (id, field)
    }
  }

  fileprivate var isSearchFieldFocused: Bool {
    controls.contains { control in
      guard case .field(let field) = control.kind else { return false }
      return field.kind == .search && control.isFocused
    }
  }

  fileprivate func searchField() throws -> (id: ElementID, content: FieldContent) {
    try #require(searchFields.first)
  }
}

private struct Searching: View {
  @State private var text = ""
  @State private var submitted = ""

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(["Linux", "Swift"].filter { matches($0) }, id: \.self) { Text(verbatim: $0) }
        Text(verbatim: "submitted \(submitted)")
        SearchState()
      }
      .navigationTitle("Boards")
      .searchable(text: $text, prompt: Text(verbatim: "Find boards"))
      .onSubmit(of: .search) { submitted = text }
    }
  }

  private func matches(_ name: String) -> Bool {
    text.isEmpty || name.lowercased().hasPrefix(text)
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(verbatim: isSearching ? "searching" : "idle").onTapGesture { dismissSearch() }
  }
}

private struct Outside: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      NavigationLink("next") { Text(verbatim: "page") }
    }
    .searchable(text: $text)
  }
}

private struct Presented: View {
  @State private var text = ""
  @State private var isSearching = false

  var body: some View {
    NavigationStack {
      Text(verbatim: "start \(isSearching)").onTapGesture { isSearching = true }
        .searchable(text: $text, isPresented: $isSearching)
    }
  }
}

private struct Suggesting: View {
  @State private var text = ""
  @State private var scope = 1

  var body: some View {
    NavigationStack {
      Text(verbatim: "scope \(scope)")
        .searchable(text: $text)
        .searchSuggestions { Text(verbatim: "Recent").searchCompletion("recent words") }
        .searchScopes($scope) {
          Text(verbatim: "Titles").tag(1)
          Text(verbatim: "Authors").tag(2)
        }
    }
  }
}

import SwiftUI

/// A list that leads to pages.
struct Pond: View {
  var count = 0
  var lines = 1

  private var names: [String] {
    count > 0 ? (0..<count).map { "fish \($0) " } : ["fish", "frog", "lotus"]
  }

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in NavigationLink(name, value: name) }
        .navigationTitle("Pond")
        .navigationDestination(for: String.self) { name in
          ScrollView {
            VStack(alignment: .leading) {
              Text("About \(name)")
              ForEach(0..<lines, id: \.self) { Text("line \($0)") }
            }
          }
          .navigationTitle("Page")
        }
    }
  }
}

/// A field, and what is typed into it.
struct NameField: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("hello \(name)")
  }
}

/// An editor of several lines, and what is typed into it.
struct NoteField: View {
  @State private var note = ""

  var body: some View {
    VStack {
      TextEditor(text: $note).frame(height: 96)
      Text("note \(note.replacing("\n", with: "/"))")
    }
  }
}

/// Switches of a form that is longer than the screen.
struct Switches: View {
  @State private var one = false
  @State private var two = false

  var body: some View {
    Form {
      Toggle("One", isOn: $one)
      Toggle("Two", isOn: $two)
      ForEach(0..<40, id: \.self) { Text("line \($0)") }
    }
  }
}

/// Cards beside each other.
struct Cards: View {
  @State private var chosen = -1

  var body: some View {
    ScrollView {
      Text("chosen \(chosen)")
      HStack {
        ForEach(0..<2, id: \.self) { number in
          Button {
            chosen = number
          } label: {
            Text("card \(number)").frame(width: 128, height: 80)
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}

/// A list whose rows can be swiped.
struct SwipedPond: View {
  @State private var drained = ""

  var body: some View {
    NavigationStack {
      List(["fish", "frog"], id: \.self) { name in
        NavigationLink("\(name) \(drained)", value: name)
          .swipeActions { Button("Drain") { drained = "drained \(name)" } }
      }
    }
  }
}

/// A list that is searched.
struct SearchPond: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(["fish", "lotus"].filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) { name in
        NavigationLink(query.isEmpty ? name : "found \(name)", value: name)
      }
      .searchable(text: $query)
    }
  }
}

/// A button that asks first.
struct AlertPond: View {
  @State private var asks = false

  var body: some View {
    Button("Drain") { asks = true }
      .alert("Drain it?", isPresented: $asks) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
  }
}

/// A list of which some rows have been read, and that leads to pages.
struct ReadPond: View {
  var count = 40
  let unread: Set<Int>
  @State private var seen: Set<Int> = []

  var body: some View {
    NavigationStack {
      List(0..<count, id: \.self) { number in
        NavigationLink(value: number) {
          Text("fish \(number) ")
            .accessibilityIdentifier(
              unread.contains(number) && !seen.contains(number) ? "unread" : "read")
        }
      }
      .navigationDestination(for: Int.self) { number in
        ScrollView { Text("About fish \(number) ") }.onAppear { seen.insert(number) }
      }
    }
  }
}

/// A button that is pressed by the key that copies.
struct CopiedPond: View {
  @State private var count = 0

  var body: some View {
    Button("copied \(count)") { count += 1 }.keyboardShortcut("c")
  }
}

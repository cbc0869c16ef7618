package import SwiftUICore

/// Commands that a menu offers, for a renderer with menus.
package struct CommandItem: Equatable {
  /// Where the commands belong.
  package enum Place: Equatable {
    /// A menu of their own.
    case menu(title: Text)
    /// Beside or in place of commands that every application has.
    case group(CommandGroupPlacement, Side)
  }

  package enum Side: Equatable, Sendable { case before, replacing, after }

  package let place: Place
  /// Buttons, toggles, pickers and menus.
  package let content: Portal
  /// Whether there are none, and never will be.
  var isEmpty = false
}

enum CommandItemKey: PreferenceKey {
  static var defaultValue: [CommandItem] { [] }

  static func reduce(value: inout [CommandItem], nextValue: () -> [CommandItem]) {
    value += nextValue()
  }
}

/// Hands commands on.
struct CommandItemView<Content: View>: View {
  let place: CommandItem.Place
  let content: () -> Content
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(_ place: CommandItem.Place, content: @escaping () -> Content) {
    self.place = place
    self.content = content
  }

  var body: some View {
    PreferenceSource(
      CommandItemKey.self,
      value: [
        CommandItem(
          place: place, content: Portal(id: id, scope: scope, content: content),
          isEmpty: Content.self == EmptyView.self)
      ])
  }
}

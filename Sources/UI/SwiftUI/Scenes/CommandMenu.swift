public import SwiftUICore

/// A menu of commands of its own.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
  let title: Text
  let content: () -> Content

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: @escaping () -> Content) {
    title = name
    self.content = content
  }

  /// Creates a menu with a translated title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor public static func _commandsView(_ commands: CommandMenu) -> AnyView {
    AnyView(CommandItemView(.menu(title: commands.title), content: commands.content))
  }
}

/// Commands beside or in place of those that every application has.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
  let place: CommandItem.Place
  let content: () -> Content

  /// Adds commands before others.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    place = .group(group, .before)
    content = addition
  }

  /// Adds commands after others.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    place = .group(group, .after)
    content = addition
  }

  /// Replaces commands.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content
  ) {
    place = .group(group, .replacing)
    content = addition
  }

  @MainActor public static func _commandsView(_ commands: CommandGroup) -> AnyView {
    AnyView(CommandItemView(commands.place, content: commands.content))
  }
}

/// The commands that every application has.
public nonisolated struct CommandGroupPlacement: Equatable, Sendable {
  /// The name by which renderers know the place.
  package let name: String

  /// What tells about the application.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What opens the settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other applications offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// What hides and shows applications.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What ends the application.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What makes and opens documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What saves.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What imports and exports.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// What prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// What takes back and does again.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What cuts, copies and pastes.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What finds, replaces and checks text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// What changes how text looks.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// What shows and changes the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What shows the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What sets the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// What arranges windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The windows that there are one of.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// What explains the application.
  public static let help = CommandGroupPlacement(name: "help")
}

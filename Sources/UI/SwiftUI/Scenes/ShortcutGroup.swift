import FoundationCompat
package import SwiftUICore

/// The keys of one menu, or of one screen, under its title.
package struct ShortcutGroup: Equatable {
  package let title: String
  package let shortcuts: [NamedShortcut]

  package init(title: String, shortcuts: [NamedShortcut]) {
    self.title = title
    self.shortcuts = shortcuts
  }
}

extension AppWindow {
  /// All keys of the window by where they belong: those of the screen, those of each menu, those
  /// that every application has.
  ///
  /// - Parameter screen: The keys of the controls in sight, which the renderer knows.
  /// - Returns: Groups in order, none without keys. Of two controls with one key and name there is
  ///   one, that of the menu.
  package func shortcutGroups(screen: [NamedShortcut]) -> [ShortcutGroup] {
    let scope = item.scope
    let commands = commands.shortcuts
    var titles: [String] = []
    for command in commands {
      if let menu = command.menus.first, !titles.contains(menu) { titles.append(menu) }
    }
    let own = ShortcutGroup(
      title: word("This Screen", in: scope),
      shortcuts: screen.unique.filter { key in
        !commands.contains { $0.title == key.title && $0.shortcut == key.shortcut }
      })
    let menus = titles.map { title in
      ShortcutGroup(
        title: title, shortcuts: commands.filter { $0.menus.first == title }.unique)
    }
    let others = ShortcutGroup(
      title: word("Application", in: scope),
      shortcuts: commands.filter(\.menus.isEmpty).unique)
    return ([own] + menus + [others]).filter { !$0.shortcuts.isEmpty }
  }

  private func word(_ key: LocalizedStringKey, in scope: EnvironmentScope) -> String {
    Text(own: key).plainText(in: scope) ?? ""
  }
}

extension [NamedShortcut] {
  /// Each title with a key once, where it comes first.
  fileprivate var unique: [NamedShortcut] {
    var known: Set<String> = []
    return filter { known.insert("\($0.title)\u{0}\($0.shortcut.name)").inserted }
  }
}

import SwiftUICore

/// What the menu of a window's commands holds, in its order.
struct CommandPlan: Equatable {
  /// One item, or several that are written together.
  enum Entry: Equatable {
    case standard(StandardCommand)
    case items(Portal)
    case menu(title: Text, Portal)
  }

  /// Entries that belong together; none is empty.
  var sections: [[Entry]] = []
}

extension CommandPlan {
  /// Arranges an application's commands among those that every application has.
  ///
  /// - Parameters:
  ///   - item: The kind of the window.
  ///   - items: The kinds of windows that the application has.
  init(for item: SceneItem, among items: [SceneItem]) {
    let commands = item.commands
    let standard = StandardCommands(of: item, among: items)

    func entries(_ placement: CommandGroupPlacement) -> [Entry] {
      func written(_ side: CommandItem.Side) -> [CommandItem] {
        commands.filter { $0.place == .group(placement, side) }
      }
      let replaced = written(.replacing)
      let usual: [Entry] = standard.commands(in: placement).map { .standard($0) }
      let middle = replaced.isEmpty ? usual : entries(replaced)
      return entries(written(.before)) + middle + entries(written(.after))
    }
    func entries(_ items: [CommandItem]) -> [Entry] {
      items.filter { !$0.isEmpty }.map { .items($0.content) }
    }
    func section(_ placements: [CommandGroupPlacement]) -> [Entry] {
      placements.flatMap(entries)
    }

    let menus: [Entry] = commands.compactMap { command in
      guard case .menu(let title) = command.place, !command.isEmpty else { return nil }
      return .menu(title: title, command.content)
    }
    sections =
      Self.placementsAbove.map(section) + [menus] + Self.placementsBelow.map(section)
      + [[.standard(.close)] + section([.appTermination])]
    sections.removeAll(where: \.isEmpty)
  }

  /// The places above the menus of the application's own.
  private static let placementsAbove: [[CommandGroupPlacement]] = [
    [.newItem, .saveItem, .importExport, .printItem],
    [.undoRedo, .pasteboard, .textEditing, .textFormatting],
    [.toolbar, .sidebar],
  ]

  /// The places below them.
  private static let placementsBelow: [[CommandGroupPlacement]] = [
    [.windowSize, .windowArrangement, .singleWindowList, .windowList],
    [.appSettings, .systemServices, .appVisibility, .help, .appInfo],
  ]
}

/// The commands that an application has without saying so.
private struct StandardCommands {
  let item: SceneItem
  let items: [SceneItem]

  init(of item: SceneItem, among items: [SceneItem]) {
    self.item = item
    self.items = items
  }

  func commands(in placement: CommandGroupPlacement) -> [StandardCommand] {
    switch placement {
    case .newItem: group.map { [.newWindow(WindowRequest(opening: $0))] } ?? []
    case .printItem: [.print]
    case .singleWindowList:
      items.compactMap { item in
        guard item.role == .single, let title = item.description.title else { return nil }
        return .window(WindowRequest(opening: item), title: title)
      }
    case .appSettings: items.contains { $0.role == .settings } ? [.preferences] : []
    case .help: [.shortcuts]
    case .appInfo: [.about]
    case .appTermination: [.quit]
    default: []
    }
  }

  /// The kind of window that another one is opened of: the window's own, or the first.
  private var group: SceneItem? { ([item] + items).first(where: \.opensWithoutValue) }
}

extension SceneItem {
  fileprivate var opensWithoutValue: Bool {
    role == .group && (description.valueType == nil || description.defaultValue != nil)
  }
}

extension WindowRequest {
  /// Asks for a window of a kind.
  fileprivate init(opening item: SceneItem) {
    self.init(name: item.description.name)
    scene = item.id
  }
}

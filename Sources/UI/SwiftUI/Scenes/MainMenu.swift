import FoundationCompat
import SwiftUICore

/// The menu of a window's commands.
struct MainMenu: View {
  let commands: WindowCommands
  @Environment(\.self) private var environment

  init(commands: WindowCommands) { self.commands = commands }

  var body: some View {
    MenuControl(
      look: .automatic,
      label: Image(systemName: "line.3.horizontal").accessibilityProperties(name),
      primaryAction: nil, items: { CommandMenuItems(commands: commands) }, isMain: true)
  }

  private var name: AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.label = Text(own: "Main Menu").string(in: environment)
    return properties
  }
}

/// The items of a window's commands.
struct CommandMenuItems: View {
  let commands: WindowCommands

  var body: some View {
    let sections = commands.shownSections
    ForEach(sections.indices, id: \.self) { index in
      if index > 0 { Divider() }
      ForEach(sections[index].indices, id: \.self) { place in
        CommandEntryItem(entry: sections[index][place], commands: commands)
      }
    }
  }
}

/// One entry of the commands as items of a menu.
private struct CommandEntryItem: View {
  let entry: CommandPlan.Entry
  let commands: WindowCommands

  var body: some View {
    switch entry {
    case .standard(let command):
      if let services = commands.services {
        StandardCommandItem(command: command, services: services, open: commands.open)
      }
    case .items(let portal): MenuPortal(portal: portal)
    case .menu(let title, let portal):
      Menu {
        MenuPortal(portal: portal)
      } label: {
        title
      }
    }
  }
}

extension WindowCommands {
  /// The sections of the plan without what the window has no way for.
  fileprivate var shownSections: [[CommandPlan.Entry]] {
    guard services?.print == nil else { return plan.sections }
    return plan.sections.map { $0.filter { $0 != .standard(.print) } }.filter { !$0.isEmpty }
  }
}

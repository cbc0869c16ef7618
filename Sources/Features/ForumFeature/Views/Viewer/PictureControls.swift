import SwiftUI

/// The buttons below a picture, each with its key.
struct PictureControls: View {
  let commands: PictureCommands

  var body: some View {
    HStack(spacing: 8) {
      PictureCommandButton(command: commands.previous)
      Spacer(minLength: 0)
      PictureCommandButton(command: commands.zoomOut)
      PictureCommandButton(command: commands.whole)
      PictureCommandButton(command: commands.zoomIn)
      PictureCommandButton(command: commands.turnLeft)
      PictureCommandButton(command: commands.turnRight)
      Spacer(minLength: 0)
      PictureCommandButton(command: commands.next)
    }
    .padding(8)
    .background { PictureKeys(commands: commands).opacity(0).accessibilityHidden(true) }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("picture-controls")
  }
}

/// The keys without buttons: to both ends, those that write a plus on other keyboards, and those
/// that move an enlarged picture.
private struct PictureKeys: View {
  let commands: PictureCommands

  var body: some View {
    HStack {
      key(commands.first)
      key(commands.last)
      commands.browser.map { key($0) }
      key("=", []) { $0.scale(by: PictureZoom.step) }
      key("+", .shift) { $0.scale(by: PictureZoom.step) }
      key(.leftArrow, .shift) { $0.move(byShare: CGSize(width: 0.25, height: 0)) }
      key(.rightArrow, .shift) { $0.move(byShare: CGSize(width: -0.25, height: 0)) }
      ForEach([EventModifiers.shift, []], id: \.rawValue) { modifiers in
        key(.upArrow, modifiers) { $0.move(byShare: CGSize(width: 0, height: 0.25)) }
        key(.downArrow, modifiers) { $0.move(byShare: CGSize(width: 0, height: -0.25)) }
      }
    }
  }

  private func key(_ command: PictureCommand) -> some View {
    button(command.action).keyboardShortcut(command.key, modifiers: command.modifiers)
  }

  private func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers,
    change: @escaping @MainActor (inout PictureZoom) -> Void
  ) -> some View {
    button { commands.model.change(change) }.keyboardShortcut(key, modifiers: modifiers)
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Color.clear.frame(width: 1, height: 1) }.buttonStyle(.plain)
  }
}

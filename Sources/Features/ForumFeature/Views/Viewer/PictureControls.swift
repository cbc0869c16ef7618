import SwiftUI

/// The buttons below a picture, each with its key.
struct PictureControls: View {
  let model: PicturesModel
  @Environment(\.openInBrowser) private var openInBrowser

  var body: some View {
    HStack(spacing: 8) {
      PictureButton(Text("Previous Picture", bundle: .module), "chevron.left", key: .leftArrow) {
        model.step(-1)
      }
      .disabled(!model.canStep(-1))
      Spacer(minLength: 0)
      zoomButtons
      PictureButton(Text("Turn Left", bundle: .module), "rotate.left", key: "l") {
        model.change { $0.turn(by: -1) }
      }
      PictureButton(Text("Turn Right", bundle: .module), "rotate.right", key: "r") {
        model.change { $0.turn(by: 1) }
      }
      if let address = model.picture?.picture.addresses.first {
        PictureButton(Text("Open in Browser", bundle: .module), "safari", key: "o") {
          openInBrowser(address)
        }
      }
      Spacer(minLength: 0)
      PictureButton(Text("Next Picture", bundle: .module), "chevron.right", key: .rightArrow) {
        model.step(1)
      }
      .disabled(!model.canStep(1))
    }
    .padding(8)
    .background { otherKeys.opacity(0).accessibilityHidden(true) }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("picture-controls")
  }

  /// The keys that write a plus on other keyboards, and those that move an enlarged picture.
  private var otherKeys: some View {
    HStack {
      key("=", []) { $0.scale(by: PictureZoom.step) }
      key("+", .shift) { $0.scale(by: PictureZoom.step) }
      key(.leftArrow, .shift) { $0.move(byShare: CGSize(width: 0.25, height: 0)) }
      key(.rightArrow, .shift) { $0.move(byShare: CGSize(width: -0.25, height: 0)) }
      key(.upArrow, .shift) { $0.move(byShare: CGSize(width: 0, height: 0.25)) }
      key(.downArrow, .shift) { $0.move(byShare: CGSize(width: 0, height: -0.25)) }
    }
  }

  private func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers,
    change: @escaping @MainActor (inout PictureZoom) -> Void
  ) -> some View {
    Button {
      model.change(change)
    } label: {
      Color.clear.frame(width: 1, height: 1)
    }
    .buttonStyle(.plain).keyboardShortcut(key, modifiers: modifiers)
  }

  @ViewBuilder private var zoomButtons: some View {
    PictureButton(Text("Zoom Out", bundle: .module), "minus.magnifyingglass", key: "-") {
      model.change { $0.scale(by: 1 / PictureZoom.step) }
    }
    .disabled(!model.zoom.isEnlarged)
    PictureButton(Text("All of the Picture", bundle: .module), "1.magnifyingglass", key: "0") {
      model.change { $0.reset() }
    }
    .disabled(!model.zoom.isEnlarged)
    PictureButton(Text("Zoom In", bundle: .module), "plus.magnifyingglass", key: "+") {
      model.change { $0.scale(by: PictureZoom.step) }
    }
    .disabled(model.zoom.scale >= PictureZoom.limits.upperBound)
  }
}

/// A button with a picture of what it does, and a key that does the same.
struct PictureButton: View {
  let name: Text
  let systemImage: String
  let key: KeyEquivalent
  let action: @MainActor () -> Void

  init(
    _ name: Text, _ systemImage: String, key: KeyEquivalent, action: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.systemImage = systemImage
    self.key = key
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Label {
        name
      } icon: {
        Image(systemName: systemImage).imageScale(.large)
      }
      .labelStyle(.iconOnly)
      .padding(4)
    }
    .buttonStyle(.borderless)
    .keyboardShortcut(key, modifiers: [])
    .help(name)
  }
}

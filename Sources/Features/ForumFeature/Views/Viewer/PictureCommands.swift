import SwiftUI

/// Everything that can be done with the picture that is shown.
@MainActor struct PictureCommands {
  let model: PicturesModel
  /// Asks for the place of the file.
  let save: @MainActor () -> Void
  /// Shows what is known of the picture.
  let inform: @MainActor () -> Void
  let openInBrowser: OpenURLAction

  /// The file of the picture in a form that can be copied and saved; `nil` before it is there.
  var transfer: PictureTransfer? {
    guard let picture = model.picture?.picture, let file = model.loading.file else { return nil }
    return PictureTransfer(file: file, name: file.name(of: picture))
  }
}

// MARK: - From picture to picture

extension PictureCommands {
  var previous: PictureCommand {
    PictureCommand(
      id: .previous, name: Text("Previous Picture", bundle: .module),
      systemImage: "chevron.left", key: .leftArrow, isEnabled: model.canStep(-1)
    ) { model.step(-1) }
  }

  var next: PictureCommand {
    PictureCommand(
      id: .next, name: Text("Next Picture", bundle: .module), systemImage: "chevron.right",
      key: .rightArrow, isEnabled: model.canStep(1)
    ) { model.step(1) }
  }

  var first: PictureCommand {
    PictureCommand(
      id: .first, name: Text("First Picture", bundle: .module), systemImage: "arrow.left.to.line",
      key: .home, isEnabled: model.canStep(-1)
    ) { model.jump(to: .previous) }
  }

  var last: PictureCommand {
    PictureCommand(
      id: .last, name: Text("Last Picture", bundle: .module), systemImage: "arrow.right.to.line",
      key: .end, isEnabled: model.canStep(1)
    ) { model.jump(to: .next) }
  }
}

// MARK: - How it lies

extension PictureCommands {
  var zoomOut: PictureCommand {
    PictureCommand(
      id: .zoomOut, name: Text("Zoom Out", bundle: .module),
      systemImage: "minus.magnifyingglass", key: "-", isEnabled: model.zoom.isEnlarged
    ) { model.change { $0.scale(by: 1 / PictureZoom.step) } }
  }

  var whole: PictureCommand {
    PictureCommand(
      id: .whole, name: Text("All of the Picture", bundle: .module),
      systemImage: "1.magnifyingglass", key: "0", isEnabled: model.zoom.isEnlarged
    ) { model.change { $0.reset() } }
  }

  var zoomIn: PictureCommand {
    PictureCommand(
      id: .zoomIn, name: Text("Zoom In", bundle: .module), systemImage: "plus.magnifyingglass",
      key: "+", isEnabled: hasFile && model.zoom.scale < model.zoom.largestScale
    ) { model.change { $0.scale(by: PictureZoom.step) } }
  }

  var turnLeft: PictureCommand {
    PictureCommand(
      id: .turnLeft, name: Text("Turn Left", bundle: .module), systemImage: "rotate.left",
      key: "r", modifiers: .shift, isEnabled: hasFile
    ) { model.change { $0.turn(by: -1) } }
  }

  var turnRight: PictureCommand {
    PictureCommand(
      id: .turnRight, name: Text("Turn Right", bundle: .module), systemImage: "rotate.right",
      key: "r", isEnabled: hasFile
    ) { model.change { $0.turn(by: 1) } }
  }

  private var hasFile: Bool { model.loading.file != nil }
}

// MARK: - Where it goes

extension PictureCommands {
  var saving: PictureCommand {
    PictureCommand(
      id: .save, name: Text("Save Picture…", bundle: .module),
      systemImage: "square.and.arrow.down", key: "s", modifiers: .command, isEnabled: hasFile,
      action: save)
  }

  var information: PictureCommand {
    PictureCommand(
      id: .information, name: Text("About This Picture", bundle: .module),
      systemImage: "info.circle", key: "i", isEnabled: model.picture != nil, action: inform)
  }

  /// `nil` for a picture without an address.
  var browser: PictureCommand? {
    guard let address = model.picture?.picture.addresses.first else { return nil }
    return PictureCommand(
      id: .browser, name: Text("Open in Browser", bundle: .module), systemImage: "safari",
      key: "o"
    ) { openInBrowser(address) }
  }

  /// All of them, as a menu lists them, in groups.
  var groups: [[PictureCommand]] {
    [
      [previous, next, first, last],
      [zoomIn, zoomOut, whole, turnLeft, turnRight],
      [saving, information] + [browser].compactMap(\.self),
    ]
  }
}

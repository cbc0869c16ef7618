public import CoreTransferable
public import SwiftUICore

/// What stands for a value while a person chooses the program that it goes to.
///
/// The desktops here have no such choice: the value goes to the clipboard, and no preview is shown.
public nonisolated struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview {
  /// Shows the translation of a key, with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Shows a string as it is, with a picture and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// Shows a text, with a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows the translation of a key.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// Shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }

  /// Shows a text.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}

extension SharePreview where Icon == Never {
  /// Shows the translation of a key, with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Shows a string as it is, with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// Shows a text, with a picture.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

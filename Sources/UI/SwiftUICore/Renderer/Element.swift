package import Foundation

/// The name of an element, unique in its graph.
package struct ElementID: Hashable, Sendable {
  package let number: Int
}

/// What an element is, with everything a renderer needs to show it.
///
/// Kinds are semantic: a renderer with native parts makes them of these, one without draws them in
/// the frames that the layout engine has worked out.
package enum ElementContent: Equatable {
  /// An area of one colour.
  case color(Color)
  /// A piece of text.
  case text(TextContent)
  /// A picture or symbol.
  case image(ImageContent)
  /// A filled or stroked outline.
  case shape(ShapeContent)
  /// A line along an axis.
  case divider(Axis)
  /// An area whose children can be moved.
  case scroll(ScrollContent)
  /// Something that a person operates; its children are its label.
  case control(ControlContent)
  /// A part of the window's structure; its children are laid out in it.
  case region(RegionContent)
  /// A change of how the children are drawn.
  case effect(EffectContent)
}

extension ElementContent {
  /// Whether it keeps people from what is behind it.
  package var isModal: Bool {
    switch self {
    case .region(.sheet), .region(.dialog), .region(.menu), .region(.popover): true
    default: false
    }
  }
}

/// A viewport onto content that may be larger.
package struct ScrollContent: Equatable, Sendable {
  /// The directions in which the content moves.
  package var axes: Axis.Set
  /// How far the content is moved, from its leading top corner.
  package var offset: CGPoint
  package var contentSize: CGSize
  /// Whether a pull beyond the start asks for new content; `.refresh` tells of it.
  package var canRefresh = false
  package var isRefreshing = false
  package var showsIndicators = true
  /// Whether a person may move the content.
  package var isEnabled = true
  /// Whether nothing of the content shows outside the viewport.
  package var clips = true
  /// Whether the background that a list has by itself is left out.
  package var hidesBackground = false

  package init(axes: Axis.Set, offset: CGPoint = .zero, contentSize: CGSize = .zero) {
    self.axes = axes
    self.offset = offset
    self.contentSize = contentSize
  }
}

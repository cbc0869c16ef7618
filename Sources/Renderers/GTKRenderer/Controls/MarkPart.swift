import CGTK
import Foundation
import SwiftUICore

/// A control whose native part, the mark, lies beside the label of its element.
class MarkPart: Part {
  final let mark: Widget

  /// Creates the part.
  ///
  /// - Parameters:
  ///   - seed: The element and where it lies.
  ///   - box: Where the label lies.
  ///   - mark: The native part.
  ///   - x: Where the mark begins, by the width of the room and its own.
  init(_ seed: PartSeed, in box: Box, mark: Widget, x: @escaping (CGFloat, CGFloat) -> CGFloat) {
    self.mark = mark
    super.init(seed, widget: box.widget, host: box)
    list?.firstExtra = { [mark] in mark }
    let size = mark.measured.natural
    box.insert(
      mark,
      rule: { room in
        CGRect(
          x: x(room.width, size.width), y: (room.height - size.height) / 2, width: size.width,
          height: size.height)
      }, isNative: true)
  }

  override var voice: Widget { mark }
  override var ownsRole: Bool { false }
}

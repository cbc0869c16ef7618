import SwiftUICore

/// Characters that stand for the symbols of Apple's systems.
enum SymbolTable {
  /// The characters of a symbol: one or two cells.
  ///
  /// A variant that isn't listed has the characters of the symbol that it varies: `heart.circle`
  /// those of `heart`. What is altogether unknown is a small square.
  static func characters(for name: String) -> String {
    characters.standIn(for: name) ?? "▫"
  }

  private static let characters = SymbolNames(text)

  /// The characters of each line stand for the symbols that follow.
  private static let text = """
    ⌂ house
    ‹ chevron.left chevron.backward
    › chevron.right chevron.forward
    ⌃ chevron.up
    ⌄ chevron.down
    ⇕ chevron.up.chevron.down arrow.up.arrow.down
    ← arrow.left arrow.backward arrow.uturn.left arrow.uturn.backward
    → arrow.right arrow.forward arrow.uturn.right
    ↑ arrow.up arrow.up.to.line
    ↓ arrow.down arrow.down.to.line
    ⇤ arrow.left.to.line
    ⇥ arrow.right.to.line
    ↻ arrow.clockwise arrow.triangle.2.circlepath rotate.right
    ↺ arrow.counterclockwise rotate.left
    ↗ arrow.up.right arrow.up.forward safari
    ⤢ arrow.up.left.and.arrow.down.right 1.magnifyingglass
    ↩ arrowshape.turn.up.left
    ↪ arrowshape.turn.up.right
    ⇧ square.and.arrow.up
    ⇩ square.and.arrow.down
    ≡ line.3.horizontal text.justify list.bullet list.dash list.number text.alignleft
    ⧩ line.3.horizontal.decrease line.3.horizontal.decrease.circle
    … ellipsis
    ⌕ magnifyingglass
    ▤ newspaper doc text.book.closed book doc.text list.bullet.rectangle
    ▦ square.grid.2x2 square.grid.3x3 rectangle.grid.2x2 square.stack
    ▧ photo photo.on.rectangle camera video
    ◧ sidebar.left sidebar.leading
    ◨ sidebar.right sidebar.trailing
    ⊞ folder.badge.plus
    ▢ folder tray shippingbox
    ☺ person face.smiling
    ⚇ person.2 person.3
    ✉ envelope
    ✎ pencil square.and.pencil
    ➤ paperplane
    ⎘ doc.on.doc doc.on.clipboard
    ¶ text.quote quote.opening quote.bubble
    “ quote
    ✑ signature
    ☁ cloud icloud
    ☾ moon
    ☀ sun.max sun
    ✩ sparkles
    ☆ star
    ★ star.fill
    ♡ heart
    ♥ heart.fill
    ⚑ flag.fill
    ⚐ flag
    ▹ bookmark
    ▸ bookmark.fill play play.fill
    ‖ pause pause.fill
    ■ stop stop.fill
    ⚲ pin mappin location map
    ⌛ hourglass
    ◷ clock timer clock.arrow.circlepath
    ▥ calendar
    ♪ bell bell.fill music.note
    ∅ bell.slash nosign speaker.slash
    ☏ phone
    ⌨ keyboard
    ⚙ gearshape gear slider.horizontal.3 wrench.and.screwdriver
    ⚿ key lock lock.fill
    ☍ link
    ◉ eye record.circle largecircle.fill.circle
    ◎ globe network antenna.radiowaves.left.and.right wifi
    ⊘ eye.slash wifi.slash xmark.octagon wifi.exclamationmark
    ⚠ exclamationmark.triangle exclamationmark.triangle.fill
    ! exclamationmark exclamationmark.circle exclamationmark.circle.fill
    ? questionmark questionmark.circle
    ℹ info info.circle info.circle.fill
    ✓ checkmark checkmark.circle checkmark.circle.fill checkmark.seal
    ✗ xmark xmark.circle xmark.circle.fill
    + plus plus.circle plus.circle.fill
    − minus minus.circle minus.circle.fill
    ○ circle
    ● circle.fill
    □ square
    ■ square.fill
    ⌫ trash delete.left
    ⚡ bolt
    ♨ flame flame.fill
    ☝ hand.point.up hand.raised
    ▲ hand.thumbsup arrowtriangle.up triangle.fill
    ▼ hand.thumbsdown arrowtriangle.down
    ◀ arrowtriangle.left
    ▶ arrowtriangle.right
    ❝ bubble.left bubble.right text.bubble bubble.left.and.bubble.right
    ⊕ cart bag basket
    $ dollarsign creditcard yensign
    # number tag
    @ at
    ⎙ printer
    ⌗ barcode qrcode
    ⚖ scalemass building.columns
    ▨ tablecells chart.bar
    """
}

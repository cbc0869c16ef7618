import CGTK
import Foundation
import SwiftUICore

/// The icons of the desktop that stand for the symbols of Apple's systems.
enum SymbolIcons {
  /// The name of the icon for a symbol; the one for something missing if there is none.
  ///
  /// A variant that isn't listed has the icon of the symbol that it varies: `heart.circle` that of
  /// `heart`.
  static func name(for symbol: String) -> String {
    (icons.standIn(for: symbol) ?? "image-missing") + "-symbolic"
  }

  private static let icons = SymbolNames(text)

  /// Adds the icons of our own, which the desktop's theme has none for or only faint ones.
  @MainActor static func addOwn() {
    guard let display = gdk_display_get_default() else { return }
    let folder = Bundle.module.resourceURL?.appending(path: "Icons")
    guard let path = folder?.path(percentEncoded: false) else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), path)
  }

  /// The icon of each line stands for the symbols that follow.
  static let text = """
    go-home house
    go-previous chevron.left chevron.backward arrow.left arrow.backward
    go-next chevron.right chevron.forward arrow.right arrow.forward
    pan-up chevron.up arrowtriangle.up
    pan-down chevron.down arrowtriangle.down
    pan-start arrowtriangle.left
    pan-end arrowtriangle.right
    go-up arrow.up
    go-down arrow.down
    go-top arrow.up.to.line
    go-bottom arrow.down.to.line
    go-first arrow.left.to.line backward.end
    go-last arrow.right.to.line forward.end
    open-menu line.3.horizontal
    view-more-horizontal ellipsis
    view-more ellipsis.circle
    sidebar-show sidebar.left sidebar.leading
    sidebar-show-right sidebar.right sidebar.trailing
    edit-find magnifyingglass
    view-list list.bullet list.dash text.justify
    view-list-bullet list.bullet.rectangle
    view-list-ordered list.number
    view-grid square.grid.2x2 square.grid.3x3 rectangle.grid.2x2
    view-paged square.stack rectangle.stack
    view-sort-descending arrow.up.arrow.down line.3.horizontal.decrease
    preferences-other slider.horizontal.3
    avatar-default person
    system-users person.2 person.3
    contact-new person.crop.circle.badge.plus person.badge.plus
    system-log-out rectangle.portrait.and.arrow.right
    dialog-password key
    system-lock-screen lock
    changes-allow lock.open
    mail-unread envelope
    mail-read envelope.open
    document-send paperplane
    mail-attachment paperclip
    mail-reply-sender arrowshape.turn.up.left
    edit-undo arrow.uturn.left arrow.uturn.backward arrow.counterclockwise
    edit-redo arrow.uturn.right arrow.uturn.forward
    mail-reply-all arrowshape.turn.up.left.2
    mail-forward arrowshape.turn.up.right
    user-available bubble.left bubble.right text.bubble quote.bubble
    chat-message-new bubble.left.and.bubble.right
    format-text-rich text.quote quote.opening signature
    preferences-system-notifications bell
    notifications-disabled bell.slash
    audio-volume-muted speaker.slash
    hetang-star star
    hetang-star-fill star.fill
    semi-starred star.leadinghalf.filled
    hetang-heart heart
    emblem-favorite heart.fill hand.thumbsup
    user-bookmarks bookmark
    view-pin pin
    emoji-flags flag
    object-select checkmark
    hetang-checkmark-circle checkmark.circle checkmark.seal
    hetang-circle circle
    hetang-circle-fill circle.fill
    radio-checked record.circle largecircle.fill.circle
    action-unavailable nosign xmark.octagon
    list-add plus
    list-remove minus
    hetang-xmark xmark
    hetang-xmark-circle xmark.circle
    edit-clear delete.left
    document-edit square.and.pencil pencil
    user-trash trash
    edit-copy doc.on.doc
    edit-paste doc.on.clipboard
    format-text-bold bold
    format-text-italic italic
    font-x-generic textformat
    hetang-link link
    input-keyboard keyboard
    text-x-generic doc newspaper book text.book.closed
    folder folder
    folder-new folder.badge.plus
    package-x-generic shippingbox
    image-x-generic photo
    emblem-photos photo.on.rectangle
    camera-photo camera
    video-x-generic video
    media-playback-start play
    media-playback-pause pause
    media-playback-stop stop
    emblem-shared square.and.arrow.up
    document-save square.and.arrow.down
    printer printer
    view-fullscreen arrow.up.left.and.arrow.down.right
    object-rotate-right arrow.triangle.2.circlepath rotate.right
    object-rotate-left rotate.left
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    zoom-fit-best 1.magnifyingglass
    emblem-system gearshape gear wrench.and.screwdriver
    view-refresh arrow.clockwise
    view-reveal eye
    view-conceal eye.slash
    dialog-warning exclamationmark.triangle
    hetang-exclamationmark-circle exclamationmark exclamationmark.circle
    hetang-info-circle info info.circle
    hetang-questionmark-circle questionmark questionmark.circle
    network-wireless wifi antenna.radiowaves.left.and.right
    network-offline wifi.slash wifi.exclamationmark
    web-browser globe network safari arrow.up.right
    document-open-recent clock timer clock.arrow.circlepath
    hetang-hourglass hourglass
    x-office-calendar calendar
    weather-clear sun.max sun
    weather-clear-night moon
    weather-overcast cloud icloud
    starred sparkles
    face-smile face.smiling
    mark-location location map mappin
    call-start phone
    hetang-tag tag number
    hetang-tray tray
    hetang-flame flame
    hetang-drop drop
    hetang-leaf leaf
    hetang-wind wind
    hetang-switch-2 switch.2
    hetang-checklist checklist
    hetang-paintbrush paintbrush
    hetang-hand-tap hand.tap hand.draw hand.point.up.left
    hetang-square-on-square square.on.square rectangle.on.rectangle
    hetang-square square
    hetang-square-fill square.fill
    hetang-rectangle rectangle
    hetang-rectangle-fill rectangle.fill
    hetang-triangle triangle
    hetang-triangle-fill triangle.fill
    hetang-plus-circle plus.circle
    hetang-minus-circle minus.circle
    thunderbolt bolt
    """
}

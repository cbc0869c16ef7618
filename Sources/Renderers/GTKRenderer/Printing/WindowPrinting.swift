import CGTK
import Foundation
import SwiftUICore

/// Prints what a window shows, all of it, as wide as the paper is.
@MainActor final class WindowPrinting {
  /// Where it is printed.
  enum Target: Equatable {
    /// The person chooses, in the desktop's dialog.
    case dialog
    /// A PDF.
    case file(URL)
  }

  /// The width that the window has on paper: the widest of those that show one column.
  private static let width: CGFloat = 590
  /// The paper for a line with the number of the page, in points of the paper.
  private static let footer: CGFloat = 18

  private unowned let window: GTKWindow
  private let target: Target
  private var sheet: PrintedSheet?

  init(_ window: GTKWindow, to target: Target = .dialog) {
    (self.window, self.target) = (window, target)
  }

  /// Prints; a dialog is left to the person, and the window with it.
  ///
  /// - Throws: Why a file could not be written.
  func run() throws {
    guard let operation = gtk_print_operation_new() else { return }
    let object = UnsafeMutableRawPointer(operation)
    defer { g_object_unref(object) }
    gtk_print_operation_set_unit(operation, GTK_UNIT_POINTS)
    gtk_print_operation_set_embed_page_setup(operation, 1)
    gtk_print_operation_set_job_name(operation, window.title)
    Signal.connect(
      object, "begin-print",
      withObject: { [self] context in
        guard let context else { return }
        begin(OpaquePointer(context), of: operation)
      })
    Signal.connect(
      object, "draw-page",
      withObjectAndNumber: { [self] context, page in
        guard let context else { return }
        draw(page, in: OpaquePointer(context))
      })
    var action = GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG
    if case .file(let file) = target {
      gtk_print_operation_set_export_filename(operation, file.path(percentEncoded: false))
      action = GTK_PRINT_OPERATION_ACTION_EXPORT
    } else {
      gtk_print_operation_set_allow_async(operation, 1)
    }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(operation, action, window.window.cast(), &error)
    if result == GTK_PRINT_OPERATION_RESULT_ERROR { throw GLibFailure(error) }
  }

  private func begin(
    _ context: OpaquePointer, of operation: UnsafeMutablePointer<GtkPrintOperation>
  ) {
    let scale = gtk_print_context_get_width(context) / Self.width
    let room = (gtk_print_context_get_height(context) - Self.footer) / scale
    let sheet = window.sheet(width: Self.width, room: room)
    self.sheet = sheet
    gtk_print_operation_set_n_pages(operation, CInt(sheet.pages.count))
  }

  private func draw(_ page: Int, in context: OpaquePointer) {
    guard let sheet, sheet.pages.indices.contains(page),
      let cairo = gtk_print_context_get_cairo_context(context)
    else { return }
    let part = sheet.pages[page]
    let scale = gtk_print_context_get_width(context) / Self.width
    cairo_save(cairo)
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, 0, -part.lowerBound)
    cairo_rectangle(cairo, 0, part.lowerBound, Self.width, part.upperBound - part.lowerBound)
    cairo_clip(cairo)
    let painter = PaperPainter(cairo, window.renderer, part: part)
    for element in sheet.elements { painter.draw(element) }
    cairo_restore(cairo)
    drawFooter("\(page + 1)/\(sheet.pages.count)", of: sheet, in: context, cairo)
  }

  /// Draws what the page is called and its number at the bottom.
  private func drawFooter(
    _ number: String, of sheet: PrintedSheet, in context: OpaquePointer, _ cairo: OpaquePointer
  ) {
    guard let layout = gtk_print_context_create_pango_layout(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_from_string("Sans 8")
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let (width, height) = (
      gtk_print_context_get_width(context), gtk_print_context_get_height(context)
    )
    pango_layout_set_width(layout, CInt(width * 0.8) * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    cairo_set_source_rgb(cairo, 0.35, 0.35, 0.35)
    pango_layout_set_text(layout, sheet.title, -1)
    cairo_move_to(cairo, 0, height - Self.footer + 6)
    pango_cairo_show_layout(cairo, layout)
    pango_layout_set_width(layout, CInt(width) * PANGO_SCALE)
    pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    pango_layout_set_text(layout, number, -1)
    cairo_move_to(cairo, 0, height - Self.footer + 6)
    pango_cairo_show_layout(cairo, layout)
  }
}

extension GTKWindow {
  /// Prints what the window shows, as the person chooses in the desktop's dialog.
  func print() {
    do {
      try WindowPrinting(self).run()
    } catch {
      Diagnostics.report(
        "cannot be printed: \((error as? GLibFailure)?.message ?? error.localizedDescription)")
    }
  }

  /// The most pages that something is laid out for: a list without an end has to have one on paper.
  private static var mostPages: CGFloat { 200 }

  /// Lays the page in front out on paper, and the window again as it was.
  ///
  /// - Parameters:
  ///   - width: How wide the paper is.
  ///   - room: How much of the page lies on one.
  /// - Returns: The page, without bars.
  func sheet(width: CGFloat, room: CGFloat) -> PrintedSheet {
    guard let graph else {
      return PrintedSheet(title: title, [], room: room, text: renderer.text)
    }
    let size = graph.size
    let offsets = renderer.scrollOffsets
    graph.size = CGSize(width: width, height: room)
    graph.turn()
    stretch(graph, upTo: room * Self.mostPages)
    let sheet = PrintedSheet(
      title: title, renderer.printed, room: room, text: renderer.text)
    graph.size = size
    graph.turn()
    for (id, offset) in offsets { graph.handle(.scroll(id, to: offset)) }
    graph.turn()
    return sheet
  }

  /// Makes the window so high that all that scrolls up and down is there.
  private func stretch(_ graph: ViewGraph, upTo limit: CGFloat) {
    // Rows that weren't made yet are only guessed at, so it takes several steps.
    for _ in 0..<20 {
      let missing = renderer.missingHeight
      guard missing > 0.5, graph.size.height < limit else { return }
      graph.size.height = min(graph.size.height + missing, limit)
      graph.turn()
    }
  }
}

extension GTKRenderer {
  /// Where everything that scrolls stands.
  fileprivate var scrollOffsets: [(ElementID, CGPoint)] {
    reading.compactMap { part in
      if case .scroll(let scroll) = part.content { (part.id, scroll.offset) } else { nil }
    }
  }

  /// How much of what scrolls up and down is out of sight, of the area with the most.
  fileprivate var missingHeight: CGFloat {
    reading.reduce(0) { most, part in
      guard case .scroll(let scroll) = part.content else { return most }
      return max(most, scroll.contentSize.height - part.frame.height)
    }
  }

  /// What the page in front consists of.
  fileprivate var printed: [PrintedElement] {
    let page = reading.last { if case .region(.page) = $0.content { true } else { false } }
    let parts = page.map { [$0] } ?? root.parts
    return parts.compactMap { part in
      PrintedElement(part, at: CGPoint(x: -part.frame.minX, y: -part.frame.minY))
    }
  }
}

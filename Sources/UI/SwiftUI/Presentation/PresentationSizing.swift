import Foundation
public import SwiftUICore

/// How large a sheet is where the window has room for more.
@MainActor @preconcurrency public protocol PresentationSizing {
  /// The size that the value stands for.
  static func _sheetSizing(_ sizing: Self) -> _SheetSizing
}

/// A size of sheets, as values name it.
public nonisolated struct _SheetSizing: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, form, page, fitted }

  let kind: Kind

  static let automatic = _SheetSizing(kind: .automatic)

  /// The size in a room, which may be larger than the room.
  func size(in room: CGSize, fitting: (ProposedViewSize) -> CGSize) -> CGSize {
    switch kind {
    case .automatic, .form: CGSize(width: 540, height: 620)
    case .page: CGSize(width: 700, height: room.height)
    case .fitted: fitting(.unspecified)
    }
  }
}

/// The usual size.
public nonisolated struct AutomaticPresentationSizing: PresentationSizing {
  public static func _sheetSizing(_ sizing: Self) -> _SheetSizing { .automatic }
}

/// A size for a form.
public nonisolated struct FormPresentationSizing: PresentationSizing {
  public static func _sheetSizing(_ sizing: Self) -> _SheetSizing { _SheetSizing(kind: .form) }
}

/// A size for a page of text.
public nonisolated struct PagePresentationSizing: PresentationSizing {
  public static func _sheetSizing(_ sizing: Self) -> _SheetSizing { _SheetSizing(kind: .page) }
}

/// The size of the content.
public nonisolated struct FittedPresentationSizing: PresentationSizing {
  public static func _sheetSizing(_ sizing: Self) -> _SheetSizing { _SheetSizing(kind: .fitted) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets how large the sheet around this view is where the window has room for more.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    modifier(SizingModifier(sizing: sizing))
  }
}

/// Tells the sheet around of its size.
private nonisolated struct SizingModifier<S: PresentationSizing>: ViewModifier {
  let sizing: S

  @MainActor func body(content: Content) -> some View {
    let sizing = S._sheetSizing(sizing)
    return content.transformPreference(PresentationOptionsKey.self) { $0.sizing = sizing }
  }
}

public import Foundation

extension View {
  /// Sets the font of texts in the view; `nil` for the window's own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated private func traits(_ set: @escaping (inout TextTraits) -> Void) -> some View {
    transformEnvironment(\.textStyling) { set(&$0.traits) }
  }

  /// Sets how heavy the strokes of texts in the view are.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    traits { $0.weight = weight }
  }

  /// Sets how wide the characters of texts in the view are.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    traits { $0.width = width }
  }

  /// Sets the shapes of the characters of texts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    traits { $0.design = design }
  }

  /// Makes texts in the view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    traits { $0.isBold = isActive }
  }

  /// Makes texts in the view lean.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    traits { $0.isItalic = isActive }
  }

  /// Gives all characters of texts in the view one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    traits { $0.isMonospaced = isActive }
  }

  /// Gives all digits of texts in the view one width.
  nonisolated public func monospacedDigit() -> some View {
    traits { $0.hasMonospacedDigits = true }
  }

  /// Draws a line under texts in the view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.underline = TextLine(isShown: isActive, pattern: pattern, color: color) }
  }

  /// Draws a line through texts in the view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    traits { $0.strike = TextLine(isShown: isActive, pattern: pattern, color: color) }
  }

  /// Sets the space between characters of texts in the view; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    traits { $0.kerning = kerning }
  }

  /// Sets the space between characters of texts in the view.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    traits { $0.tracking = tracking }
  }

  /// Moves texts in the view up from their baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    traits { $0.baselineOffset = baselineOffset }
  }

  /// Shows texts in the view in the size of ones that matter less.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    traits { if isEnabled { $0.isSecondary = scale == .secondary } }
  }

  /// Sets the letters that texts in the view are shown in; `nil` for those that are written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

// MARK: - Lines

extension View {
  /// Sets the most lines that each text in the view may take.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.textStyling) {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 1
    }
  }

  /// Sets the fewest lines that each text in the view takes the space of.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.textStyling) {
      $0.lineLimit = nil
      $0.reservedLines = max(limit.lowerBound, 1)
    }
  }

  /// Sets the most lines that each text in the view may take.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the fewest and the most lines that each text in the view takes.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.textStyling) {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = max(limit.lowerBound, 1)
    }
  }

  /// Sets the most lines that each text in the view may take, and whether it always takes their
  /// space.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.textStyling) {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 1
    }
  }

  /// Sets how the lines of texts in the view lie if they are shorter than the longest.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where lines of texts in the view that are too long are cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the space added between the lines of texts in the view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets texts in the view shrink to a part of their size where they don't fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets characters of texts in the view move together where they don't fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Lets a person select parts of texts in the view, or not.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.textStyling) { $0.isSelectable = S.allowsSelection }
  }
}

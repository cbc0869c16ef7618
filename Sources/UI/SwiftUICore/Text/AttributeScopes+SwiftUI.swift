public import Foundation

extension AttributeScopes {
  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts show, and those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between characters; ligatures stay.
    public let kern: KerningAttribute
    /// The space between characters.
    public let tracking: TrackingAttribute
    /// How far the characters are moved up from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, among them links.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of the colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the space between characters that keeps ligatures.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the space between characters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of how far the characters are moved up.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes that texts show by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextTraits {
  /// Creates the traits that an attributed text sets.
  nonisolated init(_ attributes: AttributeContainer) {
    let attributes = attributes.swiftUI
    underline = attributes.underlineStyle.map { TextLine($0) }
    strike = attributes.strikethroughStyle.map { TextLine($0) }
    kerning = attributes.kern
    tracking = attributes.tracking
    baselineOffset = attributes.baselineOffset
  }
}

extension TextLine {
  fileprivate nonisolated init(_ style: Text.LineStyle) {
    self.init(isShown: true, pattern: style.pattern, color: style.color)
  }
}

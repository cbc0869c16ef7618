public import Foundation

/// A text that is localized where it is shown: its key, and where its translations are.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where translations are.
  public enum BundleDescription: Sendable {
    /// In the bundle of the program.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)
  }

  /// The key by which translations are found.
  public let key: String
  /// The text where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table of translations; `nil` for `Localizable`.
  public let table: String?
  /// The locale that the text is wanted in.
  public var locale: Locale
  /// Where translations are.
  public let bundle: BundleDescription

  /// Creates a text whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.template.key, keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue, table: table, locale: locale, bundle: bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, _ value: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Says what to look up.
  package var request: LocalizationRequest {
    var request = LocalizationRequest(
      key: key, template: defaultValue.template, table: table, bundle: bundle.bundle)
    if locale != .current { request.locale = locale }
    return request
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
      && left.locale == right.locale && left.bundle.bundle === right.bundle.bundle
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The bundle; the program's own where there is none of that description.
  fileprivate var bundle: Bundle {
    switch self {
    case .main: .main
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url) ?? .main
    }
  }
}

extension LocalizedStringResource: TemplateObject {
  package func string(in context: FormatContext) -> String { request.string(in: context) }
}

/// Something that has a localized name.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

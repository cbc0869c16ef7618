package import Foundation

/// What a camera noted of a photograph (Exif 2.3).
package struct PictureNotes: Hashable, Sendable {
  /// A place on the earth, in degrees.
  package struct Place: Hashable, Sendable {
    /// North of the equator when positive.
    package let latitude: Double
    /// East of Greenwich when positive.
    package let longitude: Double
  }

  /// The camera's maker and name.
  package private(set) var camera: String?
  /// What the camera's clock showed, as if it were in Greenwich: nobody knows where it was.
  package private(set) var taken: Date?
  package private(set) var exposureInSeconds: Double?
  /// The opening, as the part of the focal length that photographers write: 2.8.
  package private(set) var aperture: Double?
  /// The sensitivity by ISO.
  package private(set) var sensitivity: Int?
  package private(set) var focalLengthInMillimetres: Double?
  /// How the camera was held: 1 is upright, 5 to 8 are on its side.
  package private(set) var orientation = 1
  /// Where it was taken.
  package private(set) var place: Place?

  /// Says nothing.
  package init() {}

  /// Reads notes; `nil` if they are none.
  ///
  /// - Parameter data: A file of the TIFF kind, as cameras put it into photographs.
  package init?(tiff data: Data) {
    guard let table = TIFFTable(data) else { return nil }
    camera = Self.camera(maker: table.text(0x010F), model: table.text(0x0110))
    orientation = table.number(0x0112).flatMap { 1...8 ~= $0 ? $0 : nil } ?? 1
    let details = table.table(0x8769)
    taken = (details?.text(0x9003) ?? table.text(0x0132)).flatMap(Self.date)
    exposureInSeconds = details?.fraction(0x829A)
    aperture = details?.fraction(0x829D)
    sensitivity = details?.number(0x8827)
    focalLengthInMillimetres = details?.fraction(0x920A)
    place = table.table(0x8825).flatMap(Self.place)
  }

  /// Whether what was the width for the camera is the height for people.
  package var exchangesSides: Bool { orientation >= 5 }

  /// Whether there is anything to tell beside where it was.
  package var isEmpty: Bool {
    camera == nil && taken == nil && exposureInSeconds == nil && aperture == nil
      && sensitivity == nil && focalLengthInMillimetres == nil
  }
}

extension PictureNotes {
  /// Many makers begin the names of their cameras with their own.
  private static func camera(maker: String?, model: String?) -> String? {
    guard let model else { return maker }
    guard let maker, let word = maker.split(separator: " ").first,
      !model.lowercased().hasPrefix(word.lowercased())
    else { return model }
    return "\(maker) \(model)"
  }

  private static func date(_ text: String) -> Date? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 6, numbers[0] > 1800, 1...12 ~= numbers[1], 1...31 ~= numbers[2] else {
      return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
        minute: numbers[4], second: numbers[5]))
  }

  private static func place(_ table: TIFFTable) -> Place? {
    guard let latitude = degrees(table.fractions(2)), let longitude = degrees(table.fractions(4)),
      latitude <= 90, longitude <= 180
    else { return nil }
    return Place(
      latitude: table.text(1) == "S" ? -latitude : latitude,
      longitude: table.text(3) == "W" ? -longitude : longitude)
  }

  /// Degrees of degrees, minutes and seconds.
  private static func degrees(_ parts: [Double]) -> Double? {
    guard parts.count == 3 else { return nil }
    return parts[0] + parts[1] / 60 + parts[2] / 3600
  }
}

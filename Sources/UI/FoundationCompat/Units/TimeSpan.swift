internal import _FoundationICU
package import Foundation

/// A span of time in whole units, as languages name them.
package struct TimeSpan: Equatable, Sendable {
  package enum Unit: String, CaseIterable, Sendable { case year, month, day, hour, minute, second }

  /// The units from long to short ones.
  package let parts: [(unit: Unit, count: Int)]

  /// Takes a span apart.
  ///
  /// - Parameters:
  ///   - start: The earlier end.
  ///   - end: The later end.
  ///   - calendar: Says how long months and days are.
  ///   - limit: The most units, from the longest of which there is a whole one.
  package init(from start: Date, to end: Date, calendar: Calendar, limit: Int) {
    let components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    let all = zip(
      Unit.allCases,
      [
        components.year, components.month, components.day, components.hour, components.minute,
        components.second,
      ]
    ).map { (unit: $0, count: abs($1 ?? 0)) }
    let first = all.firstIndex { $0.count > 0 } ?? all.count - 1
    let shown = all[first...].prefix(limit)
    parts = Array(shown.prefix(1) + shown.dropFirst().filter { $0.count > 0 })
  }

  package static func == (left: TimeSpan, right: TimeSpan) -> Bool {
    left.parts.elementsEqual(right.parts) { $0 == $1 }
  }

  /// The longest unit.
  package var unit: Unit { parts.first?.unit ?? .second }

  /// The units with their names, joined as the language joins them.
  package func string(in locale: Locale) -> String {
    Self.list(parts.map { Self.name($0.count, $0.unit, locale) }, locale)
  }

  private static func name(_ count: Int, _ unit: Unit, _ locale: Locale) -> String {
    let skeleton = Array("measure-unit/duration-\(unit.rawValue) unit-width-full-name".utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(count), result, &status)
    return text(or: "\(count) \(unit.rawValue)", &status) { buffer, capacity, status in
      swift_unumf_resultToString(result, buffer, capacity, status)
    }
  }

  private static func list(_ names: [String], _ locale: Locale) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
    defer { swift_ulistfmt_close(formatter) }
    let characters = names.map { Array($0.utf16) }
    let joined = characters.flatMap(\.self)
    let lengths = characters.map { Int32($0.count) }
    return text(or: names.joined(separator: ", "), &status) { buffer, capacity, status in
      joined.withUnsafeBufferPointer { joined in
        var places: [UnsafePointer<UInt16>?] = []
        var offset = 0
        for length in lengths {
          places.append(joined.baseAddress.map { $0 + offset })
          offset += Int(length)
        }
        return swift_ulistfmt_format(
          formatter, places, lengths, Int32(lengths.count), buffer, capacity, status)
      }
    }
  }

  /// What ICU writes; something plain if it fails.
  private static func text(
    or plain: String, _ status: inout UErrorCode,
    write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String {
    var buffer = [UInt16](repeating: 0, count: 256)
    let count = write(&buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) <= buffer.count else {
      return plain
    }
    return String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
  }
}

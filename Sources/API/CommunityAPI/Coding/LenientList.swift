/// A list in which a broken element takes nothing with it but itself.
///
/// Nulls and elements with an empty identifier are placeholders of the site and left out in
/// silence; an unreadable element is left out and noted as a ``Loss``. An object whose keys are
/// numbers counts as a list in the order of its keys, null as an empty one.
struct LenientList<Element> {
  var elements: [Element]
}

extension LenientList: Sendable where Element: Sendable {}

extension LenientList: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard !container.decodeNil() else {
      elements = []
      return
    }
    do {
      elements = try container.decode([LenientElement<Element>].self).compactMap(\.value)
    } catch {
      let keys = try container.decode([String: Skipped].self).keys
      guard keys.allSatisfy({ Int($0) != nil }) else { throw error }
      let keyed = try container.decode([String: LenientElement<Element>].self)
      elements = keyed.compactMap { key, element in Int(key).map { ($0, element.value) } }
        .sorted { $0.0 < $1.0 }.compactMap(\.1)
    }
  }
}

/// An element, or nothing where it couldn't be read; never fails, so that a list goes on behind it.
struct LenientElement<Element: Decodable>: Decodable {
  let value: Element?

  init(from decoder: any Decoder) throws {
    do {
      value = try decoder.singleValueContainer().decodeNil() ? nil : Element(from: decoder)
    } catch is EmptyElement {
      value = nil
    } catch {
      decoder.lose(error)
      value = nil
    }
  }
}

/// Thrown by an element that is there only to hold a place.
struct EmptyElement: Error {}

/// A value that isn't looked at.
private struct Skipped: Decodable {
  init(from decoder: any Decoder) {}
}

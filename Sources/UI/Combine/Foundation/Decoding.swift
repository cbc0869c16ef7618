public import Foundation

/// Something that reads values from their written form.
public protocol TopLevelDecoder<Input> {
  /// The type of the written form.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that writes values down.
public protocol TopLevelEncoder<Output> {
  /// The type of the written form.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension Publisher {
  /// Hands on what a decoder reads from the values.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> some Publisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Hands on what an encoder makes of the values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> some Publisher<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}

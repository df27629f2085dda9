// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What reads values from data of one kind.
public protocol TopLevelDecoder<Input> {
  /// The kind of data.
  associatedtype Input

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - from: the data.
  /// - Returns: the value.
  /// - Throws: what is wrong with the data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What writes values as data of one kind.
public protocol TopLevelEncoder<Output> {
  /// The kind of data.
  associatedtype Output

  /// Writes a value.
  ///
  /// - Parameter value: the value.
  /// - Returns: the data.
  /// - Throws: why it cannot be written.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Reads a value from each element, and fails when that does.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Writes each element as data, and fails when that does.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What single writes and operations cost on one device: a prices file, as the device kit writes it.
///
/// The names of the properties are the keys of the JSON object.
public struct PriceList: Codable, Equatable, Sendable {
  public static let format = "reuse-bench-prices"
  public static let currentSchemaVersion = 1
  /// The greatest price that is believed: a second.
  public static let limitNanoseconds = 1e9

  public struct Device: Codable, Equatable, Sendable {
    public var model: String
    public var system: String
  }

  /// An operation other than a write.
  public enum Operation: String, Codable, CaseIterable, Sendable {
    /// Finding out the type behind a protocol.
    case cast
    /// Putting a value behind a protocol.
    case box
    case attributedText = "attributed-text"
    case setNeedsLayout = "set-needs-layout"
  }

  public struct Write: Codable, Equatable, Sendable {
    public var kind: ResultDocument.WriteKind
    public var effect: ResultDocument.EnginePrice.Effect
    /// The median, in nanoseconds.
    public var nanoseconds: Double
    public var low: Double
    public var high: Double

    public var price: ResultDocument.Price {
      ResultDocument.Price(nanoseconds: nanoseconds, low: low, high: high)
    }
  }

  public struct OperationPrice: Codable, Equatable, Sendable {
    public var name: Operation
    public var nanoseconds: Double
    public var low: Double
    public var high: Double

    public var price: ResultDocument.Price {
      ResultDocument.Price(nanoseconds: nanoseconds, low: low, high: high)
    }
  }

  public var format: String
  public var schemaVersion: Int
  public var device: Device
  /// The prices of writes: at most one for each kind and effect, at least one in all.
  public var writes: [Write]
  /// The prices of operations: at most one of each.
  public var operations: [OperationPrice]

  /// The price of a write; `nil` where the file has none.
  public func price(
    of kind: ResultDocument.WriteKind,
    _ effect: ResultDocument.EnginePrice.Effect
  ) -> ResultDocument.Price? {
    writes.first { $0.kind == kind && $0.effect == effect }?.price
  }
}

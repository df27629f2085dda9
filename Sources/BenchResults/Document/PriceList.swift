// SPDX-License-Identifier: Apache-2.0

/// What single writes and operations cost on one device: a prices file, as the device kit writes it.
///
/// The names of the properties are the keys of the JSON object.
public struct PriceList: Codable, Equatable, Sendable {
  /// What a prices file calls itself.
  public static let format = "reuse-bench-prices"
  /// The newest format version that this build reads.
  public static let currentSchemaVersion = 1
  /// The greatest price that is believed: a second.
  public static let limitNanoseconds = 1e9

  /// The device that prices hold for.
  public struct Device: Codable, Equatable, Sendable {
    /// The model, as the system calls it.
    public var model: String
    /// The system with its version.
    public var system: String

    /// Names a device.
    public init(model: String, system: String) {
      self.model = model
      self.system = system
    }
  }

  /// An operation other than a write.
  public enum Operation: String, Codable, CaseIterable, Sendable {
    /// Finding out the type behind a protocol.
    case cast
    /// Putting a value behind a protocol.
    case box
    /// Making an attributed text.
    case attributedText = "attributed-text"
    /// Asking for layout.
    case setNeedsLayout = "set-needs-layout"
  }

  /// The price of one write.
  public struct Write: Codable, Equatable, Sendable {
    /// What is written.
    public var kind: ResultDocument.WriteKind
    /// Whether it changes anything.
    public var effect: ResultDocument.EnginePrice.Effect
    /// The median, in nanoseconds.
    public var nanoseconds: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    /// The figures alone.
    public var price: ResultDocument.Price {
      ResultDocument.Price(nanoseconds: nanoseconds, low: low, high: high)
    }
  }

  /// The price of one operation.
  public struct OperationPrice: Codable, Equatable, Sendable {
    /// The operation.
    public var name: Operation
    /// The median, in nanoseconds.
    public var nanoseconds: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    /// The figures alone.
    public var price: ResultDocument.Price {
      ResultDocument.Price(nanoseconds: nanoseconds, low: low, high: high)
    }
  }

  /// What the file calls itself, ``format-swift.type.property``.
  public var format: String
  /// The version of the format that the file follows.
  public var schemaVersion: Int
  /// The device that prices hold for.
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

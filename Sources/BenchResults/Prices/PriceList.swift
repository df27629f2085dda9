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

  /// What a property is that a write sets.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A text, plain or attributed.
    case text
    /// A colour.
    case color
    /// An image.
    case image
    /// A font.
    case font
    /// A switch between two values or a few.
    case flag
  }

  /// Whether a write changes anything.
  public enum Effect: String, Codable, CaseIterable, Sendable {
    /// The property had the value before.
    case redundant
    /// The property takes another value.
    case effective
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

  /// A median with the sign-test interval around it, in nanoseconds.
  public struct Price: Equatable, Sendable {
    /// The median.
    public var nanoseconds: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    /// Assembles a price.
    public init(nanoseconds: Double, low: Double, high: Double) {
      self.nanoseconds = nanoseconds
      self.low = low
      self.high = high
    }
  }

  /// The price of one write.
  public struct Write: Codable, Equatable, Sendable {
    /// What is written.
    public var kind: Kind
    /// Whether it changes anything.
    public var effect: Effect
    /// The median, in nanoseconds.
    public var nanoseconds: Double
    /// The lower end of its interval.
    public var low: Double
    /// The upper end of its interval.
    public var high: Double

    /// The figures alone.
    public var price: Price { Price(nanoseconds: nanoseconds, low: low, high: high) }
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
    public var price: Price { Price(nanoseconds: nanoseconds, low: low, high: high) }
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
  public func price(of kind: Kind, _ effect: Effect) -> Price? {
    writes.first { $0.kind == kind && $0.effect == effect }?.price
  }
}

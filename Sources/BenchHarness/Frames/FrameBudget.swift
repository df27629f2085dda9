// SPDX-License-Identifier: Apache-2.0

/// The time that one frame may take, and the vsyncs that a longer one misses.
///
/// The period B is an exact fraction of nanoseconds and the deadline b = a · B with a in parts per million, so
/// that no float decides whether a frame is late: one that takes exactly b is on time.
public struct FrameBudget: Codable, Hashable, Sendable {
  private static let wholeShare = 1_000_000

  /// The whole period of a 60 Hz display.
  public static let hertz60 = FrameBudget(
    numerator: 1_000_000_000_000,
    denominator: RefreshRate.hertz60.milliHertz,
    appSharePartsPerMillion: wholeShare
  )

  private let periodNumerator: Int
  private let periodDenominator: Int
  /// The app's part of the period, in parts per million.
  public let appSharePartsPerMillion: Int
  /// The deadline b in whole nanoseconds, rounded down: an integer is above it iff it is above b.
  public let deadlineNanoseconds: Int

  /// Creates the budget of a display, of which the app may use a share.
  ///
  /// - Throws: ``HarnessError/appShareOutOfRange(found:)`` for a share that is not above 0 (to a millionth) and
  ///   at most 1.
  public init(refresh: RefreshRate, appShare: Double = 1) throws(HarnessError) {
    guard appShare > 0, appShare <= 1 else { throw .appShareOutOfRange(found: appShare) }
    let parts = Int((appShare * Double(Self.wholeShare)).rounded())
    guard parts > 0 else { throw .appShareOutOfRange(found: appShare) }
    self.init(
      numerator: 1_000_000_000_000,
      denominator: refresh.milliHertz,
      appSharePartsPerMillion: parts
    )
  }

  /// Creates a budget and period of so many milliseconds, rounded to the nearest nanosecond.
  ///
  /// - Throws: ``HarnessError/budgetOutOfRange(milliseconds:)`` outside 0.001 through 1,000,000.
  public init(milliseconds: Double) throws(HarnessError) {
    guard milliseconds.isFinite, (0.001...1_000_000).contains(milliseconds) else {
      throw .budgetOutOfRange(milliseconds: milliseconds)
    }
    self.init(
      numerator: Int((milliseconds * 1_000_000).rounded()),
      denominator: 1,
      appSharePartsPerMillion: Self.wholeShare
    )
  }

  private init(numerator: Int, denominator: Int, appSharePartsPerMillion: Int) {
    periodNumerator = numerator
    periodDenominator = denominator
    self.appSharePartsPerMillion = appSharePartsPerMillion
    deadlineNanoseconds = Int(
      Int128(numerator) * Int128(appSharePartsPerMillion)
        / (Int128(denominator) * Int128(Self.wholeShare))
    )
  }

  private enum CodingKeys: CodingKey {
    case periodNumerator, periodDenominator, appSharePartsPerMillion
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(periodNumerator, forKey: .periodNumerator)
    try values.encode(periodDenominator, forKey: .periodDenominator)
    try values.encode(appSharePartsPerMillion, forKey: .appSharePartsPerMillion)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys, _ range: ClosedRange<Int>) throws -> Int {
      let found = try values.decode(Int.self, forKey: key)
      guard range.contains(found) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: "found \(found), expected \(range.lowerBound) to \(range.upperBound)"
        )
      }
      return found
    }
    self.init(
      numerator: try number(.periodNumerator, 1...1_000_000_000_000),
      denominator: try number(.periodDenominator, 1...1_000_000),
      appSharePartsPerMillion: try number(.appSharePartsPerMillion, 1...Self.wholeShare)
    )
  }

  /// Returns the end of interval `index`: floor(index · B).
  public func vsyncNanoseconds(_ index: Int) -> Int {
    Int(Int128(index) * Int128(periodNumerator) / Int128(periodDenominator))
  }

  /// Returns the first interval that ends at `nanoseconds` or later: the smallest k with floor(k · B) ≥ t.
  ///
  /// - Precondition: `nanoseconds` is not negative.
  public func firstVsync(notBefore nanoseconds: Int) -> Int {
    precondition(nanoseconds >= 0, "Vsyncs are counted from a start, so no time lies before it.")
    let scaled = Int128(nanoseconds) * Int128(periodDenominator)
    return Int((scaled + Int128(periodNumerator) - 1) / Int128(periodNumerator))
  }

  /// The most intervals whose end fits an `Int` of nanoseconds.
  var largestIntervalCount: Int {
    Int(clamping: Int128(Int.max) * Int128(periodDenominator) / Int128(periodNumerator))
  }

  /// Returns the distance covered in so many intervals, in the velocity's unit of length.
  ///
  /// The period is reduced to seconds as a fraction of small integers (1/60 at 60 Hz), so that a velocity of
  /// whole rows per frame gives whole rows.
  public func distance(perSecond velocity: Double, intervalCount: Int) -> Double {
    let nanosecondsPerSecond = 1_000_000_000
    let common = Self.greatestCommonDivisor(periodNumerator, nanosecondsPerSecond)
    let numerator = periodNumerator / common
    let scale = nanosecondsPerSecond / common
    let rest = Self.greatestCommonDivisor(numerator, periodDenominator)
    return velocity * Double(intervalCount) * Double(numerator / rest)
      / (Double(periodDenominator / rest) * Double(scale))
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (larger, smaller) = (first, second)
    while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
  }

  /// Whole intervals in one second, at least 1.
  public var intervalsPerSecond: Int {
    max(1, 1_000_000_000 * periodDenominator / periodNumerator)
  }

  /// The deadline b in nanoseconds as the nearest `Double`, for ratios.
  var exactDeadline: Double {
    Double(periodNumerator) * Double(appSharePartsPerMillion)
      / (Double(periodDenominator) * Double(Self.wholeShare))
  }

  /// Returns the missed vsyncs of a frame: ceil((w − b) / B), and 0 when it is on time.
  public func missedVsyncCount(workNanoseconds: Int) -> Int {
    guard isLate(workNanoseconds: workNanoseconds) else { return 0 }
    let excess =
      Int128(workNanoseconds) * Int128(Self.wholeShare) * Int128(periodDenominator)
      - Int128(appSharePartsPerMillion) * Int128(periodNumerator)
    let period = Int128(Self.wholeShare) * Int128(periodNumerator)
    return Int((excess + period - 1) / period)
  }

  /// Returns true if a frame with this work misses its deadline: w > b.
  public func isLate(workNanoseconds: Int) -> Bool {
    workNanoseconds > deadlineNanoseconds
  }

  /// Returns the time past the deadline, clamped to `Int`; negative is slack.
  public func overrunNanoseconds(workNanoseconds: Int) -> Int {
    Int(clamping: Int128(workNanoseconds) - Int128(deadlineNanoseconds))
  }

  /// Returns the vsync intervals that a frame occupies: max(1, ceil((w + B − b) / B)).
  public func intervalCount(workNanoseconds: Int) -> Int {
    1 + missedVsyncCount(workNanoseconds: workNanoseconds)
  }

  /// Returns the share of the deadline that the work takes: w / b, above 1 when late.
  public func utilisation(workNanoseconds: Int) -> Double {
    Double(workNanoseconds) / exactDeadline
  }
}

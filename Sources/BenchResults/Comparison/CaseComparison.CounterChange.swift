// SPDX-License-Identifier: Apache-2.0

extension CaseComparison {
  /// A counter with two values.
  public struct CounterChange: Equatable, Sendable {
    /// The counter.
    public let name: String
    /// Its value in the base document.
    public let base: Int
    /// Its value in the head document.
    public let head: Int
    /// Whether the change is for the worse.
    public let isWorse: Bool

    /// Whether a rise is too small to be for the worse, which does not make it better.
    public var isTolerated: Bool {
      !isWorse && CounterTolerance.isWithin(name, base: base, head: head)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// How the reading of a frame becomes the work that is held against its budget.
///
/// Figures of two costs are never mixed in one number, which is why the label says which it was.
public enum FrameCost: Hashable, Sendable {
  /// Readings are nanoseconds, multiplied by a slowdown.
  case measured(Slowdown)
  /// Readings are instruction counts, turned into time by a declared rate.
  case modelled(ModelledRate)

  /// Readings are nanoseconds and stay as they are.
  public static let asMeasured = FrameCost.measured(.none)

  /// What stands beside the figures; nil for work as it was measured.
  public var label: String? {
    switch self {
    case .measured(let slowdown): slowdown.label
    case .modelled(let rate): rate.label
    }
  }

  /// The work of a frame.
  public func workNanoseconds(reading: Int) -> Int {
    switch self {
    case .measured(let slowdown): slowdown.slowed(workNanoseconds: reading)
    case .modelled(let rate): rate.nanoseconds(instructionCount: reading)
    }
  }
}

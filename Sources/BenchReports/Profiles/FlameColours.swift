// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The fills of a flame graph; black text can be read on all of them.
enum FlameColours {
  /// A change of share from which on the colour is full.
  private static let fullGrowth = 0.2

  /// The fill of a phase, apart from each other also for those who do not tell red from green.
  static func fill(of phase: ProfilePhase) -> String {
    switch phase {
    case .recycle: "#9fd3e6"
    case .dequeue: "#7fc8a9"
    case .configure: "#f6b756"
    case .size: "#d3bdf0"
    case .willDisplay: "#efe58b"
    case .layout: "#9dbcf5"
    case .display: "#f59f93"
    case .commit: "#cdb38f"
    case .other: "#d9d9d9"
    case .harness: "#ededed"
    case .broken: "#f7f7f7"
    }
  }

  /// The fill of a change: red for what grew, blue for what shrank, white for neither.
  static func fill(ofGrowth growth: Double) -> String {
    // The root makes small changes visible.
    let depth = (min(1, growth.magnitude / fullGrowth)).squareRoot()
    let faded = 255 - Int((depth * 150).rounded())
    let other = 255 - Int((depth * 190).rounded())
    return growth < 0 ? hex(other, faded, 255) : hex(255, faded, other)
  }

  private static func hex(_ components: Int...) -> String {
    "#"
      + components.map { component in
        let digits = String(component, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }
      .joined()
  }
}

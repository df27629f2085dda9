// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The fills of a flame graph; black text can be read on all of them.
enum FlameColours {
  /// A change of share from which on the colour is full.
  private static let fullGrowth = 0.2

  /// The fill of a phase, apart from each other also for those who do not tell red from green.
  ///
  /// No two are less than 18 apart in CIELAB, also as the models of Machado and others (2009) show
  /// them to those who lack one kind of cones.
  static func fill(of phase: ProfilePhase) -> String {
    switch phase {
    case .recycle: "#6db6f9"
    case .dequeue: "#c1f9b8"
    case .configure: "#d1943c"
    case .size: "#f6ccfa"
    case .willDisplay: "#f5c279"
    case .layout: "#7696bb"
    case .display: "#bca388"
    case .commit: "#d07051"
    case .other: "#c1c1c1"
    case .harness: "#8d8d8d"
    case .broken: "#f7f7f7"
    }
  }

  /// The fill of a change: red for what grew, blue for what shrank, white for neither.
  static func fill(ofGrowth growth: Double) -> String {
    // The root makes small changes visible.
    let depth = (min(1, growth.magnitude / fullGrowth)).squareRoot()
    let faded = 255 - Int((depth * 130).rounded())
    let other = 255 - Int((depth * 170).rounded())
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

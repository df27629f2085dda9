// SPDX-License-Identifier: Apache-2.0

/// What happens to the table while it is measured.
public enum Workload: Hashable, Sendable {
  /// Scrolls by the same distance each frame.
  case steady
  /// Flicks that slow down, with a change of direction.
  case fling
  /// Jumps to another row each frame, so that the whole viewport is filled anew.
  case jump
  /// Changes some fields of every visible row and has the rows reconfigured.
  case reconfigure(FieldChange)
  /// Loads a new table and renders its first frame.
  case load
  /// Frames as those of `steady` in which nothing is done: what remains is the ruler.
  case floor

  /// After so many measured frames of `steady` the same number of cells enters again.
  public static let steadyPeriod = ScrollPath.steady.count

  static let reconfigureName = "reconfigure.fields"

  /// The name in case identifiers, such as `scroll.steady`.
  public var name: String {
    switch self {
    case .steady: "scroll.steady"
    case .fling: "scroll.fling"
    case .jump: "scroll.jump"
    case .reconfigure: Self.reconfigureName
    case .load: "load.first-frame"
    case .floor: "floor.empty"
    }
  }

  /// What sets this workload apart from others of its name, for the case identifier.
  public var axes: [String] {
    guard case .reconfigure(let change) = self else { return [] }
    return change.axes
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What a measured frame does, as far as the functions on a stack tell it.
public enum ProfilePhase: String, CaseIterable, Sendable {
  /// Rows that left the viewport give their cells to the reuse pools.
  case recycle
  /// Cells are taken from the pools or made.
  case dequeue
  /// The data source fills cells, and pending updates of configurations are carried out.
  case configure
  /// Rows get their height and frame.
  case size
  /// The delegate learns which cells appear.
  case willDisplay
  /// Views place their subviews.
  case layout
  /// Changed views make new display lists.
  case display
  /// Changed layers are encoded.
  case commit
  /// What else the engine does in a frame, or what a case without a table does.
  case other
  /// What the instrument itself does round the frames.
  case harness
  /// What nobody knows the callers of: a library without frame pointers broke the stack.
  case broken

  /// The function below which everything is a measured frame.
  public static let measuredFrame = "static ProfilePass.measuredFrame(_:_:)"

  /// The function below which everything is a frame that is not measured.
  public static let unmeasuredFrame = "static ProfilePass.unmeasuredFrame(_:_:)"

  /// The function below which everything is the suite.
  static let instrument = "GroupRunner.profile(_:seconds:gate:)"

  /// The phase that a stack was in when something fell on it.
  ///
  /// The engine's function at the root of each phase tells it. Phases stay what they are however deep they call: a cell
  /// that is laid out to find its height is sizing. Two give way: layout to what a table does in its own layout, and
  /// configure to dequeue.
  public static func of(_ frames: some Sequence<String>) -> ProfilePhase {
    var phase = ProfilePhase.broken
    for frame in frames { phase = phase.entering(frame) }
    return phase
  }

  public func entering(_ function: String) -> ProfilePhase {
    if self == .broken || self == .harness {
      if function == Self.measuredFrame { return .other }
      return function == Self.instrument ? .harness : self
    }
    guard let entered = Self.roots[function] else { return self }
    switch self {
    case .other, .layout: return entered
    case .configure: return entered == .dequeue ? .dequeue : .configure
    default: return self
    }
  }

  /// The engine's functions at the roots of the phases, as `swift demangle --simplified` writes them.
  static let roots: [String: ProfilePhase] = [
    "UITableView.findSlots()": .recycle,
    "UITableView.recycleRowsOutsideSlots()": .recycle,
    "UITableView.dequeueReusableCell(withIdentifier:)": .dequeue,
    "UITableView.reconfigurePendingRows()": .configure,
    "UITableView.prepareEnteringRows(beside:)": .configure,
    "UITableView.fillGaps()": .configure,
    "UITableView.fillMargins()": .configure,
    "UITableView.sizeRows(_:_:keeping:)": .size,
    "UITableView.display(_:)": .willDisplay,
    "UIView.layOutTree()": .layout,
    "UIView.displayTree(_:)": .display,
    "UIView.commitTree(into:)": .commit,
  ]
}

// SPDX-License-Identifier: Apache-2.0

/// The states that the configuration of a view depends on.
public protocol UIConfigurationState {
  /// Creates a state in which nothing is set.
  init(traitCollection: UITraitCollection)

  /// The traits of the environment.
  var traitCollection: UITraitCollection { get set }

  /// A state that the app defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a state that an app defines for its own cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The states of a view that is configured, such as a section header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// Whether the view answers to nothing.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view floats above the content.
  public var isPinned = false

  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state that the app defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The states of a cell that its configurations depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is carried by a finger.
  public enum DragState: Sendable, Hashable {
    case none
    /// It is being lifted.
    case lifting
    /// It is carried.
    case dragging
  }

  /// Whether something is dropped on the cell.
  public enum DropState: Sendable, Hashable {
    /// Nothing is.
    case none
    /// Something is carried, but not over this cell.
    case notTargeted
    /// Something is carried over this cell.
    case targeted
  }

  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// Whether the cell answers to nothing.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell floats above the content.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows what lies below it.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved to another row.
  public var isReordering = false
  /// Whether the cell is carried by a finger.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none

  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is set.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state that the app defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

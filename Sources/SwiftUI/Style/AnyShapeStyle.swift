// SPDX-License-Identifier: Apache-2.0

/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// The kinds of style.
  enum Storage: Equatable {
    case color(Color)
    /// A level of whatever colour is in the foreground, 0 for that colour itself.
    case hierarchical(UInt8)
    case tint
    /// The colour behind everything.
    case background
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self = style._erased
  }

  /// The style itself.
  public var _erased: AnyShapeStyle { self }
}

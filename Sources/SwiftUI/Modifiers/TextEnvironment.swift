// SPDX-License-Identifier: Apache-2.0

/// Changes to what flows down to texts.
public struct _TextEnvironment: _EnvironmentModification, Sendable {
  /// What is changed.
  @usableFromInline enum Change: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case lineLimit(Int)
    case alignment(TextAlignment)
    case truncation(Text.TruncationMode)
  }

  let change: Change

  @usableFromInline init(change: Change) {
    self.change = change
  }

  /// Changes what flows down.
  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    switch change {
    case .font(let font): environment.font = font ?? .body
    case .weight(let weight): environment.weight = weight
    case .lineLimit(let limit): environment.lineLimit = limit
    case .alignment(let alignment): environment.textAlignment = alignment
    case .truncation(let truncation): environment.truncation = truncation
    }
  }
}

extension View {
  /// Sets the font of the texts in the view; nil means that of running text.
  @inlinable public func font(_ font: Font?) -> ModifiedContent<Self, _TextEnvironment> {
    _texts(.font(font))
  }

  /// Sets the weight of the texts in the view; nil means that of their fonts.
  @inlinable public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<
    Self, _TextEnvironment
  > {
    _texts(.weight(weight))
  }

  /// Shows the texts in the view in bold.
  @inlinable public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _TextEnvironment> {
    _texts(.weight(isActive ? .bold : nil))
  }

  /// Changes nothing: the measured font family has no slanted member.
  @inlinable public func italic(_ isActive: Bool = true) -> Self { self }

  /// Sets the most lines of the texts in the view; nil means as many as there are.
  ///
  /// A limit below 1 counts as 1.
  @inlinable public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _TextEnvironment> {
    _texts(.lineLimit(number.map { max(1, $0) } ?? 0))
  }

  /// Sets where the lines of the texts in the view lie.
  @inlinable public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _TextEnvironment> {
    _texts(.alignment(alignment))
  }

  /// Sets where the texts in the view are cut if they do not fit.
  @inlinable public func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _TextEnvironment> {
    _texts(.truncation(mode))
  }

  /// Changes what flows down to the texts in the view.
  @inlinable func _texts(_ change: _TextEnvironment.Change) -> ModifiedContent<
    Self, _TextEnvironment
  > {
    ModifiedContent(content: self, modifier: _TextEnvironment(change: change))
  }
}

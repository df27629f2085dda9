// SPDX-License-Identifier: Apache-2.0

/// Changes to the colours that flow down.
public struct _ColorEnvironment: _EnvironmentModification, Sendable {
  /// What is changed.
  @usableFromInline enum Change: Sendable {
    case foreground(AnyShapeStyle?)
    case tint(Color?)
  }

  let change: Change

  @usableFromInline init(change: Change) {
    self.change = change
  }

  /// Changes what flows down.
  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    switch change {
    case .foreground(let style?):
      environment.setForeground(style)
    case .foreground(nil):
      environment.foreground = nil
      environment.level = 0
    case .tint(let color?):
      environment.accent = color.packed(accent: environment.accent)
    case .tint(nil):
      break
    }
  }
}

extension View {
  /// Sets the style of the texts, symbols and shapes in the view.
  @inlinable public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ColorEnvironment> {
    _colors(.foreground(style._erased))
  }

  /// Sets the colour of the texts, symbols and shapes in the view; nil means that of labels.
  @inlinable public func foregroundColor(_ color: Color?) -> ModifiedContent<
    Self, _ColorEnvironment
  > {
    _colors(.foreground(color?._erased))
  }

  /// Sets the tint colour in the view; nil leaves it as it is.
  @inlinable public func tint(_ tint: Color?) -> ModifiedContent<Self, _ColorEnvironment> {
    _colors(.tint(tint))
  }

  /// Changes the colours that flow down to the view.
  @inlinable func _colors(
    _ change: _ColorEnvironment.Change
  ) -> ModifiedContent<Self, _ColorEnvironment> {
    ModifiedContent(content: self, modifier: _ColorEnvironment(change: change))
  }
}

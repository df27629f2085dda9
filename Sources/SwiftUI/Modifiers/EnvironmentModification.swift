// SPDX-License-Identifier: Apache-2.0

/// A modifier that changes what flows down to the view; it has no node.
public protocol _EnvironmentModification: _ViewModification {
  /// Changes what flows down.
  @MainActor func _change(_ environment: inout _ViewEnvironment)
}

extension _EnvironmentModification {
  /// Updates the view with what flows down to it.
  @inlinable @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    _change(&inner)
    Content._update(nodes, at: &index, to: content, &inner)
  }
}

/// Changes to the colours that flow down.
public struct _ColorEnvironment: _EnvironmentModification, Sendable {
  /// What is changed.
  @usableFromInline enum Change: Sendable {
    case foreground(AnyShapeStyle?)
    case tint(Color?)
  }

  let change: Change

  @usableFromInline init(change: Change) { self.change = change }

  /// Updates the view with what flows down to it.
  @inlinable @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    _change(&inner)
    Content._update(nodes, at: &index, to: content, &inner)
    // What flows down points at the gradient and does not keep it.
    if inner.hasForegroundGradient { withExtendedLifetime(self) {} }
  }

  /// Changes what flows down.
  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    switch change {
    case .foreground(let style?):
      environment.setForeground(style)
    case .foreground(nil):
      environment.setForeground(nil)
    case .tint(let color?):
      environment.accent = color.packed(accent: environment.accent)
      environment.isTinted = true
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

/// Changes to what flows down to texts.
public struct _TextEnvironment: _EnvironmentModification, Sendable {
  /// What is changed.
  @usableFromInline enum Change: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case lineLimit(Int)
    case alignment(TextAlignment)
    case truncation(Text.TruncationMode)
    case textCase(Text.Case?)
  }

  let change: Change

  @usableFromInline init(change: Change) { self.change = change }

  /// Changes what flows down.
  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    switch change {
    case .font(let font): environment.font = font ?? .body
    case .weight(let weight): environment.weight = weight
    case .lineLimit(let limit): environment.lineLimit = limit
    case .alignment(let alignment): environment.textAlignment = alignment
    case .truncation(let truncation): environment.truncation = truncation
    case .textCase(let textCase): environment.textCase = textCase
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

  /// Shows the texts in the view in capital or small letters; nil leaves them as they are.
  @inlinable public func textCase(_ textCase: Text.Case?) -> ModifiedContent<
    Self, _TextEnvironment
  > {
    _texts(.textCase(textCase))
  }

  /// Changes what flows down to the texts in the view.
  @inlinable func _texts(_ change: _TextEnvironment.Change) -> ModifiedContent<
    Self, _TextEnvironment
  > {
    ModifiedContent(content: self, modifier: _TextEnvironment(change: change))
  }
}

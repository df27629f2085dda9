// SPDX-License-Identifier: Apache-2.0

/// A modifier that changes what flows down to the view; it has no node.
public protocol _EnvironmentModification: _ViewModification {
  @MainActor func _change(_ environment: inout _ViewEnvironment)
}

extension _EnvironmentModification {
  @inlinable @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    _change(&inner)
    Content._update(nodes, at: &index, to: content, &inner)
    // The environment points at a gradient without retaining it; its modifier keeps it.
    if inner.hasForegroundGradient { withExtendedLifetime(self) {} }
  }
}

public struct _ColorEnvironment: _EnvironmentModification, Sendable {
  @usableFromInline enum Change: Sendable {
    case foreground(AnyShapeStyle?)
    case tint(Color?)
  }

  let change: Change

  @usableFromInline init(change: Change) { self.change = change }

  @MainActor public func _change(_ environment: inout _ViewEnvironment) {
    switch change {
    case .foreground(let style?): environment.setForeground(style)
    case .foreground(nil): environment.setForeground(nil)
    case .tint(let color?):
      environment.accent = color.packed(accent: environment.accent)
      environment.isTinted = true
    case .tint(nil): break
    }
  }
}

extension View {
  @inlinable public func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> _Modified<_ColorEnvironment> {
    _modified(by: _ColorEnvironment(change: .foreground(style._erased)))
  }

  @inlinable public func foregroundColor(_ color: Color?) -> _Modified<_ColorEnvironment> {
    _modified(by: _ColorEnvironment(change: .foreground(color?._erased)))
  }

  @inlinable public func tint(_ tint: Color?) -> _Modified<_ColorEnvironment> {
    _modified(by: _ColorEnvironment(change: .tint(tint)))
  }
}

public struct _TextEnvironment: _EnvironmentModification, Sendable {
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
  @inlinable public func font(_ font: Font?) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .font(font)))
  }

  @inlinable public func fontWeight(_ weight: Font.Weight?) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .weight(weight)))
  }

  @inlinable public func bold(_ isActive: Bool = true) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .weight(isActive ? .bold : nil)))
  }

  /// Changes nothing: the measured font family has no slanted member.
  @inlinable public func italic(_ isActive: Bool = true) -> Self { self }

  /// A limit below 1 counts as 1.
  @inlinable public func lineLimit(_ number: Int?) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .lineLimit(number.map { max(1, $0) } ?? 0)))
  }

  @inlinable public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .alignment(alignment)))
  }

  @inlinable public func truncationMode(
    _ mode: Text.TruncationMode
  ) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .truncation(mode)))
  }

  @inlinable public func textCase(_ textCase: Text.Case?) -> _Modified<_TextEnvironment> {
    _modified(by: _TextEnvironment(change: .textCase(textCase)))
  }
}

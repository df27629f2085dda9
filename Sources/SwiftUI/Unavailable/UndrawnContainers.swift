// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What apps write and this module does not draw. Each says so by the compiler where it is used; the
// initialisers are those that apps use most, so that this is what the compiler says.

/// A view that is declared and not drawn.
public protocol _Undrawn: View where Body == Never {}

extension _Undrawn {
  /// There is none.
  public var body: Never {
    preconditionFailure("\(Self.self) is not drawn.")
  }
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: host its rows in a UITableView by UIHostingConfiguration"
)
public struct List: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// Creates nothing.
  public init<Elements: RandomAccessCollection, Content: View>(
    _ data: Elements,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable {}

  /// Creates nothing.
  public init<Elements: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Elements,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: host its rows in a UITableView by UIHostingConfiguration"
)
public struct Form: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: sections are those of the table that hosts the rows"
)
public struct Section: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// Creates nothing.
  public init<Name: StringProtocol, Content: View>(
    _ title: Name,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it does not scroll here: the table around the rows does")
public struct ScrollView: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}

  /// Creates nothing.
  public init<Content: View>(
    _ axes: Axis.Set,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: a hosted row uses HStack")
public struct LazyHStack: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: a hosted row uses VStack")
public struct LazyVStack: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: a hosted row uses stacks")
public struct Grid: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not here: views are measured by what they are offered; use frame(maxWidth:)"
)
public struct GeometryReader: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not here: a hosted row has one arrangement")
public struct ViewThatFits: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: nothing hands one out.
public struct GeometryProxy {
  /// The size.
  public let size: CGSize
}

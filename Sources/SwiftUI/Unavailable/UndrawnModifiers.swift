// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What apps write on hosted views and this module does not draw: each says so by the compiler.

extension View {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "hosted views turn in their plane alone: use rotationEffect")
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing is blurred here")
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "rows slide open by the delegate of the UITableView here")
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "no menus are shown here")
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "is shown by a view controller here")
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "is shown by a view controller here")
  public func alert<Name: StringProtocol, Actions: View>(
    _ title: Name,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "is that of the view controller here")
  public func navigationTitle<Name: StringProtocol>(_ title: Name) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "margins are those of UIHostingConfiguration here")
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "the background is that of UIHostingConfiguration here")
  public func listRowBackground<Content: View>(_ view: Content?) -> Self { self }
}

/// Not here: nothing takes one.
public enum HorizontalEdge: CaseIterable, Hashable, Sendable {
  /// Where text begins.
  case leading
  /// Where text ends.
  case trailing
}

// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// A view of the other framework among declarative ones.
///
/// It has its intrinsic size, and takes what it is offered along an axis on which it has none.
@MainActor @preconcurrency public protocol UIViewRepresentable: _BodilessView {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of what accompanies the view, a delegate for example.
  associatedtype Coordinator = Void

  /// What a view is made and updated in.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once for each time it is mounted.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view in line with the value; called after it was made and at each update.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes what accompanies the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Appends a node that has no view yet.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(RepresentedNode<Coordinator>())
  }

  /// Makes the view if there is none, and updates it.
  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Self,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: RepresentedNode<Coordinator>.self)
    index += 1
    let coordinator = node.companion ?? view.makeCoordinator()
    let context = Context(coordinator: coordinator)
    let shown = (node.view as? UIViewType) ?? view.makeUIView(context: context)
    node.take(shown, coordinator)
    view.updateUIView(shown, context: context)
    node.intrinsicSizeMayHaveChanged()
  }
}

/// What a view of the other framework is made and updated in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What accompanies the view.
  public let coordinator: Representable.Coordinator
}

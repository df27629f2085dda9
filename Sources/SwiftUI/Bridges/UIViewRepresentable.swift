// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// A UIKit view hosted as a view.
///
/// It has its intrinsic size, and takes the offered length along an axis without one.
@MainActor @preconcurrency public protocol UIViewRepresentable: _BodilessView {
  associatedtype UIViewType: UIView
  /// The type of what accompanies the view, a delegate for example.
  associatedtype Coordinator = Void

  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType

  /// Called after the view is made and at each update.
  func updateUIView(_ uiView: UIViewType, context: Context)

  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(RepresentedNode<Coordinator>())
  }

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

@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public let coordinator: Representable.Coordinator
}

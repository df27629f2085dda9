// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// A view controller hosted as a view; it takes the size it is offered.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _BodilessView {
  associatedtype UIViewControllerType: UIViewController
  /// The type of what accompanies the controller, a delegate for example.
  associatedtype Coordinator = Void

  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Called after the controller is made and at each update.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(RepresentedNode<MountedController<UIViewControllerType, Coordinator>>())
  }

  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Self,
    _ environment: inout _ViewEnvironment
  ) {
    typealias Mounted = MountedController<UIViewControllerType, Coordinator>
    let node = unsafeDowncast(nodes[index], to: RepresentedNode<Mounted>.self)
    index += 1
    let coordinator = node.companion?.coordinator ?? view.makeCoordinator()
    let context = Context(coordinator: coordinator)
    let controller = node.companion?.controller ?? view.makeUIViewController(context: context)
    node.take(controller.view, Mounted(controller: controller, coordinator: coordinator))
    view.updateUIViewController(controller, context: context)
    node.intrinsicSizeMayHaveChanged()
  }
}

/// What a controller of the other framework is made and updated in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
}

/// A controller on screen with what accompanies it.
struct MountedController<Controller: UIViewController, Coordinator> {
  let controller: Controller
  let coordinator: Coordinator
}

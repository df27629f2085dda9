// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// The view of a controller of the other framework among declarative ones.
///
/// It takes what it is offered.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _BodilessView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what accompanies the controller, a delegate for example.
  associatedtype Coordinator = Void

  /// What a controller is made and updated in.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once for each time it is mounted.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller in line with the value; called after it was made and at each update.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Makes what accompanies the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Appends a node that has no view yet.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(RepresentedNode<MountedController<UIViewControllerType, Coordinator>>())
  }

  /// Makes the controller if there is none, and updates it.
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
  /// What accompanies the controller.
  public let coordinator: Representable.Coordinator
}

/// A controller on screen with what accompanies it.
struct MountedController<Controller: UIViewController, Coordinator> {
  let controller: Controller
  let coordinator: Coordinator
}

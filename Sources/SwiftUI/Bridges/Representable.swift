// SPDX-License-Identifier: Apache-2.0

import Foundation
public import HeadlessUIKit

/// A UIKit view hosted as a view.
///
/// It has its intrinsic size, and takes the offered length along an axis without one.
@MainActor @preconcurrency public protocol UIViewRepresentable: _PrimitiveView {
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
  public static func _makeNode() -> _ViewNode { RepresentedNode<Coordinator>() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: RepresentedNode<Coordinator>.self)
    let coordinator = node.companion ?? makeCoordinator()
    let context = Context(coordinator: coordinator)
    let shown = (node.view as? UIViewType) ?? makeUIView(context: context)
    node.take(shown, coordinator)
    updateUIView(shown, context: context)
    node.intrinsicSizeMayHaveChanged()
  }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A view controller hosted as a view; it takes the size it is offered.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _PrimitiveView {
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
  private typealias Mounted = (controller: UIViewControllerType, coordinator: Coordinator)

  public static func _makeNode() -> _ViewNode { RepresentedNode<Mounted>() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: RepresentedNode<Mounted>.self)
    let coordinator = node.companion?.coordinator ?? makeCoordinator()
    let context = Context(coordinator: coordinator)
    let controller = node.companion?.controller ?? makeUIViewController(context: context)
    node.take(controller.view, (controller, coordinator))
    updateUIViewController(controller, context: context)
    node.intrinsicSizeMayHaveChanged()
  }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A UIKit view on screen with its companions: the coordinator, and the view's controller if any.
final class RepresentedNode<Companion>: _ViewNode {
  /// The view; nil until it is made.
  private(set) var view: UIView?
  private(set) var companion: Companion?
  private var intrinsic = CGSize.zero

  func take(_ view: UIView, _ companion: Companion) {
    guard view !== self.view else { return }
    self.view = view
    self.companion = companion
    intrinsic = view.intrinsicContentSize
    invalidate(.structure)
  }

  func intrinsicSizeMayHaveChanged() {
    guard let view, view.intrinsicContentSize != intrinsic else { return }
    intrinsic = view.intrinsicContentSize
    invalidate()
  }

  override func appendViews(to views: inout [UIView]) { if let view { views.append(view) } }

  override func measure(_ proposal: Proposal) -> CGSize {
    let filled = proposal.filled
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width.sanitized : filled.width,
      height: intrinsic.height >= 0 ? intrinsic.height.sanitized : filled.height
    )
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view?.show(in: CGRect(origin: origin, size: size(proposal)))
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { intrinsic[axis] >= 0 ? 0 : .infinity }
}

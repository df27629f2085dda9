// SPDX-License-Identifier: Apache-2.0

/// A node that keeps what the dynamic properties of a view stand for; it lays out nothing itself.
///
/// Only views with such properties have one, so that others cost no node: an update finds out by the
/// node's own type whether there is one.
public final class _ScopeNode<Owner: View>: _ContainerNode {
  private let plan: ScopePlan
  private var kept: [AnyObject?]

  init(_ plan: ScopePlan) {
    self.plan = plan
    kept = Array(repeating: nil, count: plan.keptCount)
    super.init()
    mount(Owner.Body.self)
  }

  func link(_ view: inout Owner, _ environment: _ViewEnvironment) {
    withUnsafeMutablePointer(to: &view) { place in
      plan.link(UnsafeMutableRawPointer(place), &kept, environment)
    }
  }

  override func appendItems(to items: inout [_ViewNode]) {
    for child in children { child.appendItems(to: &items) }
  }
}

extension _ViewNode {
  /// Makes the node of a view with dynamic properties; nil for a view without.
  @usableFromInline static func _scope<Owner: View>(of view: Owner.Type) -> _ViewNode? {
    ScopePlan.plan(of: Owner.self).map { _ScopeNode<Owner>($0) }
  }

  /// Whether the node keeps the dynamic properties of views of a type.
  @inlinable final func _isScope<Owner: View>(of view: Owner.Type) -> Bool {
    ObjectIdentifier(Swift.type(of: self)) == ObjectIdentifier(_ScopeNode<Owner>.self)
  }

  /// Joins the dynamic properties of a view to what its node keeps for them.
  @usableFromInline final func _link<Owner: View>(
    _ view: inout Owner,
    _ environment: _ViewEnvironment
  ) {
    unsafeDowncast(self, to: _ScopeNode<Owner>.self).link(&view, environment)
  }
}

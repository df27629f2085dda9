// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

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

/// Where the dynamic properties lie in the values of one type, found out once for each type.
@MainActor final class ScopePlan {
  private enum Step {
    /// It is joined to what is kept for it.
    case link(any LinkedProperty.Type, offset: Int)
    /// It is told to update, after the properties that it holds.
    case update(any DynamicProperty.Type, offset: Int)
  }

  private let steps: [Step]

  let keptCount: Int

  private init(_ steps: [Step]) {
    self.steps = steps
    keptCount = steps.count
  }

  /// The plans of all types that were asked for; nil for those without dynamic properties.
  private static var plans: [ObjectIdentifier: ScopePlan?] = [:]

  /// The plan of a type; nil if its values have no dynamic properties.
  static func plan(of type: any Any.Type) -> ScopePlan? {
    if let known = plans[ObjectIdentifier(type)] { return known }
    var steps: [Step] = []
    collect(type, at: 0, into: &steps)
    let plan = steps.isEmpty ? nil : ScopePlan(steps)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func collect(_ type: any Any.Type, at base: Int, into steps: inout [Step]) {
    _ = _forEachField(of: type) { _, offset, field, _ in
      if field is any InertProperty.Type { return true }
      if let linked = field as? any LinkedProperty.Type {
        steps.append(.link(linked, offset: base + offset))
      } else if let property = field as? any DynamicProperty.Type {
        collect(field, at: base + offset, into: &steps)
        steps.append(.update(property, offset: base + offset))
      } else if holdsProperties(field) {
        collect(field, at: base + offset, into: &steps)
      }
      return true
    }
  }

  /// Whether the dynamic properties of a field are those of the view that holds it.
  private static func holdsProperties(_ type: any Any.Type) -> Bool {
    type is any ViewModifier.Type || type is any ButtonStyle.Type || type is any LabelStyle.Type
      || type is any ToggleStyle.Type
  }

  /// Joins the dynamic properties of a value of the plan's type to what is kept for them.
  func link(
    _ value: UnsafeMutableRawPointer,
    _ kept: inout [AnyObject?],
    _ environment: _ViewEnvironment
  ) {
    for (position, step) in steps.enumerated() {
      switch step {
      case .link(let type, let offset):
        Self.link(type, at: value + offset, &kept[position], environment)
      case .update(let type, let offset):
        Self.update(type, at: value + offset)
      }
    }
  }

  private static func link<Property: LinkedProperty>(
    _ type: Property.Type,
    at place: UnsafeMutableRawPointer,
    _ kept: inout AnyObject?,
    _ environment: _ViewEnvironment
  ) {
    place.assumingMemoryBound(to: Property.self).pointee.link(&kept, environment)
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type,
    at place: UnsafeMutableRawPointer
  ) {
    place.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

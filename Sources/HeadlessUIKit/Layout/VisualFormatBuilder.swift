// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor struct VisualFormatBuilder {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  static func constraints(
    _ text: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    var builder = VisualFormatBuilder(
      text: text,
      format: format,
      options: options,
      metrics: metrics,
      views: views
    )
    try builder.build()
    return builder.made
  }

  private mutating func build() throws(VisualFormatError) {
    var items: [LayoutTarget] = []
    for element in format.elements { items.append(try item(named: element)) }
    if let near = format.near {
      try connect(try superview(of: items[0]), items[0], near, isEdge: (true, false))
    }
    for (index, space) in format.spaces.enumerated() {
      try connect(items[index], items[index + 1], space, isEdge: (false, false))
    }
    if let far = format.far, let last = items.last {
      try connect(last, try superview(of: items[0]), far, isEdge: (false, true))
    }
    for (element, item) in zip(format.elements, items) {
      for predicate in element.predicates { try addSize(of: item, predicate) }
    }
    try align(items)
  }

  private mutating func connect(
    _ before: LayoutTarget,
    _ after: LayoutTarget,
    _ space: VisualFormat.Space,
    isEdge: (before: Bool, after: Bool)
  ) throws(VisualFormatError) {
    let isAtEdge = isEdge.before || isEdge.after
    var (end, start) = attributes(isAtEdge: isAtEdge)
    if isEdge.before { end = start }
    if isEdge.after { start = end }
    switch space {
    case .none: add(before, end, .equal, after, start, 0, .required)
    case .standard:
      if isEdge.before { end = end.atMargin }
      if isEdge.after { start = start.atMargin }
      let standard = isAtEdge ? 0 : NSLayoutConstraint.systemSpacing
      add(before, end, .equal, after, start, standard, .required)
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try metric(predicate.quantity, predicate.position)
        let priority = try priority(of: predicate)
        add(before, end, predicate.relation, after, start, distance, priority)
      }
    }
  }

  private func attributes(
    isAtEdge: Bool
  ) -> (end: NSLayoutConstraint.Attribute, start: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical {
      let isByBaseline = options.contains(.spacingBaselineToBaseline) && !isAtEdge
      return isByBaseline ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.right, .left)
    case .directionRightToLeft: return (.left, .right)
    default: return (.trailing, .leading)
    }
  }

  private mutating func add(
    _ before: LayoutTarget,
    _ end: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ after: LayoutTarget,
    _ start: NSLayoutConstraint.Attribute,
    _ distance: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let isBackwards = format.axis == .horizontal && options.contains(.directionRightToLeft)
    let (first, second) =
      isBackwards ? ((before, end), (after, start)) : ((after, start), (before, end))
    let constraint = NSLayoutConstraint(
      first.0,
      first.1,
      relation,
      second.0,
      second.1,
      constant: distance
    )
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func addSize(
    of item: LayoutTarget,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let size: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let constant = try metric(predicate.constant, predicate.position)
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.quantity,
      let other = LayoutTarget(views[name] as AnyObject?)
    {
      constraint = NSLayoutConstraint(
        item,
        size,
        predicate.relation,
        other,
        size,
        multiplier: try metric(predicate.multiplier, predicate.position),
        constant: constant
      )
    } else {
      let length = try metric(predicate.quantity, predicate.position)
      constraint = NSLayoutConstraint(
        item,
        size,
        predicate.relation,
        nil,
        .notAnAttribute,
        constant: length + constant
      )
    }
    constraint.priority = try priority(of: predicate)
    made.append(constraint)
  }

  private mutating func align(_ items: [LayoutTarget]) throws(VisualFormatError) {
    for attribute in options.alignedAttributes {
      guard attribute.axis != format.axis else { throw fault(.alignedAlongTheAxis, at: 0) }
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(NSLayoutConstraint(next, attribute, .equal, item, attribute))
      }
    }
  }

  private func item(named element: VisualFormat.Element) throws(VisualFormatError) -> LayoutTarget {
    guard let view = views[element.name] else {
      throw fault(.unknown(name: element.name, kind: "views"), at: element.position)
    }
    guard let target = LayoutTarget(view as AnyObject) else {
      let what = "a view or a layout guide"
      throw fault(.unusable(name: element.name, expected: what), at: element.position)
    }
    return target
  }

  private func superview(of item: LayoutTarget) throws(VisualFormatError) -> LayoutTarget {
    let holder: UIView?
    if case .guide = item { holder = item.view } else { holder = item.view?.superview }
    guard let holder else {
      let first = format.elements[0]
      let what = "in a superview, which | stands for"
      throw fault(.unusable(name: first.name, expected: what), at: first.position)
    }
    return .view(holder.madeLayoutRecord)
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    let number = try metric(predicate.priority, predicate.position)
    guard number >= 0, number <= 1000 else {
      throw fault(.unusable(name: "@\(number)", expected: "from 0 to 1000"), at: predicate.position)
    }
    return UILayoutPriority(Float(number))
  }

  private func metric(
    _ quantity: VisualFormat.Quantity,
    _ position: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch quantity {
    case .number(let number): return number
    case .name(let name):
      guard let value = metrics[name] else {
        throw fault(.unknown(name: name, kind: "metrics"), at: position)
      }
      guard let number = Self.number(value), number.isFinite else {
        throw fault(.unusable(name: name, expected: "a finite number"), at: position)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func fault(_ fault: VisualFormatError.Fault, at position: Int) -> VisualFormatError {
    VisualFormatError(format: text, position: position, fault: fault)
  }
}

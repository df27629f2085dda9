// SPDX-License-Identifier: Apache-2.0

/// One end of a constraint: what it is tied to, and where.
struct NibConstraintEnd {
  /// What an attribute measures.
  enum Direction {
    case horizontal
    case vertical
    case length
  }

  let item: String
  /// The attribute as UIKit names it.
  let attribute: String
  let anchor: String
  let direction: Direction

  /// - Parameters:
  ///   - item: the view or the layout guide.
  ///   - isGuide: whether it is a guide, which has neither margins nor baselines.
  ///   - word: the attribute's name in the file.
  init?(_ item: String, isGuide: Bool, _ word: String) {
    let attribute = word == "baseline" ? "lastBaseline" : word
    guard let direction = Self.directions[attribute] else { return nil }
    let isInner = attribute.contains("Margin")
    if isGuide && (isInner || attribute.hasSuffix("Baseline")) { return nil }
    var name = attribute
    for ending in ["WithinMargins", "Margin"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
    }
    self.item = item
    self.attribute = attribute
    self.direction = direction
    anchor = "\(item)\(isInner ? ".layoutMarginsGuide" : "").\(name)Anchor"
  }

  private static let directions: [String: Direction] = [
    "leading": .horizontal, "trailing": .horizontal, "left": .horizontal, "right": .horizontal,
    "centerX": .horizontal, "leadingMargin": .horizontal, "trailingMargin": .horizontal,
    "leftMargin": .horizontal, "rightMargin": .horizontal, "centerXWithinMargins": .horizontal,
    "top": .vertical, "bottom": .vertical, "centerY": .vertical, "topMargin": .vertical,
    "bottomMargin": .vertical, "centerYWithinMargins": .vertical, "firstBaseline": .vertical,
    "lastBaseline": .vertical, "width": .length, "height": .length,
  ]
}

/// The numbers of a constraint, and how its ends are compared.
struct NibConstraintRule {
  let relation: String
  let factor: String
  let constant: String

  init?(_ element: NibElement) {
    let relations = [
      "equal": "equal", "lessThanOrEqual": "lessThanOrEqual",
      "greaterThanOrEqual": "greaterThanOrEqual",
    ]
    guard let relation = relations[element["relation"] ?? "equal"],
      let factor = NibText.factor(element["multiplier"] ?? "1"),
      let constant = NibText.number(element["constant"] ?? "0")
    else { return nil }
    self.relation = relation
    self.factor = factor
    self.constant = constant
  }

  /// The expression of a length that is compared with a number alone.
  func code(_ end: NibConstraintEnd) -> String? {
    guard end.direction == .length else { return nil }
    return "\(end.anchor).constraint(\(relation)ToConstant: \(constant))"
  }

  /// The expression of two ends that are compared; nil if they cannot be.
  func code(_ first: NibConstraintEnd, _ second: NibConstraintEnd) -> String? {
    guard first.direction == second.direction else { return nil }
    if factor != "1", first.direction != .length {
      return "NSLayoutConstraint(item: \(first.item), attribute: .\(first.attribute), "
        + "relatedBy: .\(relation), toItem: \(second.item), attribute: .\(second.attribute), "
        + "multiplier: \(factor), constant: \(constant))"
    }
    let middle = factor == "1" ? "" : ", multiplier: \(factor)"
    let tail = constant == "0" ? "" : ", constant: \(constant)"
    return "\(first.anchor).constraint(\(relation)To: \(second.anchor)\(middle)\(tail))"
  }
}

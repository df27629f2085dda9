// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// Returns inactive constraints; an invalid format or unknown name stops the program.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatBuilder.constraints(
        format,
        options: options,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      stop(error.description)
    }
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    public init(rawValue: UInt) { self.rawValue = rawValue }

    var alignedAttributes: [Attribute] {
      let pairs: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return pairs.filter { contains($0.0) }.map(\.1)
    }
  }
}

struct VisualFormat: Equatable {
  enum Quantity: Equatable {
    case number(CGFloat)
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var quantity: Quantity
    var multiplier = Quantity.number(1)
    var constant = Quantity.number(0)
    var priority = Quantity.number(1000)
    var position: Int
  }

  enum Space: Equatable {
    case none, standard
    case predicates([Predicate])
  }

  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
    var position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var near: Space?
  var elements: [Element] = []
  var spaces: [Space] = []
  var far: Space?
}

struct VisualFormatError: Error, Equatable {
  enum Fault: Equatable {
    case expected(String)
    case unknown(name: String, kind: String)
    case unusable(name: String, expected: String)
    case alignedAlongTheAxis
  }

  let format: String
  let position: Int
  let fault: Fault
}

extension VisualFormatError: CustomStringConvertible {
  var description: String {
    let rest = format.dropFirst(position)
    let found = rest.isEmpty ? "the end" : "\"\(rest.prefix(12))\""
    let place = "The visual format \"\(format)\" makes no constraints: at character \(position + 1)"
    switch fault {
    case .expected(let what):
      return "\(place) \(found) was found where \(what) was expected."
    case .unknown(let name, let kind):
      return "\(place) \"\(name)\" was found, which is not among the \(kind); add it to them."
    case .unusable(let name, let expected):
      return "\(place) \"\(name)\" was found, which is not \(expected)."
    case .alignedAlongTheAxis:
      return "\(place) the options align views along the axis on which they follow each other; "
        + "align them across it."
    }
  }
}

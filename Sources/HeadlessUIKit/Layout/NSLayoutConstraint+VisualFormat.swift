// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A single dash is 8 points between views, and the layout margin of the superview at its edge. A
  /// format that cannot be read, or a name that is missing, stops the program with a sentence that
  /// tells the place.
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
}

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction it is read.
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

    /// The attributes that all views are to have in common.
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

/// A row or column of views as a visual format describes it.
struct VisualFormat: Equatable {
  /// A number that stands in the format, or the name of one among the metrics.
  enum Quantity: Equatable {
    case number(CGFloat)
    /// The name of a metric, or of a view where a size is meant.
    case name(String)
  }

  /// One condition on a space or a size.
  struct Predicate: Equatable {
    /// How the space or size stands to the quantity.
    var relation = NSLayoutConstraint.Relation.equal
    var quantity: Quantity
    /// What the size of another view is multiplied by.
    var multiplier = Quantity.number(1)
    /// What is added to the size of another view.
    var constant = Quantity.number(0)
    /// How strongly the condition holds.
    var priority = Quantity.number(1000)
    /// Where the condition begins, in characters from the start of the format.
    var position: Int
  }

  /// What lies between two neighbours.
  enum Space: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view with conditions on its size.
  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
    /// Where the view stands, in characters from the start of the format.
    var position: Int
  }

  /// The direction of the row or column.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space to the near edge of the superview, if the format names that edge.
  var near: Space?
  var elements: [Element] = []
  /// The spaces between the views, one fewer than views.
  var spaces: [Space] = []
  /// The space to the far edge of the superview, if the format names that edge.
  var far: Space?
}

/// Why a visual format makes no constraints.
struct VisualFormatError: Error, Equatable {
  /// What is wrong at the place.
  enum Fault: Equatable {
    /// Something else should stand there.
    case expected(String)
    /// A name stands neither among the views nor among the metrics.
    case unknown(name: String, kind: String)
    /// What a name stands for is of no use there.
    case unusable(name: String, expected: String)
    case alignedAlongTheAxis
  }

  let format: String
  /// Where the fault is, in characters from the start.
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

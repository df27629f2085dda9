// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit
import TextLayout

/// Lines of text, wrapped where they meet the edge.
public struct Text: Equatable, Sendable {
  let string: String
  var font: Font?
  var weight: Font.Weight?
  var style: AnyShapeStyle?

  /// Creates a text.
  public init(_ content: String) { string = content }

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Creates a text that is not looked up in any table of translations; none is here.
  public init(verbatim content: String) { string = content }

  /// Creates a text that a format makes of a value.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    string = format.format(input)
  }

  /// The font of the text among what surrounds it.
  func font(in environment: _ViewEnvironment) -> Font {
    var font = self.font ?? environment.font
    if let weight = weight ?? environment.weight { font.weight = weight }
    return font
  }
}

extension Text: _PrimitiveView {
  /// Makes a text that shows nothing yet.
  public static func _makeNode() -> _ViewNode { TextNode() }

  /// Writes what differs.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: TextNode.self).take(self, environment)
  }
}

extension Text {
  /// The text in another font; nil takes that of the surroundings.
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  /// The text in another weight; nil takes that of the surroundings.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or in the weight of the surroundings.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text itself: the measured font family has no slanted member.
  public func italic() -> Text { self }

  /// The text in another colour; nil takes that of the surroundings.
  @inlinable public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy._take(color?._erased)
    return copy
  }

  /// The text in another style.
  @inlinable public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    var copy = self
    copy._take(style._erased)
    return copy
  }
}

extension Text {
  /// Which letters a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital ones.
    case uppercase
    /// Small ones.
    case lowercase

    /// A string in such letters.
    func string(_ string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle

    var lineBreakMode: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }

    var measured: LineBreakMode {
      switch self {
      case .head: .truncatingHead
      case .tail: .truncatingTail
      case .middle: .truncatingMiddle
      }
    }
  }
}

/// Where the lines of a text lie between the edges of the widest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the edge where the text begins.
  case leading
  /// In the middle.
  case center
  /// At the edge where the text ends.
  case trailing

  var textAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}

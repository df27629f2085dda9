// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit
import TextLayout

public struct Text: Equatable, Sendable {
  let string: String
  var font: Font?
  var weight: Font.Weight?
  var style: AnyShapeStyle?

  public init(_ content: String) { string = content }

  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  public init(verbatim content: String) { string = content }

  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    string = format.format(input)
  }

  func font(in environment: _ViewEnvironment) -> Font {
    var font = self.font ?? environment.font
    if let weight = weight ?? environment.weight { font.weight = weight }
    return font
  }
}

extension Text: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { TextNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: TextNode.self).take(self, environment)
  }
}

extension Text {
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.font = font
    return copy
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.weight = weight
    return copy
  }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text itself: the measured font family has no slanted member.
  public func italic() -> Text { self }

  @inlinable public func foregroundColor(_ color: Color?) -> Text {
    var copy = self
    copy._take(color?._erased)
    return copy
  }

  @inlinable public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    var copy = self
    copy._take(style._erased)
    return copy
  }
}

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    func string(_ string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }

  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

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

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var textAlignment: NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}

/// The key of a text in a table of translations; none is here, so it is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let string: String

  public init(_ value: String) { string = value }

  public init(stringLiteral value: String) { string = value }
}

extension Text {
  /// Creates a text out of a key; of literals the initialiser with a string is taken.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { self.init(key.string) }
}

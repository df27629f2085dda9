// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// Creates a string with text, UIKit attributes and links; other scopes are dropped.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let piece = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: piece, attributes: run.attributes.objects))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all) { values, range, _ in
      let piece = nsStr.attributedSubstring(from: range).string
      append(AttributedString(piece, attributes: AttributeContainer(objects: values)))
    }
  }
}

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  var objects: [NSAttributedString.Key: Any] {
    var objects: [NSAttributedString.Key: Any] = [:]
    objects[.font] = self[Keys.FontAttribute.self]
    objects[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    objects[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    objects[.kern] = self[Keys.KernAttribute.self].map { NSNumber(value: Double($0)) }
    objects[.tracking] = self[Keys.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
    objects[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self].map(\.rawValue)
    objects[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    objects[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self].map(\.rawValue)
    objects[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    objects[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
      .map { NSNumber(value: Double($0)) }
    objects[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    objects[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return objects
  }

  init(objects: [NSAttributedString.Key: Any]) {
    self.init()
    self[Keys.FontAttribute.self] = objects[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = objects[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = objects[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = Self.number(objects[.kern])
    self[Keys.TrackingAttribute.self] = Self.number(objects[.tracking])
    self[Keys.UnderlineStyleAttribute.self] = Self.lines(objects[.underlineStyle])
    self[Keys.UnderlineColorAttribute.self] = objects[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = Self.lines(objects[.strikethroughStyle])
    self[Keys.StrikethroughColorAttribute.self] = objects[.strikethroughColor] as? UIColor
    self[Keys.BaselineOffsetAttribute.self] = Self.number(objects[.baselineOffset])
    self[Keys.ParagraphStyleAttribute.self] = objects[.paragraphStyle] as? NSParagraphStyle
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      objects[.link] as? URL ?? (objects[.link] as? String).flatMap(URL.init(string:))
  }

  private static func number(_ value: Any?) -> CGFloat? {
    AttributedContent.Reader.number(value).map { CGFloat($0) }
  }

  private static func lines(_ value: Any?) -> NSUnderlineStyle? {
    value == nil ? nil : AttributedContent.Reader.lines(value)
  }
}

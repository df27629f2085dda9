// SPDX-License-Identifier: Apache-2.0

/// Lines of text, wrapped where they meet the edge.
public struct Text: Equatable, Sendable {
  let string: String
  var font: Font?
  var weight: Font.Weight?
  var style: AnyShapeStyle?

  /// Creates a text.
  public init(_ content: String) {
    string = content
  }

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// Creates a text that is not looked up in any table of translations; none is here.
  public init(verbatim content: String) {
    string = content
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

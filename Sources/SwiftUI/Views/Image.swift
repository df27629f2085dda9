// SPDX-License-Identifier: Apache-2.0

public import HeadlessUIKit

/// An image.
public struct Image: Equatable {
  /// How an image is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its shape alone, in the foreground style.
    case template
    /// As it is.
    case original
  }

  /// How a resizable image fills its size.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating; the image is stretched here.
    case tile
    /// By stretching.
    case stretch
  }

  /// Where the pixels come from.
  enum Source: Equatable {
    case none
    case symbol(String)
    case picture(UIImage)

    var isSymbol: Bool {
      if case .symbol = self { true } else { false }
    }

    /// The picture beside text in a font, or nil for an unknown symbol.
    func image(beside font: UIFont) -> UIImage? {
      switch self {
      case .none: nil
      case .symbol(let name):
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
      case .picture(let image): image
      }
    }

    static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.none, .none): true
      case (.symbol(let left), .symbol(let right)): left == right
      case (.picture(let left), .picture(let right)): left === right
      default: false
      }
    }
  }

  let source: Source
  var isResizable = false
  private var renderingMode: TemplateRenderingMode?

  /// Creates the image of a system symbol; an unknown name shows nothing and takes no room.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image of pixels.
  public init(uiImage: UIImage) {
    source = .picture(uiImage)
  }

  /// Whether the image is drawn in the foreground style: symbols are unless they are told otherwise.
  var isTemplate: Bool { (renderingMode ?? (source.isSymbol ? .template : .original)) == .template }

  /// The image, filling whatever size it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The image, drawn in another way; nil means its own.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
}

extension Image: _PrimitiveView {
  /// Makes an image view that shows nothing yet.
  public static func _makeNode() -> _ViewNode { ImageNode() }

  /// Writes what differs.
  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: ImageNode.self).take(self, environment)
  }
}

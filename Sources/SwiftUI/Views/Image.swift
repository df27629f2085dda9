// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) public import HeadlessUIKit

public struct Image: Equatable, Sendable {
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// Both modes stretch the image here.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source: Equatable, Sendable {
    case none
    case symbol(String)
    case picture(UIImage)

    var isSymbol: Bool { if case .symbol = self { true } else { false } }

    /// The picture beside text in a font, or nil for an unknown symbol.
    func image(beside font: UIFont, _ scale: UIImage.SymbolScale) -> UIImage? {
      switch self {
      case .none: nil
      case .symbol(let name):
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(font: font, scale: scale)
        )
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
  public init(systemName: String) { source = .symbol(systemName) }

  public init(uiImage: UIImage) { source = .picture(uiImage) }

  /// Whether the image is drawn in the foreground style: symbols are unless they are told otherwise.
  var isTemplate: Bool { (renderingMode ?? (source.isSymbol ? .template : .original)) == .template }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
}

extension Image: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { ImageNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: ImageNode.self).take(self, environment)
  }
}

final class ImageNode: _ViewNode {
  private let view = UIImageView()
  private var source = Image.Source.none
  private var isResizable = false
  private var scale = Image.Scale.medium
  private var packedTint: UInt32?
  private var natural = CGSize.zero
  private var font = Font.body
  private weak var fonts: FontCatalog?
  /// The gradient in place of a tint, if there is one.
  private var cover: GradientCover<UIImageView>?

  func take(_ image: Image, _ environment: _ViewEnvironment) {
    if isAnother(image, environment) {
      let picture = image.source.image(beside: environment.fonts.font(font), scale.symbolScale)
      view.image = picture
      let size = picture?.size ?? .zero
      natural = CGSize(width: size.width.sanitized, height: size.height.sanitized)
      invalidate()
    }
    let paint = image.isTemplate ? environment.gradient(nil) : nil
    let tint = image.isTemplate ? paint == nil ? environment.resolve(nil) : 0 : nil
    if tint != packedTint {
      packedTint = tint
      view.tintColor = tint.map { UIColor(packedRGBA: $0) }
    }
    if paint != nil || cover != nil { take(paint) }
  }

  /// Takes over the gradient in place of a tint; nil for none.
  private func take(_ paint: GradientPaint?) {
    if let paint, let cover {
      cover.paint = paint
      showCover()
    } else {
      cover = paint.map { GradientCover($0, cutBy: UIImageView()) }
      invalidate(.structure)
    }
  }

  /// Brings the gradient and the twin of the image that cuts it in line with the image.
  private func showCover() {
    guard let cover else { return }
    let twin = cover.twin
    let isSame = twin.image === view.image
    if !isSame { twin.image = view.image }
    cover.show(in: view.frame, twinIsSame: isSame)
  }

  /// Notes the image and the font, which sizes symbols; returns true if the picture has to change.
  private func isAnother(_ image: Image, _ environment: _ViewEnvironment) -> Bool {
    var isAnother = image.source != source || image.isResizable != isResizable
    if image.source.isSymbol {
      let shown = environment.shownFont
      if shown != font || environment.fonts !== fonts {
        isAnother = true
        font = shown
        fonts = environment.fonts
      }
      if environment.hasTextSettings || scale != .medium {
        let scale = environment.textSettings.imageScale
        if scale != self.scale { isAnother = true }
        self.scale = scale
      }
    }
    source = image.source
    isResizable = image.isResizable
    return isAnother
  }

  override func appendViews(to views: inout [UIView]) {
    views.append(view)
    if let cover { views.append(cover.view) }
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return natural }
    return CGSize(
      width: proposal.width < 0 ? natural.width : proposal.width,
      height: proposal.height < 0 ? natural.height : proposal.height
    )
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    view.show(in: CGRect(origin: origin, size: size(proposal)))
    if cover != nil { showCover() }
  }

  override func knownFlexibility(_ axis: Axis) -> CGFloat? { isResizable ? .infinity : 0 }
}

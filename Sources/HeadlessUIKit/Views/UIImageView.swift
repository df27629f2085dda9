// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIImageView: UIView {
  private final class Extras {
    var highlightedImage: UIImage?
    var isHighlighted = false
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var animationImages: [UIImage]?
    var highlightedAnimationImages: [UIImage]?
    var animationDuration: TimeInterval = 0
    var animationRepeatCount = 0
    var isAnimating = false

    var firstOfSeveral: UIImage? {
      (isHighlighted ? highlightedAnimationImages?.first : nil) ?? animationImages?.first
    }
  }

  private var storedImage: UIImage?
  private var extras: Extras?

  func shownImageDidChange() {}

  open var image: UIImage? {
    get { storedImage }
    set {
      guard write(.image, isEqual: newValue === storedImage) else { return }
      changeShownImage { storedImage = newValue }
    }
  }

  open var highlightedImage: UIImage? {
    get { extras?.highlightedImage }
    set {
      guard write(.image, isEqual: newValue === highlightedImage) else { return }
      changeShownImage { madeExtras.highlightedImage = newValue }
    }
  }

  open var isHighlighted: Bool {
    get { extras?.isHighlighted ?? false }
    set {
      guard write(.flag, isEqual: newValue == isHighlighted) else { return }
      changeShownImage { madeExtras.isHighlighted = newValue }
    }
  }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { extras?.symbolConfiguration }
    set {
      let former = extras?.symbolConfiguration
      guard write(.image, isEqual: newValue == former) else { return }
      changeShownImage { madeExtras.symbolConfiguration = newValue }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsUserInteractionEnabled = false
    NibLoading.decode(self, UIImageView.self, from: coder)
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedIsUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedIsUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The images of an animation, of which the first stays on screen.
  open var animationImages: [UIImage]? {
    get { extras?.animationImages }
    set { changeShownImage { madeExtras.animationImages = newValue } }
  }

  open var highlightedAnimationImages: [UIImage]? {
    get { extras?.highlightedAnimationImages }
    set { changeShownImage { madeExtras.highlightedAnimationImages = newValue } }
  }

  /// The duration of one cycle in seconds; 0 stands for a thirtieth of a second an image.
  open var animationDuration: TimeInterval {
    get {
      let given = extras?.animationDuration ?? 0
      return given > 0 ? given : Double(extras?.animationImages?.count ?? 0) / 30
    }
    set { madeExtras.animationDuration = newValue }
  }

  /// The number of cycles; 0 is endless.
  open var animationRepeatCount: Int {
    get { extras?.animationRepeatCount ?? 0 }
    set { madeExtras.animationRepeatCount = newValue }
  }

  open var isAnimating: Bool { extras?.isAnimating ?? false }

  open func startAnimating() {
    guard !isAnimating else { return }
    changeShownImage { madeExtras.isAnimating = true }
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    changeShownImage { madeExtras.isAnimating = false }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage == nil ? super.intrinsicContentSize : sizeOfShownImage
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage == nil ? storedFrame.size : sizeOfShownImage
  }

  var shownImage: UIImage? {
    guard let extras else { return storedImage }
    if extras.isAnimating, let first = extras.firstOfSeveral { return first }
    return extras.isHighlighted ? extras.highlightedImage ?? storedImage : storedImage
  }

  var sizeOfShownImage: CGSize {
    guard let image = shownImage else { return .zero }
    guard image.isSymbolImage, let preferred = extras?.symbolConfiguration else {
      return image.size
    }
    let side = SymbolArtwork.side(image.symbolConfiguration, over: preferred, in: traitCollection)
    return CGSize(width: side, height: side)
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    guard let image = shownImage, storedFrame.width > 0, storedFrame.height > 0 else { return }
    let rect = contentMode.placement(of: sizeOfShownImage, in: storedFrame.size)
    let width = max(1, Int((rect.width * context.scale).rounded()))
    let height = max(1, Int((rect.height * context.scale).rounded()))
    let pixels = pixels(of: image, width: width, height: height, context)
    list.append(.image(pixels, rect, tint: tint(of: image)))
  }

  private func pixels(
    of image: UIImage,
    width: Int,
    height: Int,
    _ context: DisplayContext
  ) -> PixelBuffer {
    guard case .symbol(let artwork) = image.source, width == height, extras != nil else {
      return context.thumbnails.thumbnail(of: image.pixelBuffer, width: width, height: height)
    }
    let weight = image.symbolConfiguration?.weight ?? extras?.symbolConfiguration?.weight
    return artwork.drawing(side: width, weight: weight ?? .regular)
  }

  func tint(of image: UIImage) -> UInt32 {
    if let own = image.ownTint, image.renderingMode != .alwaysTemplate {
      return own.packedRGBA(in: self)
    }
    if let color = symbolColor(of: image) { return color.packedRGBA(in: self) }
    return tintColor.packedRGBA
  }

  private func symbolColor(of image: UIImage) -> UIColor? {
    if let color = image.symbolConfiguration?.colors?.first { return color }
    guard let preferred = extras?.symbolConfiguration?.colors?.first else { return nil }
    return image.isSymbolImage ? preferred : nil
  }

  private var madeExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  private func changeShownImage(_ change: () -> Void) {
    let formerSize = layoutRecord == nil ? nil : shownImage.map { _ in sizeOfShownImage }
    change()
    setNeedsDisplay()
    guard layoutRecord != nil else { return shownImageDidChange() }
    if shownImage.map({ _ in sizeOfShownImage }) != formerSize { invalidateIntrinsicContentSize() }
  }
}

// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An image of pixels or a symbol, compared by content.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  enum Source {
    case pixels(PixelBuffer)
    case symbol(SymbolArtwork)
    case file(ImageFile)
  }

  let source: Source
  public let scale: CGFloat
  @_spi(Headless) public let name: String?
  public let renderingMode: RenderingMode
  public let symbolConfiguration: UIImage.SymbolConfiguration?
  let ownTint: UIColor?

  open var size: CGSize {
    switch source {
    case .pixels(let buffer):
      return CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
    case .file(let file):
      return CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
    case .symbol:
      let side = SymbolArtwork.side(symbolConfiguration, in: .current)
      return CGSize(width: side, height: side)
    }
  }

  /// The pixels; a symbol is drawn on first use.
  @_spi(Headless) public var pixelBuffer: PixelBuffer {
    switch source {
    case .pixels(let buffer): buffer
    case .file(let file): file.pattern
    case .symbol(let artwork):
      artwork.drawing(
        side: Int((size.width * scale).rounded()),
        weight: symbolConfiguration?.weight ?? .regular
      )
    }
  }

  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  public convenience override init() { self.init(.file(.none), scale: 1, name: nil) }

  @_spi(Headless)
  public convenience init(pixelBuffer: PixelBuffer, scale: CGFloat = 1, name: String? = nil) {
    require(scale > 0, "An image's scale must be above zero, found \(scale).")
    self.init(.pixels(pixelBuffer), scale: scale, name: name)
  }

  /// Creates the image of a system symbol at 2 pixels a point, or returns nil for an unknown name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let artwork = SymbolCatalog.artwork(named: name) else { return nil }
    self.init(
      .symbol(artwork),
      scale: 2,
      name: name,
      symbolConfiguration: configuration as? UIImage.SymbolConfiguration
    )
  }

  /// Returns nil, since there are no asset catalogues.
  public convenience init?(named name: String) { return nil }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) { return nil }

  /// Creates the image of a system symbol; variable values draw all of it.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  init(
    _ source: Source,
    scale: CGFloat,
    name: String?,
    renderingMode: RenderingMode = .automatic,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil,
    ownTint: UIColor? = nil
  ) {
    self.source = source
    self.scale = scale
    self.name = name
    self.renderingMode = renderingMode
    self.symbolConfiguration = symbolConfiguration
    self.ownTint = ownTint
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UIImage else { return false }
    return hasValue(of: other)
  }

  open override var hash: Int { sourceIdentifier.hashValue }

  private var sourceIdentifier: ObjectIdentifier {
    switch source {
    case .pixels(let buffer): ObjectIdentifier(buffer)
    case .symbol(let artwork): ObjectIdentifier(artwork)
    case .file(let file): ObjectIdentifier(file)
    }
  }

  open override var description: String {
    if let name { return name }
    switch source {
    case .pixels(let buffer): return "image \(buffer.width)x\(buffer.height)"
    case .file(let file): return "image \(file.width)x\(file.height)"
    case .symbol: return "symbol"
    }
  }

  private func hasValue(of other: UIImage) -> Bool {
    sourceIdentifier == other.sourceIdentifier && scale == other.scale
      && renderingMode == other.renderingMode && ownTint == other.ownTint && name == other.name
      && symbolConfiguration == other.symbolConfiguration
  }
}

extension UIImage {
  @inlinable public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || left.equals(right)
  }

  @inlinable public static func != (left: UIImage, right: UIImage) -> Bool { !(left == right) }

  @usableFromInline final func equals(_ other: UIImage) -> Bool {
    type(of: self) == UIImage.self ? hasValue(of: other) : isEqual(other)
  }
}

extension Optional where Wrapped == UIImage {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  @inlinable public static func != (left: Self, right: Self) -> Bool { !(left == right) }
}

extension UIImage {
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Tints symbols, and other images if their pixels are black.
    case automatic = 0
    case alwaysOriginal = 1, alwaysTemplate
  }

  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    variant(renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      source,
      scale: scale,
      name: name,
      renderingMode: renderingMode,
      symbolConfiguration: symbolConfiguration,
      ownTint: color
    )
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? UIImage.SymbolConfiguration else {
      return self
    }
    return variant(
      symbolConfiguration: symbolConfiguration?.applying(configuration) ?? configuration
    )
  }

  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { isSymbolImage ? withConfiguration(configuration) : nil }

  public func imageWithoutConfiguration() -> UIImage {
    UIImage(source, scale: scale, name: name, renderingMode: renderingMode, ownTint: ownTint)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    imageOfSameLook
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { imageOfSameLook }
  var imageOfSameLook: UIImage { variant() }

  private func variant(
    renderingMode: RenderingMode? = nil,
    symbolConfiguration: SymbolConfiguration? = nil
  ) -> UIImage {
    UIImage(
      source,
      scale: scale,
      name: name,
      renderingMode: renderingMode ?? self.renderingMode,
      symbolConfiguration: symbolConfiguration ?? self.symbolConfiguration,
      ownTint: ownTint
    )
  }
}

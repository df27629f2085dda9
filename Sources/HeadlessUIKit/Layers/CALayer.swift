// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The base of layers, whose `init()` is on the main actor; see `UIResponder.init(_onMainActor:)`.
@MainActor @preconcurrency open class _LayerObject: NSObject {
  public init(_onMainActor: Void) { super.init() }
}

/// A layer of a view, created on demand, or a standalone one.
@MainActor @preconcurrency open class CALayer: _LayerObject {
  private(set) weak var view: UIView?
  private(set) var own: LayerValues?
  var played: [String: CAAnimation] = [:]

  public init() {
    own = LayerValues()
    super.init(_onMainActor: ())
  }

  public init(layer: Any) {
    let values = LayerValues()
    if let layer = layer as? CALayer {
      values.size = layer.bounds.size
      values.position = layer.position
      values.backgroundColor = layer.backgroundColor
      values.style = layer.style.proper ?? LayerStyle()
    }
    own = values
    super.init(_onMainActor: ())
  }

  /// Creates a layer; the coder is ignored.
  public required init?(coder: NSCoder) {
    own = LayerValues()
    super.init(_onMainActor: ())
  }

  init(of view: UIView) {
    self.view = view
    super.init(_onMainActor: ())
  }

  public required convenience init(_ofClass: Void) { self.init() }

  func serve(_ view: UIView) {
    self.view = view
    own = nil
  }

  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { change(\.cornerRadius, to: max(0, newValue.orZero)) }
  }

  /// The curve of rounded corners; stored without effect, as arcs are drawn.
  open var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { change(\.cornerCurve, to: newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { change(\.maskedCorners, to: newValue) }
  }

  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { change(\.borderWidth, to: max(0, newValue.orZero)) }
  }

  open var borderColor: CGColor? {
    get { style.borderColor }
    set { change(\.borderColor, to: newValue ?? .black, as: .color) }
  }

  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set { change(\.shadowColor, to: newValue, as: .color) }
  }

  /// The opacity of the shadow from 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue > 0 ? min(newValue, 1) : 0) }
  }

  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      change(
        \.shadowOffset,
        to: CGSize(width: newValue.width.orZero, height: newValue.height.orZero)
      )
    }
  }

  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { change(\.shadowRadius, to: max(0, newValue.orZero)) }
  }

  open var shadowPath: CGPath? {
    get { extras?.shadowPath }
    // A copy: a path that is changed later must not change the shadow.
    set { changeExtras(\.shadowPath, to: newValue.map { CGPath($0.elements) }) }
  }

  open var masksToBounds: Bool {
    get { own?.masksToBounds ?? view?.clipsToBounds ?? false }
    set {
      if own != nil {
        changeOwn(\.masksToBounds, to: newValue)
      } else {
        view?.clipsToBounds = newValue
      }
    }
  }

  open var backgroundColor: CGColor? {
    get { if let own { own.backgroundColor } else { view?.backgroundColor?.cgColor } }
    set {
      if own != nil {
        changeOwn(\.backgroundColor, to: newValue)
      } else {
        view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      }
    }
  }

  /// The opacity from 0 to 1.
  open var opacity: Float {
    get { own?.opacity ?? Float(view?.alpha ?? 1) }
    set {
      if own != nil {
        changeOwn(\.opacity, to: newValue > 0 ? min(newValue, 1) : 0)
      } else {
        view?.alpha = CGFloat(newValue)
      }
    }
  }

  open var isHidden: Bool {
    get { own?.isHidden ?? view?.isHidden ?? false }
    set { if own != nil { changeOwn(\.isHidden, to: newValue) } else { view?.isHidden = newValue } }
  }

  open var bounds: CGRect {
    get {
      if let own { return CGRect(origin: own.boundsOrigin, size: own.size) }
      return view?.bounds ?? .zero
    }
    set {
      guard let own else {
        view?.bounds = newValue
        return
      }
      own.size = newValue.withFiniteParts.size
      own.boundsOrigin = newValue.withFiniteParts.origin
      changed()
      setNeedsLayout()
    }
  }

  open var frame: CGRect {
    get { own == nil ? view?.frame ?? .zero : place.frame }
    set {
      guard own != nil else {
        view?.frame = newValue
        return
      }
      var place = place
      place.fill(newValue.withFiniteParts)
      take(place)
    }
  }

  open var position: CGPoint {
    get { own?.position ?? view?.center ?? .zero }
    set {
      if own != nil {
        changeOwn(\.position, to: CGPoint(x: newValue.x.orZero, y: newValue.y.orZero))
      } else {
        view?.center = newValue
      }
    }
  }

  /// The point at the layer's position, as a share of its size; the center by default.
  open var anchorPoint: CGPoint {
    get { extras?.anchorPoint ?? LayerExtras.middle }
    set {
      let point = CGPoint(x: newValue.x.orZero, y: newValue.y.orZero)
      let center = view?.center
      changeExtras(\.anchorPoint, to: point)
      if let center { view?.center = center }
    }
  }

  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { changeExtras(\.zPosition, to: newValue.orZero) }
  }

  open var name: String? {
    get { extras?.name }
    set { changeExtras(\.name, to: newValue) }
  }

  /// True if the layer is rasterized; committed, without effect on drawing.
  open var shouldRasterize: Bool {
    get { extras?.rasterizes ?? false }
    set { changeExtras(\.rasterizes, to: newValue) }
  }

  /// The pixels a point of a rasterized layer.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { changeExtras(\.rasterizationScale, to: max(0, newValue.orZero)) }
  }

  /// The pixels a point of the contents; without effect on drawing.
  open var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { changeExtras(\.contentsScale, to: max(0, newValue.orZero)) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { changeExtras(\.contentsGravity, to: newValue) }
  }

  open var contents: Any? {
    get { extras?.contents }
    set {
      guard newValue != nil || extras != nil else { return }
      madeExtras.contents = newValue
      extrasDidChange()
    }
  }

  open var mask: CALayer? {
    get { extras?.mask }
    set {
      guard newValue !== extras?.mask else { return }
      extras?.mask?.leave()
      newValue?.removeFromSuperlayer()
      madeExtras.mask = newValue
      newValue?.enter(self)
      extrasDidChange()
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: orderedParts.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func removeFromSuperlayer() { leaveLayer() }
  open func layoutSublayers() {}

  open func setNeedsLayout() {
    if own == nil { view?.setNeedsLayout() } else { layoutSublayers() }
  }

  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func preferredFrameSize() -> CGSize { bounds.size }

  open func setNeedsDisplay() {
    if own == nil { view?.setNeedsDisplay() } else { changed() }
  }

  var figure: LayerFigure? { nil }
}

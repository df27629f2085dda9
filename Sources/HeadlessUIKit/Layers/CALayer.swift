// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What layers are below: an object whose `init()` belongs to the main actor.
///
/// See `UIResponder.init(_onMainActor:)`, which serves views in the same way.
@MainActor @preconcurrency open class _LayerObject: NSObject {
  public init(_onMainActor: Void) { super.init() }
}

/// A layer: of a view, with what the view itself does not set, or one of its own.
///
/// The layer of a view is made when it is asked for. It is the same object each time once other layers
/// lie below it, it masks or is named, or the view has a class of layers of its own.
@MainActor @preconcurrency open class CALayer: _LayerObject {
  /// The view of the layer; a layer of its own has none.
  private(set) weak var view: UIView?
  /// What a layer of its own keeps; nil in the layer of a view.
  private(set) var own: LayerValues?
  /// The animations that have not gone, by their keys.
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

  /// Creates a layer; nothing is read from the coder: there are no archives here.
  public required init?(coder: NSCoder) {
    own = LayerValues()
    super.init(_onMainActor: ())
  }

  init(of view: UIView) {
    self.view = view
    super.init(_onMainActor: ())
  }

  public required convenience init(_ofClass: Void) { self.init() }

  /// Makes a layer of its own the layer of a view.
  func serve(_ view: UIView) {
    self.view = view
    own = nil
  }

  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { change(\.cornerRadius, to: max(0, newValue.orZero)) }
  }

  /// How the corners bend: kept, and drawn as arcs of circles.
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

  /// How opaque the shadow is, from 0 to 1: 0 at first.
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

  /// How opaque the layer is, from 0 to 1.
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

  /// The point of the layer that stands at its position and round which it is transformed, in shares
  /// of its size: the middle at first.
  ///
  /// Another anchor moves the layer, as the position stays.
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

  /// Whether the layer is kept as pixels: committed, and without effect on what is drawn.
  open var shouldRasterize: Bool {
    get { extras?.rasterizes ?? false }
    set { changeExtras(\.rasterizes, to: newValue) }
  }

  /// How many pixels to a point a layer has that is kept as pixels.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { changeExtras(\.rasterizationScale, to: max(0, newValue.orZero)) }
  }

  /// How many pixels to a point the contents have: 1 at first, and without effect on what is drawn.
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

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: orderedParts.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  open func removeFromSuperlayer() {
    leaveLayer()
  }

  open func layoutSublayers() {}

  open func setNeedsLayout() {
    if own == nil { view?.setNeedsLayout() } else { layoutSublayers() }
  }

  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func setNeedsDisplay() {
    if own == nil { view?.setNeedsDisplay() } else { changed() }
  }

  /// What the layer draws beside background, border, shadow and contents; nil for nothing.
  var figure: LayerFigure? { nil }
}

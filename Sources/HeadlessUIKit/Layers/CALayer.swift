// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What layers are below: an object whose `init()` belongs to the main actor.
///
/// See `UIResponder.init(_onMainActor:)`, which serves views in the same way.
@MainActor @preconcurrency open class _LayerObject: NSObject {
  /// Creates an object on the main actor.
  public init(_onMainActor: Void) {
    super.init()
  }
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

  /// Creates a layer that belongs to no view.
  public init() {
    own = LayerValues()
    super.init(_onMainActor: ())
  }

  /// Creates a layer with the look of another one.
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

  /// Creates a layer of a class that is known only while the program runs.
  public required convenience init(_ofClass: Void) {
    self.init()
  }

  /// Makes a layer of its own the layer of a view.
  func serve(_ view: UIView) {
    self.view = view
    own = nil
  }

  /// The radius of the rounded corners, in points; they cut off contents only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { change(\.cornerRadius, to: max(0, newValue.orZero)) }
  }

  /// How the corners bend: kept, and drawn as arcs of circles.
  open var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { change(\.cornerCurve, to: newValue) }
  }

  /// Which corners are rounded: all of them at first.
  open var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { change(\.maskedCorners, to: newValue) }
  }

  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { change(\.borderWidth, to: max(0, newValue.orZero)) }
  }

  /// The colour of the border; nil stands for black.
  open var borderColor: CGColor? {
    get { style.borderColor }
    set { change(\.borderColor, to: newValue ?? .black, as: .color) }
  }

  /// The colour of the shadow; nil for none.
  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set { change(\.shadowColor, to: newValue, as: .color) }
  }

  /// How opaque the shadow is, from 0 to 1: 0 at first.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue > 0 ? min(newValue, 1) : 0) }
  }

  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      change(
        \.shadowOffset,
        to: CGSize(width: newValue.width.orZero, height: newValue.height.orZero)
      )
    }
  }

  /// How soft the shadow's edge is, in points.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { change(\.shadowRadius, to: max(0, newValue.orZero)) }
  }

  /// The shape of the shadow; nil for that of the layer.
  open var shadowPath: CGPath? {
    get { extras?.shadowPath }
    // A copy: a path that is changed later must not change the shadow.
    set { changeExtras(\.shadowPath, to: newValue.map { CGPath($0.elements) }) }
  }

  /// Whether what lies outside the bounds is cut off.
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

  /// The colour behind the contents.
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

  /// Whether the layer and all below it are invisible.
  open var isHidden: Bool {
    get { own?.isHidden ?? view?.isHidden ?? false }
    set { if own != nil { changeOwn(\.isHidden, to: newValue) } else { view?.isHidden = newValue } }
  }

  /// The rectangle of the layer in its own coordinates.
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

  /// The smallest rectangle in the coordinates of the layer above that holds the layer.
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

  /// Where the anchor lies in the coordinates of the layer above.
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

  /// How near the layer is to who looks: siblings that are nearer are drawn in front.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { changeExtras(\.zPosition, to: newValue.orZero) }
  }

  /// A name by which the layer is found.
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

  /// Where the contents stand, and how they are stretched.
  open var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { changeExtras(\.contentsGravity, to: newValue) }
  }

  /// The picture that the layer shows: a `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { extras?.contents }
    set {
      guard newValue != nil || extras != nil else { return }
      madeExtras.contents = newValue
      extrasDidChange()
    }
  }

  /// The layer whose opacity decides on what is seen of this one.
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

  /// Puts a layer in front of those below this one.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: orderedParts.count)
  }

  /// Puts a layer at a depth among those below this one, the layers of subviews among them.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Takes the layer out of the one above.
  open func removeFromSuperlayer() {
    leaveLayer()
  }

  /// Places the layers below; called before the next commit of a layer of its own.
  open func layoutSublayers() {}

  /// Asks for `layoutSublayers()`, or for the layout of the layer's view.
  open func setNeedsLayout() {
    if own == nil { view?.setNeedsLayout() } else { layoutSublayers() }
  }

  /// Lays the layer's view out now if it asks for that.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  /// Returns the size that the layer would like to have: the one it has, unless its kind says otherwise.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Asks for a new display list of the layer's view.
  open func setNeedsDisplay() {
    if own == nil { view?.setNeedsDisplay() } else { changed() }
  }

  /// What the layer draws beside background, border, shadow and contents; nil for nothing.
  var figure: LayerFigure? { nil }
}

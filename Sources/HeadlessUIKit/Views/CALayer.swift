// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The layer of a view: rounded corners, borders and shadows, beside what the view itself sets.
///
/// There is one for each view, made when it is asked for; layers of their own do not exist here.
@MainActor @preconcurrency open class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
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

  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The rectangle of the layer in the coordinates of the layer above.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  private var style: LayerStyle { view?.layerStyle ?? LayerStyle() }

  /// Writes one property of the style and asks for a commit if it is another value.
  private func change<Value: Equatable>(
    _ property: WritableKeyPath<LayerStyle, Value>,
    to value: Value,
    as kind: WriteKind = .other
  ) {
    guard let view else { return }
    var style = view.layerStyle ?? LayerStyle()
    guard view.write(kind, isEqual: style[keyPath: property] == value) else { return }
    style[keyPath: property] = value
    view.setLayerStyle(style)
  }
}

/// How rounded corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins and ends softly; it is drawn as an arc of a circle here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// What makes a layer more than a rectangle of one colour.
struct LayerStyle: Hashable {
  /// The radius of the rounded corners, in points.
  var cornerRadius: CGFloat = 0
  /// How the corners bend: kept, and drawn as arcs of circles.
  var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are rounded.
  var maskedCorners = CACornerMask.all
  /// The width of the border inside the edges, in points.
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
}

extension UIView {
  /// The view's layer.
  public var layer: CALayer { CALayer(of: self) }

  /// Gives the layer a style.
  func setLayerStyle(_ style: LayerStyle?) {
    guard style != layerStyle else { return }
    AnimationRecording.current?.willChange(self)
    layerStyle = style
    change(.appearance)
  }
}

// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A change of a layer over time.
///
/// Animations end at once here, as those of views do: the layer shows what its own properties say, the delegate
/// is told of the end, and the animation is gone. One that repeats for ever, or that is not removed at its end,
/// stays under its key.
@MainActor @preconcurrency open class CAAnimation: NSObject {
  /// How long the animation lasts, in seconds.
  open var duration: CFTimeInterval = 0.25
  /// When it begins, in the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// Where in its own time it begins.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time passes.
  open var speed: Float = 1
  /// How often it is played; `.infinity` never ends.
  open var repeatCount: Float = 0
  /// How long it is played again, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it is played backwards after each time.
  open var autoreverses = false
  /// What is shown before it begins and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How its time passes.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes from its layer at its end.
  open var isRemovedOnCompletion = true
  /// Who is told of its begin and its end.
  open var delegate: (any CAAnimationDelegate)?

  public required override init() {
    super.init()
  }

  /// Whether the animation stays with its layer.
  var stays: Bool {
    !isRemovedOnCompletion || repeatCount == .infinity || repeatDuration == .infinity
  }
}

/// An object that is told of the begin and the end of animations.
@MainActor public protocol CAAnimationDelegate: AnyObject {
  /// An animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation has ended; `flag` says whether by itself.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether the values are added to what the property has.
  open var isAdditive = false
  /// Whether each time begins where the one before has ended.
  open var isCumulative = false

  /// Creates the animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin; nil for that of the layer.
  open var fromValue: Any?
  /// The value at the end; nil for that of the layer.
  open var toValue: Any?
  /// What is added from the begin to the end.
  open var byValue: Any?
}

/// A change as a spring moves.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How much the spring is damped.
  open var damping: CGFloat = 10
  /// How fast the mass is at the begin.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How time passes between two.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// A path in place of values.
  open var path: CGPath?
  /// How values between two are found.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change of everything that a layer shows.
open class CATransition: CAAnimation {
  /// How the new comes.
  open var type = CATransitionType.fade
  /// From which side it comes.
  open var subtype: CATransitionSubtype?
}

extension CALayer {
  /// Plays an animation, which is over at once; see ``CAAnimation``.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    guard anim.stays else {
      anim.delegate?.animationDidStop(anim, finished: true)
      return
    }
    view?.keepLayer(self)
    played[key ?? "\(ObjectIdentifier(anim))"] = anim
  }

  /// Returns the animation of a key that has not gone.
  public func animation(forKey key: String) -> CAAnimation? { played[key] }

  /// The keys of the animations that have not gone; nil for none.
  public func animationKeys() -> [String]? { played.isEmpty ? nil : played.keys.sorted() }

  /// Ends an animation.
  public func removeAnimation(forKey key: String) {
    guard let anim = played.removeValue(forKey: key) else { return }
    anim.delegate?.animationDidStop(anim, finished: false)
  }

  /// Ends all animations.
  public func removeAllAnimations() {
    for key in played.keys.sorted() { removeAnimation(forKey: key) }
  }

  /// The layer as it is seen: as it is, since animations end at once.
  public func presentation() -> Self? { self }

  /// The layer that the app sets: the layer itself.
  public func model() -> Self { self }
}

/// How the time of an animation passes.
@MainActor @preconcurrency open class CAMediaTimingFunction: NSObject {
  /// The curve's two points between (0, 0) and (1, 1).
  public let controlPoints: (Float, Float, Float, Float)

  /// Creates a curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve by its two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = (c1x, c1y, c2x, c2y)
    super.init()
  }
}

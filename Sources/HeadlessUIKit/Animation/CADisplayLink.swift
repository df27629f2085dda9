// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Calls a method of an app before each frame, until it is invalid.
///
/// Its time is modelled: it counts the frames that are rendered, a sixtieth of a second each, from the moment at
/// which the link was added. So an animation that is driven by it shows the same in every run. It is called before
/// the layout of the frame, by whichever window renders one.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  /// How long a frame is shown, in seconds.
  private static let frameDuration: CFTimeInterval = 1.0 / 60

  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { Self.frameDuration }
  open var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(interval) }
  open var isPaused = false
  /// How often the method is to be called a second; 0 is before every frame.
  open var preferredFramesPerSecond = 0
  /// How often the method is to be called a second; what it prefers counts, and 0 is before every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Nil once the link is invalid.
  private var call: HeldCall?
  private var framesSinceCall = 0
  private static var running: [CADisplayLink] = []
  /// Whether any link waits for frames.
  private(set) static var areAny = false

  /// Creates a link that calls a method of a target by its name, with the link as its argument.
  ///
  /// The target has to be a ``SelectorTarget``, and is kept alive until the link is invalid.
  public init(target: Any, selector sel: Selector) {
    call = HeldCall(target: target as AnyObject, selector: sel)
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if call == nil || Self.running.contains(where: { $0 === self }) { return }
    timestamp = CACurrentMediaTime()
    Self.running.append(self)
    Self.areAny = true
  }

  open func invalidate() {
    stop()
    call = nil
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  private func stop() {
    Self.running.removeAll { $0 === self }
    Self.areAny = !Self.running.isEmpty
  }

  /// Of how many frames the link is called before one.
  private var interval: Int {
    let preferred = preferredFrameRateRange.preferred ?? 0
    let rate =
      preferredFramesPerSecond > 0
      ? preferredFramesPerSecond : preferred > 0 ? Int(min(preferred, 1_000)) : 0
    return rate > 0 ? max(1, 60 / rate) : 1
  }

  /// Calls the methods of all links that are due.
  static func beginFrame() { for link in running { link.countFrame() } }

  private func countFrame() {
    framesSinceCall += 1
    timestamp += duration
    if isPaused || framesSinceCall < interval { return }
    framesSinceCall = 0
    // Kept for the call, which may make the link invalid; one that another link made so is called no more.
    let call = call
    call?.send(self)
  }
}

/// How often something is to be called a second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

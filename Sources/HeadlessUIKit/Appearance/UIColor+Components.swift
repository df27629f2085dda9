// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIColor {
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Reads hue, saturation and brightness under the current traits; the hue of a grey is 0.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let most = max(parts.red, parts.green, parts.blue)
    let spread = most - min(parts.red, parts.green, parts.blue)
    let sixths: CGFloat =
      if spread == 0 {
        0
      } else if most == parts.red {
        (parts.green - parts.blue) / spread
      } else if most == parts.green {
        (parts.blue - parts.red) / spread + 2
      } else {
        (parts.red - parts.green) / spread + 4
      }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let packed = packedRGBA
    func part(_ shift: UInt32) -> CGFloat { CGFloat(packed >> shift & 0xFF) / 255 }
    return (part(24), part(16), part(8), part(0))
  }

  public static let tintColor = UIColor { traits in
    guard MainQueue.isCurrent, let view = shownView else { return .systemBlue }
    return MainActor.assumeIsolated {
      // A tint that is this colour itself has nothing to follow.
      shownView = nil
      defer { shownView = view }
      return view.takeUnretainedValue().tintColor.resolvedColor(with: traits)
    }
  }

  nonisolated(unsafe) private static var shownView: Unmanaged<UIView>?

  @MainActor static func underTint(of view: UIView, _ body: () -> Void) {
    let former = shownView
    shownView = .passUnretained(view)
    body()
    shownView = former
  }

  /// The components under the current traits for the displaying view.
  @MainActor @inline(__always) func packedRGBA(in view: UIView) -> UInt32 {
    isDecidedLater ? resolvedRGBA(in: view) : packedRGBA
  }

  @MainActor @inline(never) private func resolvedRGBA(in view: UIView) -> UInt32 {
    var packed: UInt32 = 0
    UIColor.underTint(of: view) { packed = packedRGBA }
    return packed
  }
}

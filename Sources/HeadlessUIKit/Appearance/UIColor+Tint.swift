// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
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

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

  /// The view that is resolving a colour.
  nonisolated(unsafe) private static var shownView: Unmanaged<UIView>?

  /// Runs what resolves colours for a view.
  @MainActor
  static func underTint(of view: UIView, _ body: () -> Void) {
    let former = shownView
    shownView = .passUnretained(view)
    body()
    shownView = former
  }

  /// The components under the current traits as a view shows them.
  @MainActor @inline(__always)
  func packedRGBA(in view: UIView) -> UInt32 {
    isDecidedLater ? resolvedRGBA(in: view) : packedRGBA
  }

  @MainActor @inline(never)
  private func resolvedRGBA(in view: UIView) -> UInt32 {
    var packed: UInt32 = 0
    UIColor.underTint(of: view) { packed = packedRGBA }
    return packed
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A window of 300 x 200 points to lay views out in, and what was said about conflicts.
@MainActor final class LayoutStage {
  let window: UIWindow
  private let renderer: FrameRenderer

  init(width: CGFloat = 300, height: CGFloat = 200) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    renderer = FrameRenderer(root: window)
  }

  func render() { renderer.renderFrame() }

  /// Adds a view that is placed by constraints.
  @discardableResult
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? window).addSubview(view)
    return view
  }

  /// Returns what a function makes the engine say about conflicts.
  static func conflicts(during body: () -> Void) -> [String] {
    let former = LayoutScope.reportConflict
    defer { LayoutScope.reportConflict = former }
    var sentences: [String] = []
    LayoutScope.reportConflict = { sentences.append($0) }
    body()
    return sentences
  }
}

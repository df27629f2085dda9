// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Shows declarative views in a hosting view of a size, without margins.
@MainActor struct Stage {
  /// The hosting view.
  let view: any UIView & UIContentView

  /// Mounts a view and lays it out; a height of nil is the one that the content asks for.
  init<Content: View>(width: CGFloat, height: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    let configuration = Self.configuration(content: content)
    view = configuration.makeContentView()
    lay(width: width, height: height)
  }

  /// Shows another view of the same type.
  func show<Content: View>(@ViewBuilder content: () -> Content) {
    view.configuration = Self.configuration(content: content)
    view.layoutIfNeeded()
  }

  /// Gives the view another size.
  func lay(width: CGFloat, height: CGFloat? = nil) {
    let fitted = view.sizeThatFits(CGSize(width: width, height: 0))
    view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitted.height)
    view.layoutIfNeeded()
  }

  /// The views on screen, back to front.
  var views: [UIView] { view.subviews }

  /// Where they are.
  var frames: [CGRect] { views.map(\.frame) }

  /// The labels among them.
  var labels: [UILabel] { views.compactMap { $0 as? UILabel } }

  private static func configuration<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration(content: content).margins(.all, 0).minSize(width: 0, height: 0)
  }
}

/// The size of a text in a font on lines of a width, as a label of the other framework answers it.
@MainActor func labelSize(
  _ text: String,
  _ font: UIFont = .preferredFont(forTextStyle: .body),
  width: CGFloat = 0
) -> CGSize {
  let label = UILabel()
  label.text = text
  label.font = font
  label.numberOfLines = 0
  return label.sizeThatFits(CGSize(width: width, height: 0))
}

/// Shorthand for a rectangle.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

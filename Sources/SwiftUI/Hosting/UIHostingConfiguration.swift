// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import HeadlessUIKit

/// A content configuration that shows declarative views in a cell.
///
/// The content is inset by the layout margins of the view that holds it, unless `margins` says
/// otherwise; the background fills all of it and has no say in the size (R46). A view that shows a
/// configuration of this type takes over another of the same type by walking the new views along
/// those on screen and writing what differs. To depend on the cell's state, build the configuration
/// in the cell's `configurationUpdateHandler`.
public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
  let background: Background
  var insets = HostingMargins()
  var minWidth: CGFloat?
  var minHeight: CGFloat?

  /// Creates a configuration that shows some views, in a column if there are several.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// The configuration with views behind the content.
  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> {
    backed(by: content())
  }

  /// The configuration with a style behind the content.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
    backed(by: _UIHostingConfigurationBackgroundView(style: style))
  }

  /// The configuration with other distances between the content and some edges.
  ///
  /// A length that is not finite counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(.all, length))
  }

  /// The configuration with other distances between the content and some edges.
  ///
  /// A length that is not finite counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    copy.insets.set(edges, insets.sanitized)
    return copy
  }

  /// The configuration with other least lengths; nil means none for the width and 44 points for the
  /// height.
  ///
  /// A length that is negative or not finite counts as nil.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minWidth = width.asFrameLength
    copy.minHeight = height.asFrameLength
    return copy
  }

  private func backed<Other: View>(by other: Other) -> UIHostingConfiguration<Content, Other> {
    var copy = UIHostingConfiguration<Content, Other>(content: content, background: other)
    copy.insets = insets
    copy.minWidth = minWidth
    copy.minHeight = minHeight
    return copy
  }
}

extension UIHostingConfiguration: UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// Returns the configuration itself: it takes no part in the cell's states.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

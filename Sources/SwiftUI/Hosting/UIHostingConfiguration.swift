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
///
/// The value holds the content within a function that walks it along mounted nodes. That function is
/// compiled for the content's very type where the configuration is made, and the value is small
/// enough to stand in an existential without a box, so it costs one allocation, for the content.
public struct UIHostingConfiguration<Content: View, Background: View> {
  let updateContent: _ViewUpdate
  /// What few configurations set; nil if nothing is set.
  var options: HostingOptions?

  @inlinable public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    // Unsafe, as a configuration is of no actor while its content is shown on the main one; views
    // are made and shown on the main thread.
    nonisolated(unsafe) let content = content()
    self.init { nodes, environment in
      var index = 0
      Content._update(nodes, at: &index, to: content, &environment)
    }
  }

  @usableFromInline init(updateContent: @escaping _ViewUpdate) {
    self.updateContent = updateContent
  }

  @inlinable public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> {
    nonisolated(unsafe) let content = content()
    return backed { nodes, environment in
      var index = 0
      Other._update(nodes, at: &index, to: content, &environment)
    }
  }

  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
    let style = style._erased
    return backed { nodes, environment in
      var index = 0
      _StyleView._update(nodes, at: &index, to: _StyleView(style: style), &environment)
    }
  }

  /// A length that is not finite counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(.all, length))
  }

  /// A length that is not finite counts as 0.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    changed { $0.insets.set(edges, insets.sanitized) }
  }

  /// Nil means no minimum width, and 44 points for the height.
  ///
  /// A length that is negative or not finite counts as nil.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    changed {
      $0.minWidth = width.asFrameLength
      $0.minHeight = height.asFrameLength
    }
  }

  private func changed(_ change: (inout HostingOptions.Values) -> Void) -> Self {
    var values = options?.values ?? HostingOptions.Values()
    change(&values)
    var copy = self
    copy.options = HostingOptions(values, updateBackground: options?.updateBackground)
    return copy
  }

  @usableFromInline func backed<Other: View>(
    by updateBackground: @escaping _ViewUpdate
  ) -> UIHostingConfiguration<Content, Other> {
    var copy = UIHostingConfiguration<Content, Other>(updateContent: updateContent)
    copy.options = HostingOptions(
      options?.values ?? HostingOptions.Values(),
      updateBackground: updateBackground
    )
    return copy
  }
}

extension UIHostingConfiguration: UIContentConfiguration {
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  let style: Style

  public var body: _StyleView { _StyleView(style: style._erased) }
}

final class HostingOptions: Sendable {
  /// Distances and lengths, which the content does not depend on.
  struct Values: Hashable {
    var insets = HostingMargins()
    /// The least width; nil means none.
    var minWidth: CGFloat?
    /// The least height; nil means that of a standard row.
    var minHeight: CGFloat?
  }

  let values: Values
  /// Walks the background along the nodes of a list; nil if there is none.
  let updateBackground: _ViewUpdate?

  init(_ values: Values, updateBackground: _ViewUpdate?) {
    self.values = values
    self.updateBackground = updateBackground
  }
}

/// Distances of hosted content from the edges; those that are not set are the holder's margins.
struct HostingMargins: Hashable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  func resolved(in margins: NSDirectionalEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? margins.top.sanitized,
      leading: leading ?? margins.leading.sanitized,
      bottom: bottom ?? margins.bottom.sanitized,
      trailing: trailing ?? margins.trailing.sanitized
    )
  }
}

final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(frame: .zero)
    root.content.mount(Content.self)
    root.background.mount(Background.self)
    show(configuration)
  }

  required init?(coder: NSCoder) { nil }

  /// The configuration on screen; one of another type is ignored.
  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? UIHostingConfiguration<Content, Background> else {
        return
      }
      current = configuration
      show(configuration)
    }
  }

  /// Whether a configuration has the type of the current one (R16).
  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  override func updateNodes(_ environment: inout _ViewEnvironment) {
    current.options?.updateBackground?(root.background.children, &environment)
    environment.axis = .vertical
    current.updateContent(root.content.children, &environment)
  }

  private func show(_ configuration: UIHostingConfiguration<Content, Background>) {
    outline = configuration.options?.values ?? HostingOptions.Values()
    update()
  }
}

open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: HostingContentView<Content, EmptyView>

  open var rootView: Content {
    didSet { hostingView.configuration = Self.configuration(of: rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    hostingView = HostingContentView(Self.configuration(of: rootView))
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    hostingView.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    view = hostingView
  }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    hostingView.sizeThatFits(size)
  }

  private static func configuration(
    of view: Content
  ) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration(content: { view }).margins(.all, 0).minSize(width: 0, height: 0)
  }
}

// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import HeadlessUIKit

/// A controller that shows declarative views in the whole of its view.
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

// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The content view of a hosting configuration.
final class HostingContentView<Content: View, Background: View>: HostingView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(frame: .zero)
    root.content.mount(Content.self)
    root.background.mount(Background.self)
    show(configuration)
  }

  /// Creates nothing: there are no archives here.
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

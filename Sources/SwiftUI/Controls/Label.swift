// SPDX-License-Identifier: Apache-2.0

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: View {
  /// There is none.
  public typealias Body = Never

  /// There is none: nothing asks for it.
  public var body: Never {
    preconditionFailure("Label is shown as it is and has no body to ask for.")
  }

  /// Appends a node that holds what the style shows.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {
    nodes.append(BranchNode())
  }

  /// Updates the title and the icon, as far as the style shows them.
  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Label,
    _ environment: inout _ViewEnvironment
  ) {
    let node = unsafeDowncast(nodes[index], to: BranchNode.self)
    index += 1
    switch environment.record?.extras.labelLook.kind ?? .titleAndIcon {
    case .titleAndIcon:
      node.update(branch: 1, to: Pair(icon: view.icon, title: view.title), &environment)
    case .iconOnly: node.update(branch: 2, to: view.icon, &environment)
    case .titleOnly: node.update(branch: 3, to: view.title, &environment)
    case .styled(let style): node.update(branch: 4, to: style.view(of: view), &environment)
    }
  }

  /// The icon before the title.
  private struct Pair: View {
    let icon: Icon
    let title: Title

    var body: HStack<TupleView<Icon, Title>> {
      HStack(spacing: 8) {
        icon
        title
      }
    }
  }
}

extension BranchNode {
  /// Mounts a view as a branch, unless it is shown already, and updates it.
  func update<Content: View>(
    branch: Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    let shown = nodes(ofBranch: branch) { Content._appendNodes(to: &$0) }
    var position = 0
    Content._update(shown, at: &position, to: content, &environment)
  }
}

/// How a label is shown.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the views that a label is shown as.
  associatedtype Body: View

  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the views that a label is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the label looks.
  nonisolated var _look: _LabelLook { get }
}

extension LabelStyle {
  /// As the style's views.
  public nonisolated var _look: _LabelLook { _LabelLook(kind: .styled(self)) }

  /// The views that a label is shown as.
  func view<Title: View, Icon: View>(of label: Label<Title, Icon>) -> AnyView {
    AnyView(
      StyledLabel(
        style: self,
        configuration: LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(view: AnyView(label.title)),
          icon: LabelStyleConfiguration.Icon(view: AnyView(label.icon))
        )
      )
    )
  }
}

/// A label in a style of one's own, whose dynamic properties are found through this view.
private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView

    /// The title itself.
    public var body: AnyView { view }
  }

  /// The icon of a label.
  public struct Icon: View {
    let view: AnyView

    /// The icon itself.
    public var body: AnyView { view }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How a label looks.
public struct _LabelLook {
  /// The ways there are.
  enum Kind {
    case titleAndIcon
    case iconOnly
    case titleOnly
    case styled(any LabelStyle)
  }

  let kind: Kind
}

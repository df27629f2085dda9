// SPDX-License-Identifier: Apache-2.0

public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: _PrimitiveView {
  public static func _makeNode() -> _ViewNode { BranchNode() }

  public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch environment.record?.extras.labelLook ?? .titleAndIcon {
    case .titleAndIcon:
      node.update(branch: 1, to: Pair(icon: icon, title: title), &environment)
    case .iconOnly: node.update(branch: 2, to: icon, &environment)
    case .titleOnly: node.update(branch: 3, to: title, &environment)
    }
  }

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

/// The appearance of labels; the styles of this module are all there are.
public protocol LabelStyle {
  var _look: _LabelLook { get }
}

public enum _LabelLook: Sendable {
  case titleAndIcon, iconOnly, titleOnly
}

/// The default style: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleAndIcon }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleAndIcon }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .iconOnly }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> _Modified<_ExtraEnvironment> {
    _modified(by: _ExtraEnvironment(change: .labelLook(style._look)))
  }
}

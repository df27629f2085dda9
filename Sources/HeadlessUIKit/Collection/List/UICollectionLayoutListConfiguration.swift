// SPDX-License-Identifier: Apache-2.0

public import Foundation

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable { case none = 0, supplementary }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The distance above a header; nil for the default, 0.
  public var headerTopPadding: CGFloat?
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The handler for an item's separators; stored without effect.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of the upper separator; stored without effect.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the upper separator; stored without effect.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The separator colour with multiple selection; stored without effect.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

struct ListPlace {
  enum Role { case item, header }

  let configuration: UICollectionLayoutListConfiguration
  let role: Role
  var ends: SectionPlace = []

  @MainActor var background: UIBackgroundConfiguration.Kind {
    switch configuration.appearance {
    case .plain, .sidebarPlain: role == .item ? .plainCell : .plainHeaderFooter
    case .grouped, .insetGrouped: role == .item ? .groupedCell : .groupedHeaderFooter
    case .sidebar: role == .item ? .sidebarCell : .sidebarHeader
    }
  }

  var corners: SectionPlace {
    configuration.appearance == .insetGrouped && role == .item ? ends : []
  }

  var hasSeparator: Bool {
    let visibility = configuration.separatorConfiguration.bottomSeparatorVisibility
    guard role == .item, configuration.showsSeparators, visibility != .hidden else { return false }
    return !(configuration.isGrouped && ends.contains(.last))
  }
}

extension UICollectionLayoutListConfiguration {
  /// The distance between grouped sections, in points; chosen here, Apple publishes none.
  private static let sectionSpacing: CGFloat = 35
  private static let estimates = (item: 44.0, header: 28.0)

  var isGrouped: Bool { [.grouped, .insetGrouped, .sidebar].contains(appearance) }

  var shownBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return nil
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return .secondarySystemBackground
    }
  }

  func place(of item: Int, among count: Int) -> ListPlace {
    let first = headerMode == .firstItemInSection ? 1 : 0
    if item < first { return ListPlace(configuration: self, role: .header) }
    var ends: SectionPlace = []
    if item == first { ends.insert(.first) }
    if item == count - 1 { ends.insert(.last) }
    return ListPlace(configuration: self, role: .item, ends: ends)
  }

  @MainActor fileprivate func section(in width: CGFloat) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(Self.estimates.item)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    if isGrouped {
      let side = appearance == .grouped ? 0 : CellMargins.side(forWidth: width)
      let hasHeader = headerMode == .supplementary
      section.contentInsets = NSDirectionalEdgeInsets(
        top: hasHeader ? 0 : Self.sectionSpacing / 2,
        leading: side,
        bottom: Self.sectionSpacing / 2,
        trailing: side
      )
    }
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(Self.estimates.header)
    )
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.padding = max(0, headerTopPadding ?? 0)
      header.pinToVisibleBounds = !isGrouped
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }
}

extension NSCollectionLayoutSection {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(in: layoutEnvironment.container.contentSize.width)
  }
}

extension UICollectionViewCompositionalLayout {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, room in
      .list(using: configuration, layoutEnvironment: room)
    }
  }
}

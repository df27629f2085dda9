// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a list of a collection looks.
public struct UICollectionLayoutListConfiguration {
  /// The looks that lists have.
  public enum Appearance: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups from edge to edge.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
    /// Beside other content, in groups with round corners.
    case sidebar = 3
    /// Beside other content, from edge to edge.
    case sidebarPlain = 4
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of the kind of section headers.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of the kind of section footers.
    case supplementary = 1
  }

  /// Makes the actions that swiping an item shows.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Changes how the separators of an item look.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// The distance above a header; nil is the usual one, which is none here.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between items.
  public var showsSeparators = true
  /// How those lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the lines of an item look; kept, as the lines of a list look alike here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil is that of its look.
  public var backgroundColor: UIColor?
  /// The actions that a swipe from the leading edge shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing edge shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the configuration of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// How the lines between the items of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The insets that stand for those of the list.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the line above is seen; kept, as no item has one here.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the sides; kept, as no item has one here.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below is from the sides.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour of a line beside a selected item; kept, as that of others stands for it here.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the configuration of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What a cell is in its list.
struct ListPlace {
  /// What an item stands for.
  enum Role {
    case item
    /// A header, a footer, or the item that stands for one.
    case header
  }

  let configuration: UICollectionLayoutListConfiguration
  let role: Role
  /// Whether it is the first or the last item of its section.
  var ends: SectionPlace = []

  /// The background until an app sets one.
  @MainActor var background: UIBackgroundConfiguration.Kind {
    switch configuration.appearance {
    case .plain, .sidebarPlain: role == .item ? .plainCell : .plainHeaderFooter
    case .grouped, .insetGrouped: role == .item ? .groupedCell : .groupedHeaderFooter
    case .sidebar: role == .item ? .sidebarCell : .sidebarHeader
    }
  }

  /// The corners that are round.
  var corners: SectionPlace {
    configuration.appearance == .insetGrouped && role == .item ? ends : []
  }

  /// Whether there is a line below.
  var hasSeparator: Bool {
    let visibility = configuration.separatorConfiguration.bottomSeparatorVisibility
    guard role == .item, configuration.showsSeparators, visibility != .hidden else { return false }
    return !(configuration.isGrouped && ends.contains(.last))
  }
}

extension UICollectionLayoutListConfiguration {
  /// The distance between sections of grouped lists, in points; decided here, Apple publishes none.
  private static let sectionSpacing: CGFloat = 35
  /// The heights that items and headers begin with, in points.
  private static let estimates = (item: 44.0, header: 28.0)

  var isGrouped: Bool { [.grouped, .insetGrouped, .sidebar].contains(appearance) }

  /// The colour behind the list.
  var shownBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain: return nil
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return .secondarySystemBackground
    }
  }

  /// What an item is among those of its section.
  func place(of item: Int, among count: Int) -> ListPlace {
    let first = headerMode == .firstItemInSection ? 1 : 0
    if item < first { return ListPlace(configuration: self, role: .header) }
    var ends: SectionPlace = []
    if item == first { ends.insert(.first) }
    if item == count - 1 { ends.insert(.last) }
    return ListPlace(configuration: self, role: .item, ends: ends)
  }

  /// The section that looks so in a room.
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
  /// A section that looks like one of a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(in: layoutEnvironment.container.contentSize.width)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections look like those of a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, room in
      .list(using: configuration, layoutEnvironment: room)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Pictures of each style and state of a cell, compared with those that are checked in.
///
/// The files were looked at when they were checked in; that they stay the same is what is tested.
@Suite("Pictures of cells") @MainActor struct CellPictureTests {
  private typealias Row = PictureTable.Row
  private typealias Section = PictureTable.Section

  private func classic(
    _ style: UITableViewCell.CellStyle,
    image: String? = nil,
    accessory: UITableViewCell.AccessoryType = .none,
    detail: String = "Detail"
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = detail
    if let image { cell.imageView?.image = UIImage(systemName: image) }
    cell.accessoryType = accessory
    return cell
  }

  private let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]

  @Test(
    "S3-49, S3-48, S3-06: the classic styles, with and without an image, with each accessory",
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func classicStyles(appearance: UIUserInterfaceStyle) throws {
    let sections = styles.map { style in
      Section(
        caption: style.name,
        rows: [
          Row { self.classic(style.style) },
          Row { self.classic(style.style, image: "star", accessory: .disclosureIndicator) },
          Row { self.classic(style.style, image: "heart.fill", accessory: .checkmark) },
          Row { self.classic(style.style, accessory: .detailButton) },
          Row { self.classic(style.style, image: "gear", accessory: .detailDisclosureButton) },
          Row {
            let cell = self.classic(
              style.style,
              detail: "a detail that is much longer than there is room for in one line of it"
            )
            cell.textLabel?.text = "A title that is longer than there is room for in a row of it"
            return cell
          },
        ]
      )
    }
    let table = PictureTable(sections)
    table.window.overrideUserInterfaceStyle = appearance
    try expect(
      GoldenPicture("classic-styles-\(appearance == .dark ? "dark" : "light")")
        .difference(from: table.picture()) == nil
    )
  }

  @Test(
    "S3-03, S3-10, S1-12: the states of a cell in each style of table",
    arguments: [
      (UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset-grouped"),
    ]
  )
  func states(style: UITableView.Style, name: String) throws {
    let changes: [(String, (UITableViewCell) -> Void)] = [
      ("normal", { _ in }), ("highlighted", { $0.isHighlighted = true }),
      ("selected", { $0.isSelected = true }), ("disabled", { $0.isUserInteractionEnabled = false }),
      ("editing", { $0.setEditing(true, animated: false) }),
      (
        "selection style none",
        {
          $0.selectionStyle = .none
          $0.isSelected = true
        }
      ),
    ]
    func rows(_ make: @escaping (String) -> UITableViewCell) -> [Row] {
      changes.map { name, change in Row(make: { make(name) }, after: change) }
    }
    let table = PictureTable(
      [
        Section(
          caption: "classic",
          rows: rows { name in
            let cell = self.classic(.value1, image: "bell", accessory: .disclosureIndicator)
            cell.textLabel?.text = name
            return cell
          }
        ),
        Section(
          caption: "list content configuration",
          rows: rows { name in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.secondaryText = "Secondary text"
            content.image = UIImage(systemName: "bell")
            cell.contentConfiguration = content
            return cell
          }
        ),
        Section(
          caption: "sidebar",
          rows: rows { name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.sidebarCell()
            content.text = name
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listSidebarCell()
            return cell
          }
        ),
      ],
      style: style
    )
    try expect(GoldenPicture("states-\(name)").difference(from: table.picture()) == nil)
  }

  private let constructors: [(String, () -> UIListContentConfiguration)] = [
    ("cell", { .cell() }), ("subtitleCell", { .subtitleCell() }), ("valueCell", { .valueCell() }),
    ("plainHeader", { .plainHeader() }), ("plainFooter", { .plainFooter() }),
    ("groupedHeader", { .groupedHeader() }), ("groupedFooter", { .groupedFooter() }),
    ("sidebarCell", { .sidebarCell() }), ("sidebarSubtitleCell", { .sidebarSubtitleCell() }),
    ("accompaniedSidebarCell", { .accompaniedSidebarCell() }),
    ("accompaniedSidebarSubtitleCell", { .accompaniedSidebarSubtitleCell() }),
    ("sidebarHeader", { .sidebarHeader() }),
    ("prominentInsetGroupedHeader", { .prominentInsetGroupedHeader() }),
    ("extraProminentInsetGroupedHeader", { .extraProminentInsetGroupedHeader() }),
    ("header", { .header() }), ("footer", { .footer() }),
  ]

  private func list(
    _ configuration: UIListContentConfiguration,
    _ change: (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = configuration
    configuration.text = configuration.text ?? "Text"
    configuration.secondaryText = "Secondary text"
    configuration.image = UIImage(systemName: "star.fill")
    change(&configuration)
    cell.contentConfiguration = configuration
    return cell
  }

  @Test(
    "S1-08, S4-08: each constructor of list content, with text, secondary text and image",
    arguments: [
      (UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight, ""),
      (.large, .rightToLeft, "-right-to-left"),
      (.accessibilityLarge, .leftToRight, "-accessibility"),
    ]
  )
  func listContent(
    category: UIContentSizeCategory,
    direction: UITraitEnvironmentLayoutDirection,
    name: String
  ) throws {
    let table = PictureTable([
      Section(
        caption: "list content",
        rows: constructors.map { name, make in Row { self.list(make()) { $0.text = name } } }
      )
    ])
    table.window.traitOverrides.preferredContentSizeCategory = category
    table.window.traitOverrides.layoutDirection = direction
    try expect(GoldenPicture("list-content\(name)").difference(from: table.picture()) == nil)
  }

  @Test("S1-32, S1-33, S1-34, S4-09: reserved, maximal and rounded images, paddings and transforms")
  func listProperties() throws {
    func subtitle(_ text: String, _ change: @escaping (inout UIListContentConfiguration) -> Void)
      -> Row
    {
      Row {
        self.list(.subtitleCell()) {
          $0.text = text
          change(&$0)
        }
      }
    }
    func reserved(_ symbol: String, width: CGFloat) -> Row {
      Row {
        self.list(.cell()) {
          $0.text = "\(symbol), \(width) points reserved"
          $0.secondaryText = nil
          $0.image = UIImage(systemName: symbol)
          $0.imageProperties.reservedLayoutSize = CGSize(width, 0)
        }
      }
    }
    let table = PictureTable([
      Section(
        caption: "reserved width",
        rows: [
          reserved("star", width: 0), reserved("minus", width: 0), reserved("star", width: 60),
          reserved("minus", width: 60), reserved("star.fill", width: 10),
        ]
      ),
      Section(
        caption: "image",
        rows: [
          subtitle("at most 14 points") { $0.imageProperties.maximumSize = CGSize(14, 14) },
          subtitle("corners, tinted") {
            $0.imageProperties.cornerRadius = 10
            $0.imageProperties.tintColor = .systemPink
          },
          subtitle("paddings of 40 and 12") {
            $0.imageToTextPadding = 40
            $0.textToSecondaryTextVerticalPadding = 12
          },
        ]
      ),
      Section(
        caption: "text",
        rows: [
          Row { self.list(.valueCell()) { $0.text = "side by side" } },
          Row {
            self.list(.valueCell()) {
              $0.text = "side by side until that is too long for one line"
              $0.secondaryText = "then one above the other"
            }
          },
          subtitle("uppercase, centred") {
            $0.textProperties.transform = .uppercase
            $0.textProperties.alignment = .center
            $0.secondaryTextProperties.alignment = .center
            $0.secondaryTextProperties.transform = .capitalized
            $0.image = nil
          },
          subtitle("three lines at most") {
            $0.secondaryText = String(repeating: "A long secondary text wraps. ", count: 9)
            $0.secondaryTextProperties.numberOfLines = 3
          },
        ]
      ),
    ])
    try expect(GoldenPicture("list-properties").difference(from: table.picture()) == nil)
  }

  @Test("S1-07, S4-07: background configurations")
  func backgrounds() throws {
    func background(
      _ name: String,
      _ base: UIBackgroundConfiguration = .listPlainCell(),
      _ change: @escaping (inout UIBackgroundConfiguration) -> Void
    ) -> Row {
      Row(height: 64) {
        let cell = self.list(.cell()) {
          $0.text = name
          $0.secondaryText = nil
        }
        var configuration = base
        change(&configuration)
        cell.backgroundConfiguration = configuration
        return cell
      }
    }
    let table = PictureTable([
      Section(
        caption: "background configuration",
        rows: [
          background("colour") { $0.backgroundColor = .systemYellow },
          background("insets, corners") {
            $0.backgroundColor = .systemTeal
            $0.cornerRadius = 12
            $0.backgroundInsets = NSDirectionalEdgeInsets(4, 8, 4, 8)
          },
          background("stroke, outset") {
            $0.backgroundColor = .systemGray6
            $0.cornerRadius = 12
            $0.strokeColor = .systemRed
            $0.strokeWidth = 3
            $0.strokeOutset = -6
          }, background("tint") { $0.backgroundColor = nil },
          background("image") {
            $0.image = UIImage(systemName: "photo")
            $0.imageContentMode = .scaleAspectFit
          }, background("visual effect") { $0.visualEffect = UIBlurEffect(style: .dark) },
          background("clear", .clear()) { _ in },
        ]
      )
    ])
    try expect(GoldenPicture("backgrounds").difference(from: table.picture()) == nil)
  }
}

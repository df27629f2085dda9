// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The shapes of list content in cells, headers and footers (S1), each compiled and run.
///
/// Collection view cells take the same code on iOS; there is no collection view here.
@MainActor @Suite struct ModernShapeTests {
    private func cell(_ row: Int, _ section: Int = 0, of table: UITableView) throws -> UITableViewCell {
        try require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    private func shownCell(_ style: UITableViewCell.CellStyle = .default) -> (FrameRenderer, UITableViewCell) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = window.bounds
        window.addSubview(cell)
        let renderer = FrameRenderer(root: window)
        renderer.renderFrame()
        return (renderer, cell)
    }

    @Test("S1-01: a default content takes an image and a text, and is shown once it is assigned")
    func defaultContentIsShown() throws {
        let controller = FavoritesViewController(style: .plain)
        _ = Screen(controller)
        let library = try cell(0, of: controller.tableView)
        expectEqual(Screen.texts(in: library), ["Library"])
        expectEqual(Screen.images(in: library), ["book"])
        expect(library.contentConfiguration is UIListContentConfiguration)
        expect(library.contentView is UIListContentView)
    }

    @Test("S1-02, R19: a default content is a fresh one each time, styled by its cell and table")
    func defaultContentIsFresh() throws {
        let styles: [(UITableViewCell.CellStyle, UIListContentConfiguration)] = [
            (.default, .cell()), (.subtitle, .subtitleCell()), (.value1, .valueCell()),
        ]
        for (style, expected) in styles {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "text"
            content.secondaryText = "more"
            content.image = UIImage(systemName: "star")
            content.textProperties.color = .systemRed
            cell.contentConfiguration = content
            let fresh = cell.defaultContentConfiguration()
            expectEqual(fresh, expected)
            expect(fresh.text == nil && fresh.secondaryText == nil && fresh.image == nil)
            expect(fresh.attributedText == nil && fresh.secondaryAttributedText == nil)
            expect(fresh != content)
        }
        for (style, expected) in [
            (UITableView.Style.plain, UIListContentConfiguration.plainHeader()), (.grouped, .groupedHeader()),
        ] {
            let controller = FavoritesViewController(style: style)
            _ = Screen(controller)
            let header = try require(controller.tableView.headerView(forSection: 0))
            expectEqual(header.defaultContentConfiguration(), expected)
        }
    }

    @Test("S1-03: a name that is no symbol gives no image, and the text takes its place")
    func unknownSymbol() throws {
        expect(UIImage(systemName: "Start") == nil)
        let controller = FavoritesViewController(style: .plain)
        _ = Screen(controller)
        let start = try cell(1, of: controller.tableView)
        expectEqual(Screen.texts(in: start), ["Start"])
        expect(Screen.images(in: start).isEmpty)
        let library = try cell(0, of: controller.tableView)
        let inset = UIListContentConfiguration.cell().directionalLayoutMargins.leading
        expectEqual(Screen.textFrames(in: start)[0].minX, inset)
        expect(Screen.textFrames(in: library)[0].minX > inset)
        expectEqual(start.frame.height, 44)
    }

    @Test("S1-04: the same code fills a cell, a header and a footer", arguments: [UITableView.Style.plain, .grouped])
    func oneCodeForAll(style: UITableView.Style) throws {
        let controller = FavoritesViewController(style: style)
        _ = Screen(controller)
        let table = controller.tableView
        let header = try require(table.headerView(forSection: 0))
        let footer = try require(table.footerView(forSection: 0))
        let views: [UIView] = [try cell(0, of: table), try cell(0, 1, of: table), header, footer]
        for view in views {
            expectEqual(Screen.texts(in: view).map { $0.lowercased() }, ["library"])
            expectEqual(Screen.images(in: view), ["book"])
        }
        for row in Favorite.all.indices {
            let one = Screen.elements(of: try cell(row, 0, of: table))
            let other = Screen.elements(of: try cell(row, 1, of: table))
            expectEqual(one.map(\.frame.size.width), other.map(\.frame.size.width))
            expectEqual(one.map(\.content), other.map(\.content))
        }
        expect(header.contentView is UIListContentView && footer.contentView is UIListContentView)
    }

    @Test("S1-05: a configuration does nothing until it is applied")
    func nothingUntilApplied() throws {
        let controller = FavoritesViewController(style: .plain)
        let screen = Screen(controller)
        let cell = try cell(0, of: controller.tableView)
        let before = Screen.elements(of: cell)
        for counter in ["propertyWritesAsked", "configurationApplies", "layoutPasses", "contentViewsMade"] {
            let count = Screen.counted(counter) {
                var content = cell.defaultContentConfiguration()
                content.text = "Elsewhere"
                content.image = UIImage(systemName: "star")
                var background = cell.defaultBackgroundConfiguration()
                background.backgroundColor = .systemPink
                screen.render()
            }
            expectEqual(count, 0, "\(counter)")
        }
        expectEqual(Screen.elements(of: cell), before)
    }

    @Test("S1-06: a cell has two configurations, of its background and of its content")
    func twoKinds() {
        let (renderer, cell) = shownCell()
        var content = cell.defaultContentConfiguration()
        content.text = "content"
        cell.contentConfiguration = content
        renderer.renderFrame()
        let alone = Screen.elements(of: cell)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
        renderer.renderFrame()
        let both = Screen.elements(of: cell)
        expectEqual(cell.contentConfiguration as? UIListContentConfiguration, content)
        expectEqual(both.last, alone.last)
        expectEqual(both.count, alone.count + 1)
        cell.backgroundConfiguration = .clear()
        renderer.renderFrame()
        expectEqual(Screen.elements(of: cell).last, alone.last)
    }

    @Test("S1-08, S4-08: image, texts and metrics of list content show as they were set")
    func listContent() throws {
        let (renderer, cell) = shownCell()
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "star")
        content.imageProperties.tintColor = .systemOrange
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        content.imageToTextPadding = 12
        content.text = "first"
        content.textProperties.font = .systemFont(ofSize: 15, weight: .semibold)
        content.secondaryText = "second"
        content.secondaryTextProperties.color = .systemGreen
        content.textToSecondaryTextVerticalPadding = 5
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 10)
        cell.contentConfiguration = content
        renderer.renderFrame()
        let frames = Screen.textFrames(in: cell)
        let image = try require(Screen.imageFrames(in: cell).first)
        expectEqual(Screen.texts(in: cell), ["first", "second"])
        expect(abs(image.midX - (30 + 40 / 2)) < 1e-9)
        expect(frames[0].minX == 30 + 40 + 12 && frames[1].minX == frames[0].minX)
        expectEqual(frames[1].minY, frames[0].maxY + 5)
        let labels = Screen.labels(in: cell)
        expectEqual(labels[0].font, .systemFont(ofSize: 15, weight: .semibold))
        expectEqual(labels[1].textColor, .systemGreen)
    }

    @Test("S1-08, S1-30: at accessibility sizes the text grows and runs round the image")
    func accessibilitySizes() throws {
        let controller = FavoritesViewController(style: .plain)
        let screen = Screen(controller)
        let table = controller.tableView
        let former = try require(Screen.labels(in: try cell(0, of: table)).first)
        expectEqual(former.font.pointSize, 17)
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.render()
        let cell = try cell(0, of: table)
        let label = try require(Screen.labels(in: cell).first)
        expectEqual(label.font.pointSize, 33)
        // The text's area begins where the image does: its first lines keep clear of the image.
        expectEqual(Screen.textFrames(in: cell)[0].minX, Screen.imageFrames(in: cell)[0].minX)
    }

    @Test("S1-09: configurations are values, and the cell keeps what it was given")
    func values() {
        let (renderer, cell) = shownCell()
        var content = cell.defaultContentConfiguration()
        content.text = "one"
        cell.contentConfiguration = content
        var copy = content
        copy.text = "two"
        copy.textProperties.color = .systemRed
        content.secondaryText = "later"
        renderer.renderFrame()
        expectEqual(Screen.texts(in: cell), ["one"])
        expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == nil)
        expect(content.text == "one" && content.textProperties.color != .systemRed)
        expect(copy.text == "two" && copy.secondaryText == nil)
        cell.contentConfiguration = copy
        expectEqual(Screen.texts(in: cell), ["two"])
    }

    @Test("S1-10: what starts fresh keeps nothing of before, what starts from the cell's own does")
    func freshStart() throws {
        let (renderer, cell) = shownCell(.subtitle)
        var content = cell.defaultContentConfiguration()
        content.text = "one"
        content.secondaryText = "left over"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        renderer.renderFrame()

        var kept = try require(cell.contentConfiguration as? UIListContentConfiguration)
        kept.text = "two"
        cell.contentConfiguration = kept
        renderer.renderFrame()
        expectEqual(Screen.texts(in: cell), ["two", "left over"])

        var fresh = cell.defaultContentConfiguration()
        fresh.text = "three"
        cell.contentConfiguration = fresh
        renderer.renderFrame()
        expectEqual(Screen.texts(in: cell), ["three"])
        expect(Screen.images(in: cell).isEmpty)
    }

    /// One write for one changed field is what a direct write to the view would cost, and none for an
    /// equal configuration.
    @Test("S1-11, R20: applying one changed field of eight writes one property in the view at hand")
    func onlyWhatChanged() throws {
        let (renderer, cell) = shownCell(.subtitle)
        var content = cell.defaultContentConfiguration()
        content.image = UIImage(systemName: "star")
        content.text = "text"
        content.secondaryText = "more"
        content.textProperties.color = .systemRed
        content.secondaryTextProperties.color = .systemBlue
        content.imageProperties.tintColor = .systemTeal
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        renderer.renderFrame()
        let view = cell.contentView
        let parts = view.subviews
        let changes: [(String, (inout UIListContentConfiguration) -> Void)] = [
            ("nothing", { _ in }),
            ("text", { $0.text = "TEXT" }),
            ("secondaryText", { $0.secondaryText = "MORE" }),
            ("textColor", { $0.textProperties.color = .systemGreen }),
            ("secondaryTextColor", { $0.secondaryTextProperties.color = .systemGreen }),
            ("tintColor", { $0.imageProperties.tintColor = .systemGreen }),
            ("lines", { $0.textProperties.numberOfLines = 2 }),
            ("alignment", { $0.secondaryTextProperties.alignment = .center }),
        ]
        for (name, change) in changes {
            change(&content)
            let writes = Screen.counted("propertyWritesEffective") {
                cell.contentConfiguration = content
                renderer.renderFrame()
            }
            expectEqual(writes, (name == "nothing" ? 0 : 1), "\(name)")
            expect(cell.contentView === view && view.subviews == parts, "\(name)")
        }
    }

    @Test("S1-14: a new content replaces all of the former one at once")
    func singleTruth() {
        let (renderer, cell) = shownCell(.subtitle)
        var rich = cell.defaultContentConfiguration()
        rich.text = "rich"
        rich.secondaryText = "details"
        rich.image = UIImage(systemName: "star")
        rich.textProperties.color = .systemRed
        rich.textProperties.font = .boldSystemFont(ofSize: 30)
        rich.directionalLayoutMargins.leading = 50
        var poor = cell.defaultContentConfiguration()
        poor.text = "poor"
        let (other, untouched) = shownCell(.subtitle)
        untouched.contentConfiguration = poor
        other.renderFrame()
        for configuration in [rich, poor, rich, poor] {
            cell.contentConfiguration = configuration
            renderer.renderFrame()
        }
        expectEqual(Screen.elements(of: cell), Screen.elements(of: untouched))
    }

    /// The session's aims, smooth scrolling, less code and fewer bugs, come to this: a scroll makes
    /// no view, writes no property that the classic cell does not write, and leaves nothing of a
    /// former row. How long it takes is for the benchmark: `scroll.steady` of the cells `news` and
    /// `card`, strategies `mutation` against `configuration`.
    @Test("S1-15, S4-11: scrolling by configurations makes no view and writes what a classic cell writes")
    func scrolling() {
        var effects: [[Int]] = []
        for kind in [NewsViewController.Kind.classic, .modern] {
            let controller = NewsViewController(kind)
            let screen = Screen(controller)
            let table = controller.tableView
            func scroll() {
                for offset in stride(from: 0, through: 3_000, by: 64) {
                    table.contentOffset.y = CGFloat(offset)
                    screen.render()
                }
            }
            scroll()
            expectEqual(Screen.counted("cellsCreated", during: scroll), 0)
            expectEqual(Screen.counted("contentViewsMade", during: scroll), 0)
            effects.append(
                ["propertyWritesEffective", "textLayouts", "cellsDequeued"].map {
                    Screen.counted($0, during: scroll)
                }
            )
        }
        expectEqual(effects[0], effects[1])
    }

    @Test("S1-28, R18: the background comes by itself from the table's style, the content on request")
    func automaticBackground() throws {
        let expected: [(UITableView.Style, UIBackgroundConfiguration)] = [
            (.plain, .listPlainCell()), (.grouped, .listGroupedCell()), (.insetGrouped, .listGroupedCell()),
        ]
        for (style, background) in expected {
            let controller = FavoritesViewController(style: style)
            _ = Screen(controller)
            let cell = try cell(0, of: controller.tableView)
            expectEqual(cell.backgroundConfiguration, background)
            expectEqual(cell.defaultBackgroundConfiguration(), background)
        }
        let fresh = UITableViewCell()
        expect(fresh.contentConfiguration == nil && fresh.backgroundConfiguration != nil)
        expectEqual(fresh.defaultContentConfiguration(), .cell())
        expect(fresh.contentConfiguration == nil)
    }

    @Test("S1-29: a cell takes the configurations of a sidebar")
    func sidebar() throws {
        let controller = SidebarViewController()
        _ = Screen(controller)
        let cell = try cell(0, of: controller.tableView)
        expectEqual(cell.backgroundConfiguration, .listSidebarCell())
        var content = UIListContentConfiguration.sidebarCell()
        content.image = UIImage(systemName: "book")
        content.text = "Library"
        expectEqual(cell.contentConfiguration as? UIListContentConfiguration, content)
        expect(Screen.texts(in: cell) == ["Library"] && Screen.images(in: cell) == ["book"])
    }

    @Test("S1-35, R13, R14: backgrounds exclude each other both ways, contents one way alone")
    func exclusion() {
        let (renderer, cell) = shownCell(.subtitle)
        let title = cell.textLabel
        title?.text = "classic"
        cell.detailTextLabel?.text = "detail"
        cell.imageView?.image = UIImage(systemName: "star")
        renderer.renderFrame()

        var content = cell.defaultContentConfiguration()
        content.text = "modern"
        cell.contentConfiguration = content
        expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        // The other way there is nothing to set: the properties are read only, and what the app
        // still holds of the classic label shows nowhere.
        title?.text = "changed"
        cell.textLabel?.text = "nothing"
        renderer.renderFrame()
        expectEqual(Screen.texts(in: cell), ["modern"])
        expect(cell.contentConfiguration != nil)

        cell.backgroundColor = .systemRed
        expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        expect(cell.backgroundColor == nil)
        cell.backgroundView = UIView()
        expect(cell.backgroundConfiguration == nil)
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        expectEqual(Screen.texts(in: cell), ["modern"])
    }
}

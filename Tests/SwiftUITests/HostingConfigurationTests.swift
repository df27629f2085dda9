// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct HostingConfigurationTests {
  private func cell(width: CGFloat = 320) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    return cell
  }

  private func fit(_ cell: UITableViewCell, width: CGFloat = 320) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    .height
  }

  @Test(
    "S2-18, R16, R46: a view accepts configurations of its type, and they may use the cell state"
  )
  func updates() {
    // A cell shows a hosting configuration as an iOS source file writes it.
    struct Row {
      let title = "Title"
      let body = "Body"
    }
    let row = Row()
    let cell = cell()
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Image(systemName: "star");
        VStack(alignment: .leading) {
          Text(row.title).font(.headline); Text(row.body).foregroundStyle(.secondary).lineLimit(2)
        }; Spacer()
      }
    }
    .margins(.horizontal, 16).background(Color.blue)
    cell.layoutIfNeeded()
    let views = cell.contentView.subviews
    expectEqual(views.count, 4)
    expectEqual(views[0].backgroundColor?.packedRGBA, UIColor.systemBlue.packedRGBA)
    expectEqual(views[0].frame, cell.contentView.bounds)
    expectEqual(views[1].frame.minX, 16)
    expect((views[2] as? UILabel)?.text == "Title" && (views[3] as? UILabel)?.text == "Body")

    supports()
    state()
  }

  @Test("S2-18, R46, R27: the content is inset by the margins of the cell or by given ones")
  func contentMargins() throws {
    // The content is inset by the cell's layout margins.
    let cell = cell()
    cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 60) }
    for margins in [
      UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
      UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 30),
    ] {
      cell.layoutMargins = margins
      cell.frame.size.height = fit(cell)
      expectEqual(cell.frame.height, 60 + margins.top + margins.bottom)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      expectEqual(
        cell.contentView.subviews.map(\.frame),
        [rect(margins.left, margins.top, 320 - margins.left - margins.right, 60)]
      )
    }

    // Until margins are set, hosted content begins where the built-in label does.
    for (width, side) in [(320.0, 16.0), (430, 20)] {
      let classic = self.cell(width: width)
      classic.textLabel?.text = "Title"
      classic.layoutIfNeeded()
      let hosted = self.cell(width: width)
      hosted.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 60) }
      hosted.frame.size.height = fit(hosted, width: width)
      hosted.layoutIfNeeded()
      expectEqual(hosted.contentView.subviews.map(\.frame), [rect(side, 8, width - 2 * side, 60)])
      try expectEqual(require(classic.textLabel).frame.minX, side)
    }

    givenMargins()
  }

  /// Margins that are given replace those of the cell, edge by edge.
  private func givenMargins() {
    let cell = cell()
    cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = UIHostingConfiguration { Color.red.frame(height: 60) }
    cell.contentConfiguration = content.margins(.horizontal, 16)
    cell.frame.size.height = fit(cell)
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.subviews.map(\.frame), [rect(16, 1, 288, 60)])
    cell.contentConfiguration = content.margins(
      [.top, .leading],
      EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    )
    cell.frame.size.height = fit(cell)
    cell.layoutIfNeeded()
    expectEqual(cell.frame.height, 73)
    expectEqual(cell.contentView.subviews.map(\.frame), [rect(20, 10, 296, 60)])
  }

  @Test(
    "S2-18, R46, R28, S0-15: the content decides on the row height; background and least size bound it"
  )
  func heights() {
    // The background fills the cell and does not affect its size.
    let plain = cell()
    plain.contentConfiguration = UIHostingConfiguration { Text("a") }
    let backed = cell()
    backed.contentConfiguration = UIHostingConfiguration { Text("a") }
      .background { Color.red.frame(width: 500, height: 500) }
    expectEqual(fit(plain), fit(backed))
    let styled = cell()
    styled.contentConfiguration = UIHostingConfiguration { Text("a") }.background(.green)
    expectEqual(fit(styled), fit(plain))
    styled.layoutIfNeeded()
    expectEqual(styled.contentView.subviews[0].frame, rect(0, 0, 320, 44))

    // A row is at least 44 points high, unless a least size says otherwise.
    let cell = cell()
    let content = UIHostingConfiguration { Color.red.frame(height: 10) }.margins(.vertical, 2)
    cell.contentConfiguration = content
    expectEqual(fit(cell), 44)
    cell.contentConfiguration = content.minSize(height: 0)
    expectEqual(fit(cell), 14)
    cell.contentConfiguration = content.minSize(width: 10, height: 90)
    expectEqual(fit(cell), 90)
    cell.contentConfiguration = content.minSize()
    expectEqual(fit(cell), 44)
    cell.layoutIfNeeded()
    // The content lies in the middle of what is left: 2 + (40 - 10) / 2.
    expectEqual(cell.contentView.subviews[0].frame.minY, 17)

    selfSizing()
  }

  /// A wrapping text decides on the height of its row.
  private func selfSizing() {
    let text = String(repeating: "Several words. ", count: 20)
    let cell = cell()
    cell.contentConfiguration = UIHostingConfiguration {
      VStack(alignment: .leading, spacing: 10) {
        Text("Title").font(.headline)
        Text(text)
      }
    }
    .margins(.all, 10)
    let title = labelSize("Title", .preferredFont(forTextStyle: .headline))
    let body = labelSize(text, width: 300)
    expect(abs(fit(cell) - (10 + title.height + 10 + body.height + 10)) <= 0.5)
  }

  /// A view takes over configurations of its type and no others.
  private func supports() {
    let first = UIHostingConfiguration { Text("a") }
    let view = first.makeContentView()
    expect(view.supports(UIHostingConfiguration { Text("b") }))
    expect(!view.supports(UIHostingConfiguration { Color.red }))
    expect(!view.supports(first.background(.red)))
    view.configuration = UIHostingConfiguration { Color.red }
    expect(view.configuration is UIHostingConfiguration<Text, EmptyView>)
    let cell = cell()
    cell.contentConfiguration = first
    let shown = cell.contentView
    cell.contentConfiguration = UIHostingConfiguration { Text("c") }
    expect(cell.contentView === shown)
    cell.contentConfiguration = UIHostingConfiguration { Color.red }
    expect(cell.contentView !== shown)
  }

  /// To use the state, build the configuration in the update handler.
  private func state() {
    let cell = cell()
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text(state.isSelected ? "selected" : "not selected")
          Spacer()
          if state.isSelected { Image(systemName: "checkmark") }
        }
      }
    }
    cell.layoutIfNeeded()
    let label = cell.contentView.subviews.first
    expectEqual((label as? UILabel)?.text, "not selected")
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(cell.contentView.subviews.first === label)
    expect((label as? UILabel)?.text == "selected" && cell.contentView.subviews.count == 2)
    cell.isSelected = false
    cell.layoutIfNeeded()
    expect((label as? UILabel)?.text == "not selected" && cell.contentView.subviews.count == 1)
  }

  @Test("S2-18: several views form a column, and another width wraps it again")
  func columns() {
    // Several views stand in a column, and a narrow one at the leading edge.
    let stage = Stage(width: 100) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    expectEqual(stage.frames, [rect(0, 0, 10, 10), rect(0, 18, 20, 10)])

    // Another width wraps anew, and the same one measures nothing.
    let text = String(repeating: "Several words. ", count: 10)
    let wrapping = Stage(width: 300) { Text(text) }
    wrapping.lay(width: 100)
    expectEqual(wrapping.frames[0].size, labelSize(text, width: 100))
    wrapping.lay(width: 300)
    expectEqual(wrapping.frames[0].size, labelSize(text, width: 300))
  }
}

// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A row that counts its taps.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text(name)
      Button("add") { count += 1 }
      Text("\(count)")
    }
  }
}

/// A row that is opened by a tap.
private struct Folded: View {
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("more") { isOpen.toggle() }
      if isOpen {
        Text(String(repeating: "word ", count: 60))
        Counter(name: "inner")
      }
    }
  }
}

/// A row of a model that the toolchain's library observes.
@Observable @MainActor private final class Mail {
  var title: String
  var isRead = false

  init(_ title: String) {
    self.title = title
  }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack {
      Text(mail.title)
      Button("read") { mail.isRead = true }
      if !mail.isRead { Circle().fill(.blue).frame(width: 8, height: 8) }
    }
  }
}

@MainActor @Suite struct StateTests {
  @Test("a change of state updates the row, its height and its branches")
  func changes() throws {
    // A state changes by a touch on a button, which does not select the row.
    let table = HostedTable(count: 3) { Counter(name: "row \($0)") }
    table.tap("add", in: 1)
    table.tap("add", in: 1)
    expectEqual(table.texts(1), ["row 1", "add", "2"])
    expectEqual(table.texts(0), ["row 0", "add", "0"])
    expect(table.selected.isEmpty)
    table.tap("row 1", in: 1)
    expectEqual(table.selected, [1])

    // A state that changes the content changes the row's height in the same frame.
    let folded = HostedTable(count: 3) { _ in Folded() }
    let closed = try require(folded.cell(0)).frame.height
    folded.tap("more", in: 0)
    let open = try require(folded.cell(0)).frame.height
    expect(open > closed + 40)
    expectEqual(folded.cell(1)?.frame.minY, open)
    folded.tap("more", in: 0)
    expectEqual(folded.cell(0)?.frame.height, closed)

    // A state begins anew where its view was gone.
    let reopened = HostedTable(count: 1) { _ in Folded() }
    reopened.tap("more", in: 0)
    reopened.tap("add", in: 0)
    expectEqual(reopened.texts(0).last, "1")
    reopened.tap("more", in: 0)
    reopened.tap("more", in: 0)
    expectEqual(reopened.texts(0).last, "0")
  }

  @Test("a row observes only the models that its views read")
  func observed() {
    // A row follows an observed model, and only its own.
    let mails = (0..<3).map { Mail("mail \($0)") }
    let table = HostedTable(count: 3) { MailRow(mail: mails[$0]) }
    mails[2].title = "other"
    expectEqual(table.texts(2), ["mail 2", "read"])
    let before = EngineCounters.now()
    table.render()
    let work = EngineCounters.now() - before
    expectEqual(table.texts(2), ["other", "read"])
    expectEqual(work["propertyWritesAsked"], 1)
    table.tap("read", in: 0)
    expect(mails[0].isRead)
    expectEqual(table.elements(0).count + 1, table.elements(1).count)

    // What the closure of a configuration reads itself is read once: it is no view's body.
    let mail = Mail("before")
    let closure = HostedTable(count: 1) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text(mail.title) }
    }
    mail.title = "after"
    closure.render()
    expectEqual(closure.texts(0), ["before"])
    closure.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    closure.render()
    expectEqual(closure.texts(0), ["after"])

    // What a row no longer shows asks it for nothing.
    let pair = [Mail("a"), Mail("b")]
    let stage = Stage(width: 300) { MailRow(mail: pair[0]) }
    stage.show { MailRow(mail: pair[1]) }
    let unseen = EngineCounters.now()
    pair[0].title = "other"
    stage.view.layoutIfNeeded()
    expectEqual((EngineCounters.now() - unseen)["layoutPasses"], 0)
    pair[1].title = "shown"
    stage.view.layoutIfNeeded()
    expectEqual(stage.labels[0].text, "shown")
  }
}

// SPDX-License-Identifier: Apache-2.0

/// What a new package measures, until its owner puts something else in its place.
enum GuestSources {
  typealias File = (name: String, text: String)

  static let listAccount = """
    What it costs to fill the cells of a list, measured with ReuseBench: which strategy is cheaper, by how
    much, and from how many changed fields on another one is. `main.swift` holds the rows, the cell, two
    strategies (the first is the one that the others are compared with) and the fields that change one by
    one. Put your own in their place: a file that says `import UIKit` compiles here as it is.
    """

  static let screenAccount = """
    What it costs to scroll a screen, measured with ReuseBench. `main.swift` makes the view controller for so
    many rows; nothing in it knows that it is measured. Put your own in its place: a file that says
    `import UIKit` compiles here as it is. Two screens in `main.swift` are compared with each other.
    """

  static let list: [File] = [
    (
      "main.swift",
      #"""
      import ReuseBench
      import UIKit

      /// A row of the list.
      struct Message: Equatable, Sendable {
        var subject: String
        var sender: String
        var isUnread: Bool
      }

      let messages = (0..<500).map { number in
        Message(subject: "Message \(number)", sender: "Sender \(number % 40)", isUnread: number % 3 == 0)
      }

      /// Its cell, as in an app.
      final class InboxCell: UITableViewCell {
        let subject = UILabel(frame: CGRect(x: 28, y: 10, width: 280, height: 22))
        let sender = UILabel(frame: CGRect(x: 28, y: 34, width: 280, height: 18))
        let dot = UIView(frame: CGRect(x: 10, y: 28, width: 8, height: 8))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          dot.backgroundColor = .systemBlue
          for view in [subject, sender, dot] { contentView.addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
      }

      BenchmarkTool.main {
        ListBenchmark("inbox", rows: messages) {
          Strategy("mutation", cell: InboxCell.self) { cell, message in
            cell.subject.text = message.subject
            cell.sender.text = message.sender
            cell.dot.isHidden = !message.isUnread
          }
          Strategy("guarded", cell: InboxCell.self) { cell, message in
            if cell.subject.text != message.subject { cell.subject.text = message.subject }
            if cell.sender.text != message.sender { cell.sender.text = message.sender }
            if cell.dot.isHidden == message.isUnread { cell.dot.isHidden = !message.isUnread }
          }
        }
        .rowHeight(.fixed(64))
        .field("subject", \.subject)
        .field("sender", \.sender)
        .field("isUnread", \.isUnread)
      }

      """#
    )
  ]

  static let screen: [File] = [
    (
      "SettingsViewController.swift",
      #"""
      import UIKit

      /// A table of settings, as in an app.
      final class SettingsViewController: UITableViewController {
        private let rowCount: Int

        init(rows rowCount: Int) {
          self.rowCount = rowCount
          super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = 60
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          rowCount
        }

        override func tableView(
          _ tableView: UITableView,
          cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
          var content = UIListContentConfiguration.subtitleCell()
          content.text = "Setting \(indexPath.row)"
          content.secondaryText = indexPath.row.isMultiple(of: 3) ? "On" : "Off"
          cell.contentConfiguration = content
          cell.accessoryType = .disclosureIndicator
          return cell
        }
      }

      """#
    ),
    (
      "main.swift",
      """
      import ReuseBench
      import UIKit

      BenchmarkTool.main {
        ScreenBenchmark("settings") { rowCount in SettingsViewController(rows: rowCount) }
      }

      """
    ),
  ]
}

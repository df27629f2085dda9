// SPDX-License-Identifier: Apache-2.0

import UIKit

final class InboxViewController: UIViewController {

    let tableView = UITableView(frame: .zero, style: .plain)
    var mails = [
        Mail(sender: "Ada", subject: "Engines", isFlagged: true),
        Mail(sender: "Grace", subject: "Compilers"),
        Mail(sender: "Edsger", subject: "Paths", isArchived: true),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
        tableView.register(UnreadHeader.self, forHeaderFooterViewReuseIdentifier: "unread")
        tableView.sectionHeaderHeight = 40
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }
}

extension InboxViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        mails.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath) as! MailCell
        cell.update(with: mails[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "unread") as? UnreadHeader
        header?.unreadCount = mails.filter { !$0.isArchived }.count
        return header
    }
}

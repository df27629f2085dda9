// SPDX-License-Identifier: Apache-2.0

import UIKit

// An old screen: rows by number, views found again by their tags.
class FormTagsViewController: UITableViewController {
    let kTitleTag = 1001
    let kValueTag = 1002
    let kSwitchTag = 1003

    var titles = [String]()
    var flags = [Int: Bool]()

    override func viewDidLoad() {
        super.viewDidLoad()
        for i in 0..<48 { titles.append("Channel \(i + 1)") }
        tableView.rowHeight = 60
        tableView.separatorStyle = .singleLine
        tableView.separatorColor = UIColor.lightGray
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let CellIdentifier = "Cell"
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: CellIdentifier)
        if cell == nil {
            cell = UITableViewCell(style: .default, reuseIdentifier: CellIdentifier)
            cell.selectionStyle = .none

            let titleLabel = UILabel(frame: CGRect(x: 16, y: 8, width: 220, height: 22))
            titleLabel.tag = kTitleTag
            titleLabel.font = UIFont.boldSystemFont(ofSize: 17)
            cell.contentView.addSubview(titleLabel)

            let valueLabel = UILabel(frame: CGRect(x: 16, y: 32, width: 220, height: 18))
            valueLabel.tag = kValueTag
            valueLabel.font = UIFont.systemFont(ofSize: 13)
            valueLabel.textColor = UIColor.darkGray
            cell.contentView.addSubview(valueLabel)

            let toggle = UISwitch(frame: CGRect(x: 253, y: 14, width: 51, height: 31))
            toggle.tag = kSwitchTag
            toggle.autoresizingMask = .flexibleLeftMargin
            cell.contentView.addSubview(toggle)
        }

        let titleLabel = cell.contentView.viewWithTag(kTitleTag) as! UILabel
        let valueLabel = cell.contentView.viewWithTag(kValueTag) as! UILabel
        let toggle = cell.contentView.viewWithTag(kSwitchTag) as! UISwitch
        titleLabel.text = titles[indexPath.row]
        let isOn = flags[indexPath.row] ?? (indexPath.row % 4 == 0)
        valueLabel.text = isOn ? "Recording" : "Idle"
        toggle.isOn = isOn
        return cell
    }

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.backgroundColor = indexPath.row % 2 == 0 ? UIColor.white : UIColor(white: 0.96, alpha: 1.0)
    }

    func turnOn(row: Int) {
        flags[row] = true
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
}

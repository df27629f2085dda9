// SPDX-License-Identifier: Apache-2.0

import UIKit

// One class for each built-in style: what a storyboard calls Basic, Right Detail, Left Detail and Subtitle.
class BasicCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class RightDetailCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class LeftDetailCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.numberOfLines = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// Outlets of a custom cell have names of their own and live in the content view.
class CustomCell: UITableViewCell {
    let countryLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        countryLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(countryLabel)
        NSLayoutConstraint.activate([
            countryLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            countryLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            countryLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class StyledCellsViewController: UITableViewController {

    let identifiers = ["basic", "right", "left", "subtitle", "custom"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BasicCell.self, forCellReuseIdentifier: "basic")
        tableView.register(RightDetailCell.self, forCellReuseIdentifier: "right")
        tableView.register(LeftDetailCell.self, forCellReuseIdentifier: "left")
        tableView.register(SubtitleCell.self, forCellReuseIdentifier: "subtitle")
        tableView.register(CustomCell.self, forCellReuseIdentifier: "custom")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return identifiers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
        if let custom = cell as? CustomCell {
            custom.countryLabel.text = "Korea"
        } else {
            cell.textLabel?.text = "Korea"
            cell.detailTextLabel?.text = "Seoul"
            cell.imageView?.image = UIImage(systemName: "flag")
        }
        cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .disclosureIndicator
        return cell
    }
}

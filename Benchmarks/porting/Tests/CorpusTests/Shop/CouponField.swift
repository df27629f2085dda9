// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One row to type in, then a list of what was found; both follow the text at once.
final class CouponFieldController: UITableViewController {
    private enum Section: Int { case entry, matches }

    private let codes = (0..<60).map { String(format: "%@-%03d", ["SPRING", "SAVE", "FIRST", "FRIEND"][$0 % 4], $0) }
    private var query = ""
    private var matches: [String] { query.isEmpty ? codes : codes.filter { $0.localizedStandardContains(query) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EntryCell.self, forCellReuseIdentifier: "Entry")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Match")
    }

    func search(_ text: String) {
        query = text
        tableView.reloadSections(IndexSet(integer: Section.matches.rawValue), with: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Section.entry.rawValue ? 1 : matches.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section)! {
        case .entry:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath) as! EntryCell
            cell.onText = { [unowned self] in search($0) }
            return cell
        case .matches:
            let cell = tableView.dequeueReusableCell(withIdentifier: "Match", for: indexPath)
            var configuration = cell.defaultContentConfiguration()
            configuration.attributedText = highlighted(matches[indexPath.row])
            configuration.image = UIImage(systemName: "tag")
            cell.contentConfiguration = configuration
            return cell
        }
    }

    private func highlighted(_ code: String) -> NSAttributedString {
        let text = NSMutableAttributedString(string: code)
        let range = (code as NSString).range(of: query, options: .caseInsensitive)
        if range.location != NSNotFound {
            text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: range)
        }
        return text
    }
}

private final class EntryCell: UITableViewCell {
    var onText: ((String) -> Void)?

    private lazy var field: UITextField = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Code"
        field.autocorrectionType = .no
        field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        field.leftViewMode = .always
        field.addAction(UIAction { [weak self] _ in self?.onText?(self?.field.text ?? "") }, for: .editingChanged)
        return field
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        if field.superview == nil { contentView.addSubview(field) }
        field.frame = contentView.bounds.inset(by: contentView.layoutMargins)
    }
}

// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol CollapsibleHeaderDelegate: AnyObject {
    @MainActor func toggleSection(_ header: CollapsibleHeader, section: Int)
}

final class CollapsibleHeader: UITableViewHeaderFooterView {
    static let identifier = "CollapsibleHeader"

    weak var delegate: CollapsibleHeaderDelegate?
    var section = 0

    let titleLabel = UILabel()
    let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
    private let button = UIButton(type: .custom)

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = UIColor(named: "header") ?? .secondarySystemBackground
        let guide = contentView.layoutMarginsGuide
        for view in [titleLabel, arrow, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            arrow.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            arrow.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            arrow.widthAnchor.constraint(equalToConstant: 16),
            arrow.heightAnchor.constraint(equalToConstant: 16),
            button.topAnchor.constraint(equalTo: contentView.topAnchor),
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        button.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.toggleSection(self, section: section)
        }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setCollapsed(_ isCollapsed: Bool) {
        UIView.animate(withDuration: 0.2) {
            self.arrow.transform = isCollapsed ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
        }
    }
}

final class CollapsibleSectionsController: UITableViewController, CollapsibleHeaderDelegate {
    private var sections = (0..<12).map { (name: "Chapter \($0 + 1)", count: 3 + $0 % 4, isCollapsed: $0 % 3 == 2) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CollapsibleHeader.self, forHeaderFooterViewReuseIdentifier: CollapsibleHeader.identifier)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Page")
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
    }

    func toggle(_ section: Int) {
        sections[section].isCollapsed.toggle()
        tableView.reloadSections(NSIndexSet(index: section) as IndexSet, with: .automatic)
    }

    func toggleSection(_ header: CollapsibleHeader, section: Int) {
        toggle(section)
        header.setCollapsed(sections[section].isCollapsed)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].isCollapsed ? 0 : sections[section].count
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: CollapsibleHeader.identifier)
            as? CollapsibleHeader ?? CollapsibleHeader(reuseIdentifier: CollapsibleHeader.identifier)
        header.titleLabel.text = sections[section].name
        header.setCollapsed(sections[section].isCollapsed)
        header.section = section
        header.delegate = self
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Page", for: indexPath)
        cell.textLabel?.text = "Page \(indexPath.section * 10 + indexPath.row)"
        cell.indentationLevel = 1
        return cell
    }
}

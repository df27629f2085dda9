// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text view that grows with its text and tells the table so.
final class GrowingTextCell: UITableViewCell, UITextViewDelegate {
    static let reuseIdentifier = "GrowingTextCell"

    let textView = UITextView()
    private let placeholderLabel = UILabel()
    var textChanged: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        textView.delegate = self
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        textView.textContainer.lineFragmentPadding = 0
        textView.backgroundColor = .clear
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.font = textView.font
        for subview in [textView, placeholderLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: contentView.topAnchor),
            textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 10),
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        textChanged = nil
    }

    func configure(text: String, placeholder: String) {
        textView.text = text
        placeholderLabel.text = placeholder
        placeholderLabel.isHidden = !text.isEmpty
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        textChanged?(textView.text)
    }
}

final class ComposerFormController: UITableViewController {
    private var notes: [String] = (0..<24).map { $0 % 4 == 3 ? "" : String(repeating: "A remark on page \($0). ", count: 1 + $0 % 6) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Remarks"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done",
            image: nil,
            primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) },
            menu: nil
        )
        tableView.register(GrowingTextCell.self, forCellReuseIdentifier: GrowingTextCell.reuseIdentifier)
        tableView.keyboardDismissMode = .onDrag
    }

    func write(_ text: String, at row: Int) {
        notes[row] = text
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: GrowingTextCell.reuseIdentifier, for: indexPath)
        guard let cell = cell as? GrowingTextCell else { return cell }
        cell.configure(text: notes[indexPath.row], placeholder: "Add a remark…")
        cell.textChanged = { [weak self, weak cell] text in
            guard let self, let cell, let path = self.tableView.indexPath(for: cell) else { return }
            notes[path.row] = text
            UIView.performWithoutAnimation {
                self.tableView.beginUpdates()
                self.tableView.endUpdates()
            }
        }
        return cell
    }
}

// SPDX-License-Identifier: Apache-2.0

import UIKit

struct StorageItem {
    var name: String
    var bytes: Int64

    var formattedSize: String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter.string(fromByteCount: bytes)
    }
}

private class UsageBar: UIView {
    var parts: [(color: UIColor, share: CGFloat)] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
        var x: CGFloat = 0
        for part in parts {
            part.color.setFill()
            UIBezierPath(rect: CGRect(x: x, y: 0, width: part.share * bounds.width, height: bounds.height)).fill()
            x += part.share * bounds.width + 1
        }
    }
}

private final class StorageCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let sizeLabel = UILabel()
    private let progressView = UIProgressView(progressViewStyle: .default)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        sizeLabel.textColor = .secondaryLabel
        sizeLabel.font = .preferredFont(forTextStyle: .footnote)
        progressView.progressTintColor = .systemTeal
        let top = UIStackView(arrangedSubviews: [nameLabel, sizeLabel])
        top.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [top, progressView])
        stack.axis = .vertical
        stack.spacing = 6
        stack.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ item: StorageItem, of total: Int64) {
        nameLabel.text = item.name
        sizeLabel.text = item.formattedSize
        progressView.setProgress(Float(item.bytes) / Float(total), animated: false)
    }
}

class StorageUsageController: UITableViewController {
    private var items = (0..<30).map { StorageItem(name: "App \($0)", bytes: Int64(50 + ($0 * 7919) % 950) * 1_000_000) }
    private let bar = UsageBar(frame: CGRect(x: 16, y: 12, width: 343, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in
            self?.confirmCleaning()
        })
        tableView.register(StorageCell.self, forCellReuseIdentifier: "StorageCell")
        tableView.rowHeight = 56
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
        bar.backgroundColor = .clear
        header.addSubview(bar)
        tableView.tableHeaderView = header
        updateBar()
    }

    func remove(_ row: Int) {
        items.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        updateBar()
    }

    private func confirmCleaning() {
        let sheet = UIAlertController(title: "Remove the largest?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.remove(0) })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
        present(sheet, animated: true)
    }

    private func updateBar() {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen]
        let total = CGFloat(items.reduce(0) { $0 + $1.bytes })
        bar.parts = zip(colors, items).map { ($0, CGFloat($1.bytes) * 3 / total) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StorageCell", for: indexPath) as! StorageCell
        cell.show(items[indexPath.row], of: 1_000_000_000)
        return cell
    }
}

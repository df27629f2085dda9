// SPDX-License-Identifier: Apache-2.0

import UIKit

// Preferences in one object for all, which says by a notification that they changed.
final class Preferences {
    static let shared = Preferences()
    static let didChange = Notification.Name("PreferencesDidChange")

    var values: [String: Any] = ["compact": false, "accent": 2, "author": "Editor"]
    var isCompact: Bool {
        get { return values["compact"] as? Bool ?? false }
        set {
            values["compact"] = newValue
            NotificationCenter.default.post(name: Preferences.didChange, object: self)
        }
    }
}

final class PreferenceCell: UITableViewCell {
    private var observer: NSObjectProtocol?
    private let accent = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accent.frame = CGRect(x: 0, y: 0, width: 6, height: contentView.bounds.height)
        accent.autoresizingMask = [.flexibleHeight, .flexibleRightMargin]
        contentView.addSubview(accent)
        observer = NotificationCenter.default.addObserver(
            forName: Preferences.didChange, object: nil, queue: nil
        ) { [weak self] _ in
            DispatchQueue.main.async { [weak self] in self?.update() }
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        if let observer = observer { NotificationCenter.default.removeObserver(observer) }
    }

    func update() {
        let isCompact = Preferences.shared.isCompact
        textLabel?.font = isCompact ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17)
        accent.backgroundColor = isCompact ? .systemGray : .systemGreen
        setNeedsLayout()
    }
}

final class SharedPreferencesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Preferences.shared.values["compact"] = false
        tableView.register(PreferenceCell.self, forCellReuseIdentifier: "Preference")
        tableView.rowHeight = 56
    }

    func toggleCompact() {
        Preferences.shared.isCompact.toggle()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 45 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Preference", for: indexPath) as! PreferenceCell
        cell.textLabel?.text = "Key \(indexPath.row)"
        cell.detailTextLabel?.text = Preferences.shared.values["author"] as? String
        cell.update()
        return cell
    }
}

// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
final class BirthdaysDataSource: NSObject, UITableViewDataSource {
    struct Person {
        let name: String
        let birthday: Date
    }

    var people: [Person] = []

    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.setLocalizedDateFormatFromTemplate("dMMMM")
        return formatter
    }()

    private var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Birthday", for: indexPath)
        let person = people[indexPath.row]
        let month = calendar.component(.month, from: person.birthday)
        var content = UIListContentConfiguration.valueCell()
        content.text = person.name
        content.secondaryText = formatter.string(from: person.birthday)
        content.prefersSideBySideTextAndSecondaryText = true
        content.image = UIImage(systemName: month == 6 ? "gift.fill" : "calendar")
        content.imageToTextPadding = 10
        cell.contentConfiguration = content
        cell.backgroundColor = month == 6 ? UIColor.systemYellow.withAlphaComponent(0.2) : nil
        return cell
    }
}

final class BirthdaysViewController: UIViewController {
    private let tableView = UITableView()
    private let source = BirthdaysDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        source.people = (0..<44).map { index in
            BirthdaysDataSource.Person(
                name: "Friend \(index)",
                birthday: Date(timeIntervalSinceReferenceDate: Double(index) * 86_400 * 17)
            )
        }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Birthday")
        tableView.dataSource = source
        tableView.frame = view.bounds
        view.addSubview(tableView)
    }

    func congratulate(_ name: String) {
        let alert = UIAlertController(title: "Congratulate \(name)?", message: nil, preferredStyle: .actionSheet)
        for title in ["Call", "Write"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { [weak self] action in
                self?.title = action.title
            })
        }
        show(alert, sender: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tableView.frame = view.bounds
    }
}

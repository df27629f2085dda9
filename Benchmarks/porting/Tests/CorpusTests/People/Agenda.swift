// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Appointment: Hashable {
    let title: String
    let place: String?
    let start: DateComponents
    let minutes: Int
    let calendarIndex: Int
}

final class AgendaCell: UITableViewCell {
    private let timeLabel = UILabel()
    private let endLabel = UILabel()
    private let stripe = UIView()
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private let pin = UIImageView(image: UIImage(systemName: "location.fill"))
    private lazy var placeRow = UIStackView(arrangedSubviews: [pin, placeLabel])

    private static let colors: [UIColor] = [.systemRed, .systemGreen, .systemPurple]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        endLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        endLabel.textColor = .secondaryLabel
        titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        titleLabel.numberOfLines = 0
        placeLabel.font = .systemFont(ofSize: 13)
        placeLabel.textColor = .secondaryLabel
        pin.tintColor = .secondaryLabel
        pin.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
        pin.setContentHuggingPriority(.required, for: .horizontal)
        placeRow.spacing = 4
        placeRow.alignment = .center

        let times = UIStackView(arrangedSubviews: [timeLabel, endLabel])
        times.axis = .vertical
        times.alignment = .trailing
        let texts = UIStackView(arrangedSubviews: [titleLabel, placeRow])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 2
        stripe.layer.cornerRadius = 2
        [times, stripe, texts].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            times.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            times.topAnchor.constraint(equalTo: margins.topAnchor),
            times.widthAnchor.constraint(equalToConstant: 48),
            times.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            stripe.leadingAnchor.constraint(equalTo: times.trailingAnchor, constant: 8),
            stripe.widthAnchor.constraint(equalToConstant: 4),
            stripe.topAnchor.constraint(equalTo: margins.topAnchor),
            stripe.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            texts.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: 8),
            texts.topAnchor.constraint(equalTo: margins.topAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        placeLabel.text = nil
        accessibilityLabel = nil
    }

    func configure(_ appointment: Appointment) {
        let start = (appointment.start.hour ?? 0) * 60 + (appointment.start.minute ?? 0)
        timeLabel.text = Self.clock(start)
        endLabel.text = Self.clock(start + appointment.minutes)
        titleLabel.text = appointment.title
        placeLabel.text = appointment.place
        placeRow.isHidden = appointment.place == nil
        stripe.backgroundColor = Self.colors[appointment.calendarIndex % Self.colors.count]
        accessibilityLabel = [appointment.title, appointment.place, timeLabel.text].compactMap { $0 }.joined(separator: ", ")
        accessibilityTraits = .button
    }

    private static func clock(_ minutes: Int) -> String {
        String(format: "%02d:%02d", minutes / 60 % 24, minutes % 60)
    }
}

final class AgendaController: UITableViewController {
    private var days: [[Appointment]] = (0..<12).map { day in
        (0..<(1 + day % 4)).map { index in
            Appointment(
                title: ["Stand-up", "Dentist and then the long way home by the canal", "Choir"][(day + index) % 3],
                place: index % 2 == 0 ? "Room \(day)" : nil,
                start: DateComponents(hour: 9 + index * 2, minute: index * 15),
                minutes: 30 + 15 * index,
                calendarIndex: day + index
            )
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Today", primaryAction: UIAction { [weak self] _ in
            self?.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
        })
        tableView.register(AgendaCell.self, forCellReuseIdentifier: "Agenda")
        tableView.sectionHeaderHeight = UITableView.automaticDimension
    }

    func cancelFirst(of day: Int) {
        days[day].removeFirst()
        tableView.reloadSections([day], with: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { days.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section].count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        days[section].isEmpty ? nil : "Day \(section + 1)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Agenda", for: indexPath) as! AgendaCell
        cell.configure(days[indexPath.section][indexPath.row])
        return cell
    }
}

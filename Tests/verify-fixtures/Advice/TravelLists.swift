// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

struct Journey: Equatable, Sendable {
  var number: Int
  var place: String
  var note: String
  var leaves: Date
  var minutes: Int
  var isPaid: Bool

  static let samples: [Journey] = (0..<260)
    .map { number in
      Journey(
        number: number,
        place: ["Lisbon", "Oslo", "Ghent", "Turin", "Porto", "Bern"][number % 6] + " \(number)",
        note: String(repeating: "by train and boat ", count: 1 + number % 4),
        leaves: Date(timeIntervalSince1970: 1_500_000_000 + Double(number) * 3_600),
        minutes: number * 17 % 900,
        isPaid: number % 2 == 0
      )
    }
}

final class JourneyCell: UITableViewCell {
  private let place = UILabel()
  private let note = UILabel()
  private let paid = UISwitch()
  private var noteWidth: CGFloat = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [place, note] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place.frame = CGRect(x: 16, y: 4, width: 200, height: 22)
    note.frame = CGRect(x: 16, y: 28, width: max(noteWidth, 200), height: 20)
  }

  func show(_ journey: Journey) {
    place.text = journey.place
    note.text = journey.note
  }

  /// Mistake: measures its note to know how wide it is, each time.
  func showMeasured(_ journey: Journey) {
    show(journey)
    noteWidth = note.sizeThatFits(CGSize(width: 1_000, height: 20)).width
  }

  func showSwitch(_ journey: Journey) {
    show(journey)
    if accessoryView == nil { accessoryView = paid }
    paid.isOn = journey.isPaid
  }

  /// Mistake: a new switch each time.
  func showNewSwitch(_ journey: Journey) {
    show(journey)
    let paid = UISwitch()
    paid.isOn = journey.isPaid
    accessoryView = paid
  }

  func showPrice(_ journey: Journey, _ text: NSAttributedString) {
    place.text = journey.place
    note.attributedText = text
  }
}

/// What is struck through, kept.
@MainActor enum StruckTexts {
  private static var known: [Int: NSAttributedString] = [:]

  static func text(_ journey: Journey) -> NSAttributedString {
    NSAttributedString(string: journey.note, attributes: [.foregroundColor: UIColor.systemGray])
  }

  static func kept(_ journey: Journey) -> NSAttributedString {
    if let text = known[journey.number] { return text }
    let text = text(journey)
    known[journey.number] = text
    return text
  }
}

/// What the durations of journeys look like.
@MainActor enum Durations {
  private static let style = Duration.TimeFormatStyle(pattern: .hourMinute)
  private static let plist: Data = {
    do {
      return try PropertyListEncoder().encode(["stops": 3])
    } catch {
      return Data()
    }
  }()

  static func text(_ journey: Journey) -> String {
    Duration.seconds(journey.minutes * 60).formatted(style)
  }

  static func stops() -> Int {
    do {
      return try PropertyListDecoder().decode([String: Int].self, from: plist)["stops"] ?? 0
    } catch {
      return 0
    }
  }

  static let three = stops()
}

/// The numbers in the names of places.
@MainActor enum Codes {
  private static let digits = #/[0-9]+/#

  static func keptCode(_ journey: Journey) -> String {
    journey.place.firstMatch(of: digits).map { String($0.output) } ?? ""
  }

  static func code(_ journey: Journey) -> String {
    journey.place.firstMatch(of: #/[0-9]+/#).map { String($0.output) } ?? ""
  }
}

@MainActor enum TravelLists {
  static let all = [
    notes, payments, struck, durations, stops, codes, asynchronous,
  ]
  .map { $0.rowHeight(.fixed(52)) }

  private static let notes = ListBenchmark("notes", rows: Journey.samples) {
    Strategy("right", cell: JourneyCell.self) { cell, journey in cell.show(journey) }
    Strategy("wrong", cell: JourneyCell.self) { cell, journey in cell.showMeasured(journey) }
  }

  private static let payments = ListBenchmark("payments", rows: Journey.samples) {
    Strategy("right", cell: JourneyCell.self) { cell, journey in cell.showSwitch(journey) }
    Strategy("wrong", cell: JourneyCell.self) { cell, journey in cell.showNewSwitch(journey) }
  }

  private static let struck = ListBenchmark("struck", rows: Journey.samples) {
    Strategy("right", cell: JourneyCell.self) { cell, journey in
      cell.showPrice(journey, StruckTexts.kept(journey))
    }
    Strategy("wrong", cell: JourneyCell.self) { cell, journey in
      cell.showPrice(journey, StruckTexts.text(journey))
    }
  }

  private static let durations = ListBenchmark("durations", rows: Journey.samples) {
    Strategy("right") { cell, journey in
      cell.textLabel?.text = journey.place
      cell.detailTextLabel?.text = Durations.text(journey)
      cell.imageView?.image = UIImage(systemName: journey.isPaid ? "checkmark" : "clock")
      cell.accessoryType = journey.isPaid ? .checkmark : .disclosureIndicator
    }
  }

  private static let stops = ListBenchmark("stops", rows: Journey.samples) {
    Strategy("right") { cell, journey in
      cell.textLabel?.text = journey.place + ", \(Durations.three)"
    }
    Strategy("wrong") { cell, journey in
      cell.textLabel?.text = journey.place + ", \(Durations.stops())"
    }
  }

  private static let codes = ListBenchmark("codes", rows: Journey.samples) {
    Strategy("right") { cell, journey in cell.textLabel?.text = Codes.keptCode(journey) }
    Strategy("wrong") { cell, journey in cell.textLabel?.text = Codes.code(journey) }
  }

  private static let asynchronous = ListBenchmark("asynchronous", rows: Journey.samples) {
    Strategy("right") { cell, journey in
      cell.tag = journey.number
      cell.textLabel?.text = journey.place
      Task { @MainActor [weak cell] in
        guard let cell, cell.tag == journey.number else { return }
        cell.imageView?.image = UIImage(systemName: "star")
      }
    }
  }
}

/// Journeys in a table: those to come, kept.
class JourneysViewController: UITableViewController {
  final let journeys: [Journey]
  private lazy var kept = coming
  private let sizing = JourneyCell(style: .default, reuseIdentifier: nil)

  init(_ count: Int) {
    journeys = (0..<count).map { Journey.samples[$0 % Journey.samples.count] }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  final var coming: [Journey] { journeys.filter { $0.minutes >= 0 } }
  var shown: [Journey] { kept }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(JourneyCell.self, forCellReuseIdentifier: "journey")
    tableView.rowHeight = 52
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "journey", for: indexPath)
    (cell as? JourneyCell)?.show(journeys[indexPath.row])
    return cell
  }
}

/// Mistake: filters whenever rows are counted.
final class CountingJourneysViewController: JourneysViewController {
  override var shown: [Journey] { coming }
}

/// Mistake: takes a cell from the table for each question for a height.
final class SizingJourneysViewController: JourneysViewController {
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let cell = tableView.dequeueReusableCell(withIdentifier: "journey")
    (cell as? JourneyCell)?.show(journeys[indexPath.row])
    return (cell?.contentView.subviews.count ?? 0) > 2 ? 60 : 52
  }
}

/// Mistake: takes a second cell for each row, to look something up in it.
final class PeekingJourneysViewController: JourneysViewController {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let template = tableView.dequeueReusableCell(withIdentifier: "journey")
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.tag = template?.contentView.subviews.count ?? 0
    return cell
  }
}

@MainActor enum TravelScreens {
  static let all = [journeys]

  private static let journeys = ScreenBenchmark("journeys") {
    Screen("right") { JourneysViewController($0) }
    Screen("counting") { CountingJourneysViewController($0) }
    Screen("sizing") { SizingJourneysViewController($0) }
    Screen("peeking") { PeekingJourneysViewController($0) }
  }
}

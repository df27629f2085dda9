// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Contact: Sendable, Identifiable {
  let id: Int
  let name: String
  let town: String
  let isFavorite: Bool

  static func samples(_ count: Int, favorites share: Int) -> [Contact] {
    (0..<count)
      .map { number in
        var numbers = SampleNumbers(row: number, of: 8)
        return Contact(
          id: number,
          // Names come more than once; the number makes the order unique.
          name: "\(numbers.person()) \(number)",
          town: numbers.choice(of: SampleWords.words).capitalized,
          isFavorite: number % share == 0
        )
      }
  }
}

private class ContactsViewController: UITableViewController {
  private static let identifier = "contact"

  let contacts: [Contact]

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = ItemCell.rowHeight
    tableView.register(ItemCell.self, forCellReuseIdentifier: Self.identifier)
  }

  var rowCount: Int { contacts.count }

  func contact(ofRow row: Int) -> Contact? { contacts[row] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    guard let cell = cell as? ItemCell, let contact = contact(ofRow: indexPath.row) else {
      return cell
    }
    cell.title.text = contact.name
    cell.detail.text = contact.town
    return cell
  }
}

private final class SortedOnceViewController: ContactsViewController {
  override init(contacts: [Contact]) { super.init(contacts: contacts.sorted { $0.name < $1.name }) }

  required init?(coder: NSCoder) { nil }
}

/// The mistake: what looks like a property sorts all contacts each time it is asked.
private final class SortedPerRowViewController: ContactsViewController {
  private var sortedContacts: [Contact] { contacts.sorted { $0.name < $1.name } }

  override func contact(ofRow row: Int) -> Contact? { sortedContacts[row] }
}

private final class FilteredOnceViewController: ContactsViewController {
  override init(contacts: [Contact]) { super.init(contacts: contacts.filter(\.isFavorite)) }

  required init?(coder: NSCoder) { nil }
}

/// The mistake: what looks like a property filters all contacts each time it is asked.
private final class FilteredPerRowViewController: ContactsViewController {
  private var favorites: [Contact] { contacts.filter(\.isFavorite) }

  override var rowCount: Int { favorites.count }
  override func contact(ofRow row: Int) -> Contact? { favorites[row] }
}

private final class FoundByKeyViewController: ContactsViewController {
  private lazy var contactsByID = Dictionary(uniqueKeysWithValues: contacts.map { ($0.id, $0) })
  private lazy var order = contacts.map(\.id)

  override func contact(ofRow row: Int) -> Contact? { contactsByID[order[row]] }
}

/// The mistake: a contact is searched from the first one on.
private final class FoundBySearchViewController: ContactsViewController {
  private lazy var order = contacts.map(\.id)

  override func contact(ofRow row: Int) -> Contact? {
    let id = order[row]
    return contacts.first { $0.id == id }
  }
}

@MainActor enum ContactScreens {
  static let sorting = ScreenBenchmark("model-sorting") {
    Screen("cured") { SortedOnceViewController(contacts: Contact.samples($0, favorites: 3)) }
    Screen("mistake") { SortedPerRowViewController(contacts: Contact.samples($0, favorites: 3)) }
  }

  static let filtering = ScreenBenchmark("model-filtering") {
    Screen("cured") { FilteredOnceViewController(contacts: Contact.samples($0 * 2, favorites: 2)) }
    Screen("mistake") {
      FilteredPerRowViewController(contacts: Contact.samples($0 * 2, favorites: 2))
    }
  }

  static let searching = ScreenBenchmark("model-searching") {
    Screen("cured") { FoundByKeyViewController(contacts: Contact.samples($0, favorites: 3)) }
    Screen("mistake") { FoundBySearchViewController(contacts: Contact.samples($0, favorites: 3)) }
  }
}

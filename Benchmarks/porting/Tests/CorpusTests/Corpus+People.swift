// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let people: [CorpusEntry] = [
        CorpusEntry("ContactsIndex", "sections by letter with an index, attributed names") {
            ContactsIndexViewController()
        } change: { screen, step in
            screen.insert(.init(givenName: "New", familyName: step == 0 ? "Abe" : "Bond"))
        },
        CorpusEntry("ContactCard", "rows of an enum with four classes of cells, a switch over both") {
            ContactCardController()
        },
        CorpusEntry("ContactEditor", "rows to add and remove while editing, text fields beside a label") {
            ContactEditorController(style: .grouped)
        } change: { screen, step in
            step == 0 ? screen.add(to: 0) : screen.remove(IndexPath(row: 1, section: 1))
        },
        CorpusEntry("Agenda", "days as sections, a stripe and nested stacks, a spoken label") {
            AgendaController()
        } change: { screen, step in
            screen.cancelFirst(of: 2 + step * 4)
        },
        CorpusEntry("Reminders", "rows that move to another section, a button with a selected state") {
            RemindersController()
        } change: { screen, step in
            screen.complete(2 + step)
        },
        CorpusEntry("Birthdays", "a data source as an object of its own, dates by formatter and calendar") {
            BirthdaysViewController()
        },
        CorpusEntry("TeamDirectory", "accessibility overridden in the cell, actions, a model that is compared") {
            TeamDirectoryController()
        } change: { screen, step in
            screen.setOnline(12 + step)
        },
    ]
}

// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let settings: [CorpusEntry] = [
        CorpusEntry("AppointmentForm", "date pickers, wheels and a toolbar for a field, an observer by a selector") {
            AppointmentFormController()
        } change: { screen, step in
            screen.postpone(2 + step)
        },
        CorpusEntry("ToggleSettings", "switches in classic cells, sections of an enum, a closure back") {
            ToggleSettingsController(style: .grouped)
        } change: { screen, step in
            screen.set(step == 0 ? "Lock sound" : "Experiment 5", true)
        },
        CorpusEntry("AccountSettings", "a plain controller as data source, cells made by hand when none is there") {
            AccountSettingsViewController()
        } change: { screen, step in
            screen.setPhone("+49 30 \(step)")
        },
        CorpusEntry("StepperRows", "model objects that call back, two initialisers that share one set-up") {
            StepperRowsController()
        } change: { screen, step in
            screen.quantities[11 + step].value += 3
        },
        CorpusEntry("SegmentedFilter", "a segmented control above the table filters it, list content") {
            SegmentedFilterViewController()
        } change: { screen, step in
            screen.segmentedControl.selectedSegmentIndex = 2 - step
            screen.segmentedControl.sendActions(for: .valueChanged)
        },
        CorpusEntry("GenericSettingCell", "a generic base cell with a control of its parameter, class members overridden") {
            GenericSettingsController()
        },
        CorpusEntry("IconPicker", "an update handler per cell that makes content and background of the state") {
            IconPickerController()
        } change: { screen, step in
            screen.select(step == 0 ? "moon" : "gift")
        },
        CorpusEntry("StorageUsage", "a drawn bar in the table's header, progress views, autoresizing") {
            StorageUsageController(style: .plain)
        } change: { screen, step in
            screen.remove(4 + step)
        },
        CorpusEntry("AboutRows", "rows as values of a protocol, each with its own class of cell") {
            AboutViewController(style: .plain)
        },
        CorpusEntry("FormTags", "views made once and found by tags, no class of one's own") {
            FormTagsViewController()
        } change: { screen, step in
            screen.turnOn(row: 13 + step)
        },
    ]
}

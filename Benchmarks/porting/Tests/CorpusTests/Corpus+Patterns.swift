// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let patterns: [CorpusEntry] = [
        CorpusEntry("DiffableTodo", "a diffable source of identifiers with headers, items reconfigured") {
            DiffableTodoController()
        } change: { screen, step in
            step == 0 ? screen.postpone(3) : screen.rename(4, to: "Renamed")
        },
        CorpusEntry("ClosureDataSource", "a generic adapter as source and delegate, helpers in extensions, associated types") {
            ClosureDataSourceController()
        } change: { screen, step in
            if step == 1 { screen.adapter.models[9] = Station(name: "Closed", lines: [4]) }
        },
        CorpusEntry("PagedList", "pages from an actor, a row with a spinner, loading when the end is near") {
            PagedListController()
        } change: { screen, step in
            screen.loadMore()
        },
        CorpusEntry("EmptyStates", "a view behind an empty table, buttons of the bar that follow the model") {
            FavoritesListController()
        } change: { screen, step in
            step == 0 ? screen.clear() : screen.fill()
        },
        CorpusEntry("MultiSelect", "several rows selected while editing, an alert before they go") {
            MultiSelectController()
        } change: { screen, step in
            step == 0 ? screen.setEditing(true, animated: false) : screen.select([9, 12, 20])
        },
        CorpusEntry("CollapsibleSections", "headers that fold their section, an arrow that turns") {
            CollapsibleSectionsController()
        } change: { screen, step in
            screen.toggle(2 + step * 3)
        },
        CorpusEntry("TicketStubs", "a mask with notches, a dashed line, text that shrinks to fit") {
            TicketStubsController()
        },
        CorpusEntry("ThemedRows", "dynamic colours, borders that follow traits, an override of the style") {
            ThemedRowsController()
        } change: { screen, step in
            if step == 0 { screen.setDark(true) }
        },
        CorpusEntry("LargeTextSpecs", "Dynamic Type that turns a row into a column") {
            LargeTextSpecsController()
        } change: { screen, step in
            if step == 1 { screen.enlarge(.accessibilityMedium) }
        },
        CorpusEntry("LogViewer", "an observer by a token, fixed rows of monospaced text") {
            LogViewerController()
        } change: { screen, step in
            screen.store.append("0: request late took \(step) ms")
        },
        CorpusEntry("Skeletons", "a protocol whose extension animates, grey bars until content comes") {
            SkeletonsController()
        } change: { screen, step in
            screen.load(15 + step * 4)
        },
        CorpusEntry("BankTransactions", "a content configuration and view of one's own that follow the state") {
            BankTransactionsController()
        } change: { screen, step in
            if step == 0 { screen.settle(20) }
        },
        CorpusEntry("LightsBoard", "subjects as a model, a scan that finds what changed, snapshots out of a publisher") {
            LightsBoardController()
        } change: { screen, step in
            screen.house.taps.send(12 + step)
        },
        CorpusEntry("SignUpValidation", "fields that publish, the latest of both enables a button") {
            SignUpValidationController()
        } change: { screen, step in
            if step == 0 { screen.form.hints.removeFirst(3) } else { screen.form.name = "Ilse" }
        },
        CorpusEntry("AdoptedSelectors", "what scripts/adopt makes of outlets, actions and selectors") {
            AlarmsViewController()
        } change: { screen, step in
            screen.setAlarm(10 + step, isOn: true)
        },
    ]

    static let hosted: [CorpusEntry] = [
        CorpusEntry("HostedWeather", "static SwiftUI views in cells, with a branch") {
            HostedWeatherViewController()
        } change: { screen, step in
            screen.drop(step + 1)
        },
        CorpusEntry("HostedArticles", "views of one's own inside others, margins and a background of the configuration") {
            HostedArticlesController()
        },
        CorpusEntry("HostedStats", "shapes and overlays, a hosting configuration made in updateConfiguration") {
            HostedStatsController()
        } change: { screen, step in
            screen.measure(77, at: 8 + step)
        },
        CorpusEntry("MixedHosting", "hosted banners among classic rows, a hosting controller as a footer") {
            MixedHostingController()
        } change: { screen, step in
            screen.addBanner(at: 4 + step)
        },
    ]
}

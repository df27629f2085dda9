// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Corpus {
    static let shop: [CorpusEntry] = [
        CorpusEntry("OrderHistory", "months with headers of their own class, value cells by content configurations") {
            OrderHistoryController()
        } change: { screen, step in
            if step == 0 { screen.removeLatestMonth() }
        },
        CorpusEntry("PictureBands", "a collection in each row, tiles of two sizes, the cell as its data source") {
            PictureBandsController()
        } change: { screen, step in
            screen.discount(2 + step)
        },
        CorpusEntry("ProductList", "stars that draw themselves, struck prices, the readable guide") {
            ProductListController()
        },
        CorpusEntry("CartLines", "a store that publishes, a total above it, subjects of cells, a stack as a view") {
            CartViewController()
        } change: { screen, step in
            screen.store.setAmount(7, of: 6 + step)
        },
        CorpusEntry("CheckoutForm", "text fields with a delegate, tags and checks, a nested enum of fields") {
            CheckoutFormController()
        } change: { screen, step in
            screen.fill(step == 0 ? "123" : "50100", into: .postcode)
        },
        CorpusEntry("CouponField", "a field that filters at each letter, two kinds of rows, marked matches") {
            CouponFieldController()
        } change: { screen, step in
            screen.search(step == 0 ? "spring" : "s")
        },
        CorpusEntry("WishlistGrid", "controls side by side in a row, equal widths, a selected state with didSet") {
            WishlistGridController()
        } change: { screen, step in
            screen.toggle(step == 0 ? 10 : 13)
        },
        CorpusEntry("ReviewList", "a generic cell around a view, a state of its own, text views that only show") {
            ReviewListController()
        },
    ]

    static let media: [CorpusEntry] = [
        CorpusEntry("GlassPlayer", "a blurred bar over a cover, dots for pages, an arrow that turns in space") {
            GlassPlayerController()
        } change: { screen, step in
            screen.toggle(2 + step)
        },
        CorpusEntry("TrackList", "a custom state, updateConfiguration, an accessory that sizes itself") {
            TrackListController()
        } change: { screen, step in
            screen.play(9 + step * 5)
        },
        CorpusEntry("EpisodeDownloads", "shape layers as a ring, a property wrapper for what was an outlet") {
            EpisodesController()
        } change: { screen, step in
            screen.advance(10 + step, to: step == 0 ? .local : .loading(0.9))
        },
        CorpusEntry("DownloadQueue", "cells that each follow a part of one publisher, swipe to cancel") {
            DownloadQueueController()
        } change: { screen, step in
            screen.store.advance(12, to: 50 + step)
            if step == 1 { screen.store.remove("Part 14") }
        },
        CorpusEntry("StretchyAlbum", "a header that follows scrolling, classic rows with pictures now and then") {
            StretchyAlbumController()
        },
        CorpusEntry("PlaylistReorder", "a diffable source of one's own class whose rows move") {
            PlaylistReorderController()
        } change: { screen, step in
            step == 0 ? screen.playNext() : screen.skipToEnd()
        },
        CorpusEntry("LyricLines", "paragraph styles, kerning, metrics, labels made in place") {
            LyricLinesController()
        } change: { screen, step in
            screen.seek(to: 7 + step * 6)
        },
        CorpusEntry("RecentlyPlayed", "observable models that update handlers read") {
            RecentlyPlayedViewController()
        } change: { screen, step in
            screen.items[12].plays = 100 + step
            screen.items[14].isFavorite.toggle()
        },
        CorpusEntry("EqualizerBands", "a control of one's own moved by a pan, an action that reuse removes") {
            EqualizerBandsController()
        } change: { screen, step in
            screen.gains[15 + step] = -0.9
            screen.tableView.reloadData()
        },
    ]
}

// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Song: Equatable, Sendable {
  let title: String
  let artist: String

  static func sample(_ number: Int) -> Song {
    var numbers = SampleNumbers(row: number, of: 12)
    return Song(title: numbers.sentence(wordCount: 3), artist: numbers.person())
  }
}

private class SongCell: UITableViewCell {
  final var song: Song? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = song?.title
    content.secondaryText = song?.artist
    contentConfiguration = content
  }
}

/// The mistake: the layout of a new song asks for an update, and that for another layout.
///
/// Without the comparison this would be an endless loop, which stops the app here and hangs it on a phone.
private final class RestlessSongCell: SongCell {
  private var laidOutSong: Song?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutSong != song else { return }
    laidOutSong = song
    setNeedsUpdateConfiguration()
  }
}

@MainActor enum StateLists {
  private nonisolated static let songs = (0..<500).map(Song.sample)

  static let update = ListBenchmark("update-in-layout", rowCount: 500, row: { songs[$0] }) {
    Strategy("cured", cell: SongCell.self) { cell, song in cell.song = song }
    Strategy("mistake", cell: RestlessSongCell.self) { cell, song in cell.song = song }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}

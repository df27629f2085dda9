// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Track: Hashable, Sendable {
    let id: Int
    let title: String
    let artist: String
    let seconds: Int
}

extension UIConfigurationStateCustomKey {
    static let isPlaying = UIConfigurationStateCustomKey("org.example.player.isPlaying")
}

extension UICellConfigurationState {
    var isPlaying: Bool {
        get { self[.isPlaying] as? Bool ?? false }
        set { self[.isPlaying] = newValue }
    }
}

final class TrackCell: UITableViewCell {
    var track: Track? {
        didSet { if track != oldValue { setNeedsUpdateConfiguration() } }
    }
    var isPlaying = false {
        didSet { if isPlaying != oldValue { setNeedsUpdateConfiguration() } }
    }

    private let durationLabel = UILabel()

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isPlaying = isPlaying
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        guard let track else { return }
        var content = defaultContentConfiguration().updated(for: state)
        content.text = track.title
        content.secondaryText = track.artist
        content.image = UIImage(systemName: state.isPlaying ? "play.fill" : "music.note")
        content.imageProperties.tintColor = state.isPlaying ? .systemPink : .tertiaryLabel
        content.textProperties.color = state.isPlaying ? .systemPink : .label
        content.textProperties.font = .systemFont(ofSize: 17, weight: state.isPlaying ? .semibold : .regular)
        contentConfiguration = content

        if durationLabel.superview == nil {
            durationLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
            durationLabel.textColor = .secondaryLabel
            accessoryView = durationLabel
        }
        durationLabel.text = String(format: "%d:%02d", track.seconds / 60, track.seconds % 60)
        durationLabel.sizeToFit()
    }
}

final class TrackListController: UITableViewController {
    private let tracks = (0..<54).map {
        Track(id: $0, title: "Movement \($0 + 1)", artist: ["Quartet", "Trio", "Ensemble Ost"][$0 % 3], seconds: 95 + $0 * 11)
    }
    private var playing: Track.ID?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
        navigationItem.largeTitleDisplayMode = .never
        tableView.register(TrackCell.self, forCellReuseIdentifier: "Track")
    }

    func play(_ id: Track.ID) {
        playing = id
        for case let cell as TrackCell in tableView.visibleCells {
            cell.isPlaying = cell.track?.id == id
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath) as! TrackCell
        cell.track = tracks[indexPath.row]
        cell.isPlaying = tracks[indexPath.row].id == playing
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        play(tracks[indexPath.row].id)
    }
}

extension Track: Identifiable {}

import AVFoundation
import UIKit

class PlayerCell: UITableViewCell {
    private var player: AVPlayer? // stops
    private let playButton = UIButton()

    func setUp() {
        playButton.addTarget(
            self,
            action: #selector(
                play
            ),
            for: .touchUpInside
        )
    }

    @objc func play() {
        player?.play()
    }
}

import MapKit
import UIKit

@MainActor final class MapCoordinator: NSObject {
    private let button = UIButton()
    private(set) dynamic var region: MKCoordinateRegion? // stops

    func start() {
        button.addTarget(self, action: #selector(locate), for: .touchUpInside)
    }

    @objc private func locate() { region = nil }
}

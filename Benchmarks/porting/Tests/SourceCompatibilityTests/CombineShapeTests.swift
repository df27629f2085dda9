// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import Combine
import Foundation
import TestSupport
import Testing
import UIKit

/// Cells and controllers that bind by Combine, each compiled and run.
@MainActor @Suite struct CombineShapeTests {
    /// Lets all run that is queued on the main queue now.
    private func passMainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    private func status(_ cell: UITableViewCell) -> UILabel? { cell.accessoryView as? UILabel }

    @Test("a cell shows what its view model publishes, at once or on the main queue, until it is reused")
    func cell() async throws {
        let cell = FollowCell(style: .default, reuseIdentifier: FollowCell.reuseIdentifier)
        let ada = FollowCellViewModel(name: "Ada")
        cell.configure(with: ada)
        expect(status(cell)?.text == "Follow" && status(cell)?.textColor != .systemBlue)
        await passMainQueue()
        expectEqual(status(cell)?.textColor, .systemBlue)

        cell.didTap.send()
        expect(ada.isFollowing && status(cell)?.text == "Following")
        expectEqual(status(cell)?.textColor, .systemBlue)
        await passMainQueue()
        expectEqual(status(cell)?.textColor, .systemGreen)

        // What is on its way when a cell is reused never arrives.
        ada.isFollowing = false
        cell.prepareForReuse()
        expect(cell.cancellables.isEmpty)
        cell.configure(with: FollowCellViewModel(name: "Bob", isFollowing: true))
        await passMainQueue()
        expect(status(cell)?.text == "Following" && status(cell)?.textColor == .systemGreen)
        cell.didTap.send()
        expect(!ada.isFollowing && ada.status == "Follow")
    }

    @Test("a table follows a list, and a query once typing rests")
    func table() async throws {
        let viewModel = PeopleViewModel(pause: .milliseconds(5))
        let controller = PeopleViewController(viewModel: viewModel)
        let screen = Screen(controller)
        viewModel.people.send((0..<40).map { FollowCellViewModel(name: "Person \($0)") })
        expect(controller.tableView.visibleCells.isEmpty)
        await passMainQueue()
        screen.render()
        let shown = controller.tableView.visibleCells
        expect(shown.first?.textLabel?.text == "Person 0" && shown.count > 10)

        let before = controller.reloadCount
        for text in ["P", "Person 1", "Person 17"] { viewModel.query = text }
        while viewModel.rows.count != 1 { await passMainQueue() }
        await passMainQueue()
        screen.render()
        expectEqual(controller.reloadCount, before + 1)
        expectEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["Person 17"])
    }

    @Test("a file that imports SwiftUI alone has observable objects and published properties")
    func bySwiftUI() {
        let model = CounterModel()
        var told = 0
        let sink = model.objectWillChange.sink { told += 1 }
        model.count += 1
        expect(told == 1 && model.count == 1)
        sink.cancel()
    }
}

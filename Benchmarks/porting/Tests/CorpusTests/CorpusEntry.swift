// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One file of the corpus: a screen as an app writes it, with what happens to it while it is scrolled.
@MainActor struct CorpusEntry {
    /// The name of the file, without its ending.
    let name: String
    /// What shape of source the file stands for.
    let shape: String
    let make: () -> UIViewController
    /// Changes the screen as its app would; called with 0 and then with 1.
    let change: (UIViewController, Int) -> Void

    init<Controller: UIViewController>(
        _ name: String,
        _ shape: String,
        _ make: @escaping () -> Controller,
        change: @escaping (Controller, Int) -> Void = { _, _ in }
    ) {
        self.name = name
        self.shape = shape
        self.make = make
        self.change = { controller, step in
            guard let controller = controller as? Controller else { return }
            change(controller, step)
        }
    }
}

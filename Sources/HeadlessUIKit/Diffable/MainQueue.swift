// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Tells whether work runs where the main actor's does.
///
/// Asking for the main thread is not enough: on Linux that thread ends when a program hands itself
/// over to its main queue, as every asynchronous `main` does, and other threads serve the queue.
enum MainQueue {
  /// Whether the main queue is being served here.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

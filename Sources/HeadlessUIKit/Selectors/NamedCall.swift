// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

final class NamedCall: @unchecked Sendable {
  // Unchecked because a weak object of any kind is stored; it is used on the main actor alone.

  private(set) weak var target: AnyObject?
  private let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ argument: Any?) {
    nonisolated(unsafe) let argument = argument
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { call(argument) }
    } else {
      DispatchQueue.main.async { self.call(argument) }
    }
  }

  @MainActor private func call(_ argument: Any?) {
    guard let target else { return }
    selector.send(to: target, from: argument)
  }
}

final class HeldCall: @unchecked Sendable {
  // Unchecked because an object of any kind is stored; it is used on the main actor alone.

  let target: AnyObject
  private let call: NamedCall

  init(target: AnyObject, selector: Selector) {
    self.target = target
    call = NamedCall(target: target, selector: selector)
  }

  func send(_ argument: Any?) { call.send(argument) }
}

final class EntriesByObject<Entry: Sendable>: Sendable {
  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry, of object: AnyObject) {
    let key = ObjectIdentifier(object)
    entries.withLock { $0[key, default: []].append(entry) }
  }

  @discardableResult
  func remove(of object: AnyObject, where condition: (Entry) -> Bool) -> [Entry] {
    let key = ObjectIdentifier(object)
    return entries.withLock { entries in
      guard let former = entries[key] else { return [] }
      let kept = former.filter { !condition($0) }
      entries[key] = kept.isEmpty ? nil : kept
      return former.filter(condition)
    }
  }
}

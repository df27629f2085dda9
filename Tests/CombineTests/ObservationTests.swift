// SPDX-License-Identifier: Apache-2.0

import Combine
import TestSupport
import Testing

private final class Form: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
  var plain = 0
}

private class Animal: ObservableObject {
  @Published var legs = 4
}

private final class Bird: Animal {
  @Published var wings = 2
}

private final class Manual: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

@MainActor private final class Bound: ObservableObject {
  @Published private(set) var title = ""
  let source = PassthroughSubject<String, Never>()
  init() { source.map { $0.uppercased() }.assign(to: &$title) }
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  var value = 0 { willSet { objectWillChange.send("to \(newValue)") } }
}

/// The documented rules of published properties and of objects that tell of changes.
@Suite struct ObservationTests {
  @MainActor @Test("a published property publishes before it changes")
  func published() {
    willSet()
    writesFromWithin()
    assignToPublished()
  }

  /// A published property sends its value first and each new one before the property has it.
  private func willSet() {
    let form = Form()
    var seen: [String] = []
    let sink = form.$name.sink { seen.append("\($0) while \(form.name)") }
    form.name = "b"
    form.name += "c"
    expect(seen == ["a while a", "b while a", "bc while b"] && form.name == "bc")
    sink.cancel()
    form.name = "d"
    expectEqual(seen.count, 3)
  }

  /// What a subscriber writes to the property from within is overwritten, as in willSet.
  private func writesFromWithin() {
    let form = Form()
    var seen: [Int] = []
    let sink = form.$count.sink { value in
      seen.append(value)
      if value == 1 { form.count = 2 }
    }
    form.count = 1
    expect(seen == [0, 1, 2] && form.count == 1)
    sink.cancel()
  }

  @Test("an object publishes once before each change of its published properties")
  func objects() {
    tells()
    order()
    inheritance()
    manual()
    ownPublisher()
  }

  /// An object tells once before each change of a published property, and of no other.
  private func tells() {
    let form = Form()
    var seen: [String] = []
    let sink = form.objectWillChange.sink { seen.append("\(form.name)\(form.count)") }
    form.name = "b"
    form.plain = 1
    form.count = 1
    form.count = 1
    expectEqual(seen, ["a0", "b0", "b1"])
    expect(form.objectWillChange === form.objectWillChange)
    sink.cancel()
  }

  /// An object tells before its property's publisher sends.
  private func order() {
    let form = Form()
    var seen: [String] = []
    let sinks = [
      form.$count.dropFirst().sink { seen.append("value \($0)") },
      form.objectWillChange.sink { seen.append("will change") },
    ]
    form.count = 1
    expect(seen == ["will change", "value 1"] && sinks.count == 2)
  }

  /// An object tells of the published properties of the classes above too.
  private func inheritance() {
    let bird = Bird()
    var count = 0
    let sink = bird.objectWillChange.sink { count += 1 }
    bird.legs = 2
    bird.wings = 1
    expectEqual(count, 2)
    sink.cancel()
  }

  /// An object without published properties tells by hand, by one publisher for its life.
  private func manual() {
    let object = Manual()
    var seen: [Int] = []
    let sink = object.objectWillChange.sink { seen.append(object.value) }
    object.value = 1
    object.value = 2
    expectEqual(seen, [0, 1])
    sink.cancel()
    // Others come to lie where former ones lay; none may get the publisher of one that is gone.
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<100 { publishers.append(Manual().objectWillChange) }
    expectEqual(Set(publishers.map(ObjectIdentifier.init)).count, 100)
  }

  /// A class may have a publisher of its own.
  private func ownPublisher() {
    let object = Own()
    var seen: [String] = []
    let sink = object.objectWillChange.sink { seen.append($0) }
    object.value = 3
    expectEqual(seen, ["to 3"])
    sink.cancel()
  }

  /// Assign(to:) writes to a published property, tells, and ends with the property.
  @MainActor private func assignToPublished() {
    let subject: PassthroughSubject<String, Never>
    weak var gone: Bound?
    do {
      let bound = Bound()
      gone = bound
      subject = bound.source
      var seen: [String] = []
      var told = 0
      let sinks = [
        bound.$title.sink { seen.append($0) }, bound.objectWillChange.sink { told += 1 },
      ]
      bound.source.send("a")
      bound.source.send("b")
      expect(bound.title == "B" && seen == ["", "A", "B"] && told == 2)
      for sink in sinks { sink.cancel() }
    }
    expect(gone == nil)
    subject.send("c")
  }
}

// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// Known programs in stretches: what they make is tallied by type, and what lies between them is not.
  @Suite("Type tally", .serialized) @MainActor struct TypeTallyTests {
    private class Animal {
      var name = "somebody"
    }

    private final class Dog: Animal {}
    private struct Fault: Error {}

    /// Runs stretches with so many animals and dogs each, of which every second is kept if asked.
    private static func tally(
      _ stretches: [(animals: Int, dogs: Int)],
      keeps: (Int) -> Bool = { _ in true },
      between: () -> Void = {}
    ) throws -> [ObjectIdentifier: TypeTally.Count] {
      var zoo: [Animal] = []
      zoo.reserveCapacity(1_000)
      let reading = CallCounting.run { () -> [(type: AnyClass, count: TypeTally.Count)] in
        TypeTally.clear()
        for (number, stretch) in stretches.enumerated() {
          TypeTally.begin()
          for _ in 0..<stretch.animals { zoo.append(Animal()) }
          for _ in 0..<stretch.dogs { zoo.append(Dog()) }
          TypeTally.end(keeps: keeps(number))
          between()
        }
        return TypeTally.classes
      }
      guard case .value(let classes) = reading else {
        Issue.record("calls cannot be counted: \(reading)")
        throw Fault()
      }
      expect(!TypeTally.isFull)
      return Dictionary(uniqueKeysWithValues: classes.map { (ObjectIdentifier($0.type), $0.count) })
    }

    @Test("objects are told by their own class, and stretches by whether any was made")
    func classes() throws {
      let found = try Self.tally([(3, 1), (0, 2), (2, 0), (0, 0)])
      expectEqual(found[ObjectIdentifier(Animal.self)], TypeTally.Count(count: 5, stretchCount: 2))
      expectEqual(found[ObjectIdentifier(Dog.self)], TypeTally.Count(count: 3, stretchCount: 2))
    }

    @Test("what a stretch that is not kept made is forgotten, and so is what lies between")
    func forgotten() throws {
      var others: [Dog] = []
      let found = try Self.tally(
        [(1, 7), (2, 7), (4, 0)],
        keeps: { $0 != 1 },
        between: { others.append(Dog()) }
      )
      expectEqual(found[ObjectIdentifier(Animal.self)], TypeTally.Count(count: 5, stretchCount: 2))
      expectEqual(found[ObjectIdentifier(Dog.self)], TypeTally.Count(count: 7, stretchCount: 1))
    }

    @Test("nothing is tallied where no pass counts")
    func withoutPass() {
      TypeTally.clear()
      TypeTally.begin()
      let dog = Dog()
      TypeTally.end(keeps: true)
      expect(TypeTally.classes.isEmpty && dog.name == "somebody")
    }

    @Test("classes of Foundation are told, formatters and decoders among them")
    func foundation() throws {
      var kept: [AnyObject] = []
      let reading = CallCounting.run { () -> [(type: AnyClass, count: TypeTally.Count)] in
        TypeTally.clear()
        TypeTally.begin()
        kept = [DateFormatter(), NumberFormatter(), NumberFormatter(), JSONDecoder()]
        TypeTally.end(keeps: true)
        return TypeTally.classes
      }
      guard case .value(let classes) = reading else { throw Fault() }
      func count(_ type: AnyClass) -> Int? { classes.first { $0.type == type }?.count.count }
      expect(count(DateFormatter.self) == 1 && count(NumberFormatter.self) == 2)
      expectEqual(count(JSONDecoder.self), 1)
      expectEqual(kept.count, 4)
    }

    @Test("a file that is read is one that was opened, and a missing one too")
    func files() throws {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("tally-\(UUID().uuidString)")
      try Data("text".utf8).write(to: path)
      defer { unlink(path.path) }
      var read: [String] = []
      let reading = CallCounting.run { () -> TypeTally.Count in
        TypeTally.clear()
        for _ in 0..<3 {
          TypeTally.begin()
          if let data = FileManager.default.contents(atPath: path.path) {
            read.append(String(decoding: data, as: UTF8.self))
          }
          TypeTally.end(keeps: true)
        }
        return TypeTally.openedFiles
      }
      guard case .value(let count) = reading else { throw Fault() }
      expectEqual(count, TypeTally.Count(count: 3, stretchCount: 3))
      expectEqual(read, ["text", "text", "text"])
    }
  }
#endif

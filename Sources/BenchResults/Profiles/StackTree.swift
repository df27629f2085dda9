// SPDX-License-Identifier: Apache-2.0

/// Stacks as a tree of calls, beside those of another profile where two are compared.
public struct StackTree: Sendable {
  public struct Node: Sendable {
    public let name: String
    public let phase: ProfilePhase
    public let depth: Int
    /// What fell on it and what it called.
    public internal(set) var total = 0
    public internal(set) var own = 0
    /// What fell on it and what it called in the other profile.
    public internal(set) var baseTotal = 0
    /// Places of the functions that it called, in the order of their names.
    public internal(set) var children: [Int] = []
  }

  /// The calls, callers before what they call; the first stands for all stacks.
  public let nodes: [Node]

  public var total: Int { nodes[0].total }

  /// What fell on all stacks of the other profile; 0 where there is none.
  public var baseTotal: Int { nodes[0].baseTotal }

  public var depth: Int { nodes.map(\.depth).max() ?? 0 }

  /// Builds the tree of some stacks, and of those to compare with, in O(n) for n frames.
  public init(_ stacks: FoldedStacks, base: FoldedStacks? = nil) {
    var builder = Builder()
    for stack in stacks.stacks { builder.add(stack, isBase: false) }
    for stack in base?.stacks ?? [] { builder.add(stack, isBase: true) }
    nodes = builder.finished()
  }

  /// How much more or less of the whole falls on a node than in the other profile: a difference of shares, from -1 to
  /// 1.
  public func growth(of node: Node) -> Double {
    Self.share(node.total, of: total) - Self.share(node.baseTotal, of: baseTotal)
  }

  static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  private struct Builder {
    private var nodes = [Node(name: "all", phase: .broken, depth: 0)]
    private var places: [[String: Int]] = [[:]]

    mutating func add(_ stack: FoldedStacks.Stack, isBase: Bool) {
      var place = 0
      note(stack.weight, at: place, isBase)
      for frame in stack.frames {
        place = child(frame, of: place)
        note(stack.weight, at: place, isBase)
      }
      if !isBase { nodes[place].own += stack.weight }
    }

    private mutating func note(_ weight: Int, at place: Int, _ isBase: Bool) {
      if isBase { nodes[place].baseTotal += weight } else { nodes[place].total += weight }
    }

    private mutating func child(_ name: String, of parent: Int) -> Int {
      if let place = places[parent][name] { return place }
      let above = nodes[parent]
      nodes.append(Node(name: name, phase: above.phase.entering(name), depth: above.depth + 1))
      places.append([:])
      places[parent][name] = nodes.count - 1
      nodes[parent].children.append(nodes.count - 1)
      return nodes.count - 1
    }

    func finished() -> [Node] {
      nodes.map { node in
        var node = node
        node.children.sort { nodes[$0].name < nodes[$1].name }
        return node
      }
    }
  }
}

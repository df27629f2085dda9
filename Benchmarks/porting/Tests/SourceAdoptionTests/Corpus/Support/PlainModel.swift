import Foundation

/// Nothing in it has to be rewritten; `dynamic` and `optional` are names here.
struct PlainModel {
    enum Kind { case dynamic, optional, `import` }
    var dynamic = Kind.dynamic
    let optional: Int? = nil
    func callAsFunction(dynamic: Bool) -> Bool { dynamic }
}

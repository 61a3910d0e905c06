import Foundation
import SystemSupport

/// Members in the types around them, as generated code declares what has a path: `Home.Title.large`.
struct AccessorTree<Value> {
    /// By name; the first of two that have one name counts.
    private(set) var members: [String: Value] = [:]
    private(set) var types: [String: AccessorTree] = [:]

    var isEmpty: Bool { members.isEmpty && types.isEmpty }

    /// - Parameter path: the resource's name, with what it lies in before it.
    mutating func add(_ path: ArraySlice<Substring>, _ value: Value) {
        guard let first = path.first else { return }
        if path.count == 1 {
            let name = AccessorName.member(String(first))
            if members[name] == nil { members[name] = value }
        } else {
            types[AccessorName.type(String(first)), default: AccessorTree()].add(path.dropFirst(), value)
        }
    }

    /// - Parameter declaration: of a member, by its name.
    func lines(_ indent: String = "    ", _ declaration: (String, Value) -> String) -> [String] {
        members.sorted { $0.key < $1.key }.map { indent + declaration($0, $1) }
            + types.sorted { $0.key < $1.key }.flatMap { Self.type($0, $1, indent, declaration) }
    }

    private static func type(
        _ name: String, _ tree: AccessorTree, _ indent: String, _ declaration: (String, Value) -> String
    ) -> [String] {
        ["\(indent)public enum \(SwiftName.quoted(name)) {"] + tree.lines(indent + "    ", declaration) + ["\(indent)}"]
    }

    /// The lines of several, each in a type of its own; of one alone without.
    static func lines(
        of trees: [(name: String, tree: AccessorTree)], _ declaration: (String, Value) -> String
    ) -> [String] {
        trees.count == 1
            ? trees[0].tree.lines("    ", declaration)
            : trees.flatMap { type(AccessorName.type($0.name), $0.tree, "    ", declaration) }
    }
}

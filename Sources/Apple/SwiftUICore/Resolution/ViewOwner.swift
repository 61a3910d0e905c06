import Synchronization

/// A body whose outermost nodes a node is one of, or was: what the views of a picture are called after.
package enum ViewOwner {
    /// The body of a view or a modifier of that type begins here.
    case body(Any.Type)
    /// The view that a modifier of that type changes begins here: it is written outside the modifier's body.
    case content(of: Any.Type)
}

extension ViewOwner {
    /// The types whose bodies a node is written in, the outermost first.
    ///
    /// - Parameters:
    ///   - owners: the node's own, from the inside out.
    ///   - outer: those of the node around it.
    package static func chain(_ owners: [ViewOwner], in outer: [Any.Type]) -> [Any.Type] {
        var chain = outer
        for owner in owners.reversed() {
            switch owner {
            case .body(let type): chain.append(type)
            case .content(let modifier):
                guard let index = chain.lastIndex(where: { $0 == modifier }) else { continue }
                chain.removeSubrange(index...)
            }
        }
        return chain
    }

    /// What the source calls a type, without its module and generic arguments: `PodiumStep`, `Board.Cell`. Nil for
    /// types that come with the engine.
    package static func name(of type: Any.Type) -> String? {
        let identity = ObjectIdentifier(type)
        if let known = names.withLock({ $0[identity] }) { return known }
        let name = makeName(of: type)
        names.withLock { $0[identity] = .some(name) }
        return name
    }

    /// Of the types that were asked for: a widget has few, and each picture asks for all of them.
    private static let names = Mutex<[ObjectIdentifier: String?]>([:])

    private static func makeName(of type: Any.Type) -> String? {
        var parts: [String] = [], part = "", depth = 0
        for character in String(reflecting: type) {
            switch character {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case "." where depth == 0:
                parts.append(part)
                part = ""
            case _ where depth == 0: part.append(character)
            default: break
            }
        }
        parts.append(part)
        guard let module = parts.first, !engineModules.contains(module) else { return nil }
        // A private type stands in an unnamed context, which leaves an empty part.
        let name = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ".")
        return name.isEmpty ? nil : name
    }

    /// The engine's modules that declare views with bodies.
    package static let engineModules: Set = [
        "Charts", "CoreTransferable", "MapKit", "PhotosUI", "SceneKit", "SwiftUI", "SwiftUICore", "TipKit", "UIKit",
        "UIKitCore", "WidgetKit", "WidgetKitCore"
    ]
}

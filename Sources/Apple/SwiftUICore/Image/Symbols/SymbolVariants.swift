/// A variant that is added to symbol names, such as `.fill`.
public struct SymbolVariants: Hashable, Sendable {
    package enum Shape: String, Hashable, Sendable { case circle, square, rectangle }

    package var shape: Shape?
    package var hasFill = false
    package var hasSlash = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: .circle)
    public static let square = SymbolVariants(shape: .square)
    public static let rectangle = SymbolVariants(shape: .rectangle)
    public static let fill = SymbolVariants(hasFill: true)
    public static let slash = SymbolVariants(hasSlash: true)

    public var circle: SymbolVariants { changed { $0.shape = .circle } }
    public var square: SymbolVariants { changed { $0.shape = .square } }
    public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
    public var fill: SymbolVariants { changed { $0.hasFill = true } }
    public var slash: SymbolVariants { changed { $0.hasSlash = true } }

    /// Whether this variant has everything that `other` has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (hasFill || !other.hasFill) && (hasSlash || !other.hasSlash)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The names to try, the best first; the name itself is last, because a symbol without the variant stays as it
    /// is. SF's order within a name is shape, slash, fill; what a badge adds stands behind all of them.
    package func names(for name: String) -> [String] {
        guard self != .none else { return [name] }
        var words = name.split(separator: ".").map(String.init)
        var badge: [String] = []
        if let index = words.lastIndex(of: "badge"), index > 0 {
            badge = Array(words[index...])
            words.removeSubrange(index...)
        }
        var fill = hasFill, slash = hasSlash
        if words.count > 1, words.last == "fill" {
            words.removeLast()
            fill = true
        }
        if words.count > 1, words.last == "slash" {
            words.removeLast()
            slash = true
        }
        let own = words.last.flatMap(Shape.init)
        let shapes = own == nil ? [shape, nil] : [nil]
        var names: [String] = []
        for shape in shapes {
            for parts in [(slash, fill), (slash, false), (false, fill)] {
                let tail = [shape?.rawValue, parts.0 ? "slash" : nil, parts.1 ? "fill" : nil].compactMap { $0 }
                let front = words + tail
                names.append((front + badge).joined(separator: "."))
                // `bell.badge.fill`: behind a badge without a symbol of its own the fill comes last.
                if !badge.isEmpty, parts.1 {
                    names.append((front.dropLast() + badge + ["fill"]).joined(separator: "."))
                }
            }
        }
        var seen: Set<String> = []
        return (names + [name]).filter { seen.insert($0).inserted }
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the variant of symbols, such as filled.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}

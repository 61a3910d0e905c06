import Geometry
import RenderModel

/// A view as a line of a snapshot's text:
///
///     PodiumView › VStack 16,16 126x126 alignment leading, spacing 0; fill #FFFFFF
///       PodiumStep › Text "Mira" 24,24 84x12; font Inter-Regular 12, color #000000
///
/// Names before `›` are the widget's own views whose bodies begin there, and each `‹` leaves one: what a modifier of
/// the widget changes is written outside that modifier's body. Then come the view, its frame in points, what its source
/// says of its layout, and behind a semicolon what it draws.
struct ViewLine {
    /// Only what a line tells.
    var node: ViewTree.Node

    /// Views that lie deeper are written as if they did not.
    static let greatestDepth = 200
    /// In a golden that somebody has edited there may be more than any widget has.
    static let mostOwners = 64

    private static let into = " › ", leaving = "‹ "

    init(_ node: ViewTree.Node) {
        var told = ViewTree.Node(
            depth: min(max(0, node.depth), Self.greatestDepth), view: node.view, proposedWidth: nil,
            proposedHeight: nil, frame: Self.rounded(node.frame))
        let layout = [
            node.details, node.priority.map { "priority \(SnapshotNumber.text($0, decimals: 3))" }
        ].compactMap { $0 }.joined(separator: ", ")
        // What the widget calls its things must not end the line.
        told.details = layout.isEmpty ? nil : Self.onOneLine(layout)
        told.drawing = node.drawing.map { $0.map(Self.onOneLine) }
        told.owners = node.owners
        self.node = told
    }

    // MARK: Writing

    /// - Parameter outer: the owners of the view around it.
    func text(in outer: [String]) -> String {
        let owners = node.owners ?? []
        let shared = zip(outer, owners).prefix { $0 == $1 }.count
        var line = String(repeating: "  ", count: node.depth)
        line += String(repeating: Self.leaving, count: outer.count - shared)
        for owner in owners.dropFirst(shared) { line += owner + Self.into }
        line += Self.written(node.view)
        let frame = node.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
            SnapshotNumber.text(Double($0), decimals: 3)
        }
        line += " \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
        if let details = node.details { line += " \(details)" }
        if let drawing = node.drawing { line += "; " + drawing.joined(separator: ", ") }
        return line
    }

    /// The name with what it shows in quotes, as in source.
    private static func written(_ name: String) -> String {
        guard let first = name.firstIndex(of: "\""), let last = name.lastIndex(of: "\""), first < last else {
            return onOneLine(name)
        }
        return onOneLine(String(name[..<first])) + "\"" + SnapshotQuotes.escaped(name[name.index(after: first)..<last])
            + "\"" + onOneLine(String(name[last...].dropFirst()))
    }

    private static func onOneLine(_ text: String) -> String {
        text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    /// As numbers are written.
    private static func rounded(_ rect: CGRect) -> CGRect {
        func round(_ length: CGFloat) -> CGFloat {
            length.isFinite ? (min(max(length, -1e9), 1e9) * 1000).rounded() / 1000 : 0
        }
        return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }

    // MARK: Reading

    /// How many of the owners around it a line leaves.
    static func leavings(_ line: String) -> Int {
        line.drop { $0 == " " }.prefix { $0 == "‹" || $0 == " " }.count { $0 == "‹" }
    }

    /// Nil where the line is no view's. Its owners are those that begin there.
    init?(text line: String) {
        let indentation = line.prefix { $0 == " " }.count
        guard indentation.isMultiple(of: 2), indentation / 2 <= Self.greatestDepth else { return nil }
        var rest = line.dropFirst(indentation)
        while rest.hasPrefix(Self.leaving) { rest = rest.dropFirst(Self.leaving.count) }
        // The name ends behind what it shows, or before the frame.
        let quote = rest.firstIndex(of: "\""), bare = FrameText.first(in: rest)
        var shown: String?, head: Substring, frame: FrameText?
        if let quote, bare.map({ quote < $0.range.lowerBound }) ?? true {
            guard let (text, end) = SnapshotQuotes.read(rest[rest.index(after: quote)...]) else { return nil }
            (shown, head, frame) = (text, rest[..<quote], FrameText(at: end, in: rest))
        } else {
            (head, frame) = (bare.map { rest[..<$0.range.lowerBound] } ?? "", bare)
        }
        guard let frame else { return nil }
        var owners = head.split(separator: Self.into, omittingEmptySubsequences: false).map(String.init)
        let name = owners.removeLast() + (shown.map { "\"\($0)\"" } ?? "")
        guard !name.isEmpty else { return nil }
        node = ViewTree.Node(
            depth: indentation / 2, view: name, proposedWidth: nil, proposedHeight: nil, frame: frame.frame)
        node.owners = owners.isEmpty ? nil : owners
        let told = rest[frame.range.upperBound...]
        let parts = told.split(separator: "; ", maxSplits: 1, omittingEmptySubsequences: false)
        if let layout = parts.first, !layout.isEmpty { node.details = String(layout.drop { $0 == " " }) }
        if parts.count > 1 { node.drawing = parts[1].split(separator: ", ").map(String.init) }
    }
}

import Findings
import Geometry

/// A value that layout cannot use, such as a width that is not a number: what was said and what is done instead.
package struct LayoutIssue: Hashable, Sendable {
    package var code: FindingCode
    /// Names the modifier or view with its values, then what becomes of them.
    package var message: String

    package init(_ code: FindingCode, _ message: String) {
        self.code = code
        self.message = message
    }

    /// As `-5`, `.nan` and `.infinity`: the way source code says it.
    package static func text(_ value: CGFloat) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    /// `width: -5, height: .nan`, of the arguments that are given.
    package static func text(_ arguments: [(name: String, value: CGFloat?)]) -> String {
        arguments.compactMap { name, value in value.map { "\(name): \(text($0))" } }.joined(separator: ", ")
    }
}

// MARK: What SwiftUI logs

extension LayoutIssue {
    /// SwiftUI's "Invalid frame dimension (negative or non-finite).", for `frame(width:height:)`.
    static func frame(width: CGFloat?, height: CGFloat?) -> LayoutIssue? {
        func isValid(_ length: CGFloat?) -> Bool { length.map { $0.isFinite && $0 >= 0 } ?? true }
        if isValid(width) && isValid(height) { return nil }
        return LayoutIssue(
            .frameDimensionInvalid,
            "frame(\(text([("width", width), ("height", height)]))) has an invalid dimension (negative or "
                + "non-finite), which is ignored")
    }

    /// For one axis of `frame(minWidth:idealWidth:maxWidth:…)`: SwiftUI logs lengths that are not numbers, infinite
    /// minima, and "Contradictory frame constraints specified."
    static func frame(_ axis: Axis, min: CGFloat?, ideal: CGFloat?, max: CGFloat?) -> LayoutIssue? {
        if min == nil && ideal == nil && max == nil { return nil }
        let side = axis == .horizontal ? "Width" : "Height"
        let call = "frame(\(text([("min" + side, min), ("ideal" + side, ideal), ("max" + side, max)])))"
        let isInvalid = [min, ideal, max].contains { $0?.isNaN == true } || min == .infinity || ideal == .infinity
        if isInvalid {
            return LayoutIssue(.frameDimensionInvalid, "\(call) has a non-finite dimension, which is ignored")
        }
        let least = min ?? -.infinity, middle = ideal ?? least, greatest = max ?? middle
        if least <= middle && middle <= greatest { return nil }
        return LayoutIssue(
            .frameConstraintsContradictory,
            "\(call) is contradictory: minimum, ideal and maximum must be in ascending order")
    }
}

// MARK: What SwiftUI passes on to Core Animation, which stops at it or draws nothing

extension LayoutIssue {
    /// For a modifier whose values must be finite numbers.
    static func nonFinite(_ call: String, _ arguments: [(name: String, value: CGFloat?)]) -> LayoutIssue? {
        if arguments.allSatisfy({ $0.value?.isFinite ?? true }) { return nil }
        return LayoutIssue(
            .layoutValueInvalid, "\(call)(\(text(arguments))) has a non-finite value, which is ignored")
    }

    static func aspectRatio(_ ratio: CGFloat?) -> LayoutIssue? {
        guard let ratio, !(ratio.isFinite && ratio > 0) else { return nil }
        return LayoutIssue(
            .layoutValueInvalid,
            "aspectRatio(\(text(ratio))) is not a valid ratio of width to height; the view keeps its own")
    }

    /// A layout that returned something that is no size.
    static func size(_ size: CGSize) -> LayoutIssue {
        LayoutIssue(
            .layoutValueInvalid,
            "sizeThatFits returned \(text(size.width)) × \(text(size.height)); a negative or non-finite length is "
                + "taken as 0")
    }

    /// A layout that put a member nowhere, at which SwiftUI stops the program.
    static let placement = LayoutIssue(
        .layoutValueInvalid, "placeSubviews returned a position that is not finite; the subview is centered")

    /// A view whose length was still infinite when it got its place.
    static let infiniteSize = LayoutIssue(
        .layoutValueInvalid, "its size is infinite, so it is not drawn")
}

/// The misuses that one pass of resolving and placing a tree met, one for each view and kind, however often the view
/// was measured.
package final class LayoutIssueLog {
    private var issues: [(node: LayoutNode, issue: LayoutIssue)] = []

    package init() {}

    package func note(_ issue: LayoutIssue, at node: LayoutNode) {
        if !issues.contains(where: { $0.node === node && $0.issue.code == issue.code }) {
            issues.append((node, issue))
        }
    }

    package func removeAll() { issues.removeAll() }

    /// What was noted of views in these trees, in the order of the views, each with the view's place.
    package func findings(in roots: [LayoutNode]) -> [Finding] {
        if issues.isEmpty { return [] }
        let noted = Dictionary(grouping: issues) { ObjectIdentifier($0.node) }
        var findings: [Finding] = []
        func walk(_ node: LayoutNode, _ path: [String]) {
            for (_, issue) in noted[ObjectIdentifier(node)] ?? [] {
                let place = path.isEmpty ? "" : " in \(path.joined(separator: " › "))"
                findings.append(
                    Finding(issue.code, "\(node.subjectName)\(place): \(issue.message)"))
            }
            let children = node.children
            for (index, child) in children.enumerated() {
                // A view that only wraps another says nothing about where one is.
                walk(child, children.count > 1 ? path + ["\(node.name)[\(index)]"] : path)
            }
        }
        for root in roots { walk(root, []) }
        return findings
    }
}

extension LayoutNode {
    /// The view inside all wrappers, by which an author knows the place.
    fileprivate var subjectName: String {
        var node = self
        while node.children.count == 1 { node = node.children[0] }
        return node.name
    }
}

extension LayoutNode {
    /// The node, with `issue` noted where there is one.
    func noting(_ issue: LayoutIssue?, _ inputs: _ViewInputs) -> LayoutNode {
        if let issue { inputs.note(issue, at: self) }
        return self
    }
}

extension _ViewInputs {
    /// Notes a misuse of layout; it becomes a finding when the tree is complete.
    func note(_ issue: LayoutIssue, at node: LayoutNode) { session.layoutIssues.note(issue, at: node) }
}

nonisolated extension View {
    /// Notes a misuse at each of the view's nodes.
    func noting(_ issue: LayoutIssue?) -> some View {
        wrapNodes { content, inputs in content.noting(issue, inputs) }
    }
}

import Findings
import Geometry

/// A value that layout cannot use, such as a width that is no number: what was said and what is done instead.
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

    /// For one axis of `frame(minWidth:idealWidth:maxWidth:…)`: SwiftUI logs lengths that are no numbers, infinite
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
            "\(call) is contradictory: lengths must grow from minimum over ideal to maximum")
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
            "aspectRatio(\(text(ratio))) is no ratio of width to height; the view keeps its own")
    }

    /// A layout that returned something that is no size.
    static func size(_ size: CGSize) -> LayoutIssue {
        LayoutIssue(
            .layoutValueInvalid,
            "sizeThatFits returned \(text(size.width)) × \(text(size.height)); what is negative or no number is "
                + "taken as 0")
    }

    /// A layout that put a member nowhere, at which SwiftUI stops the program.
    static let placement = LayoutIssue(
        .layoutValueInvalid, "placeSubviews gave a position that is not finite; the member is centered instead")

    /// A view whose length was still infinite when it got its place.
    static let infiniteSize = LayoutIssue(
        .layoutValueInvalid, "its size is infinite, so that it has no place and is not drawn")
}

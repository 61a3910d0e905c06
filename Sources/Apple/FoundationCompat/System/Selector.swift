import Findings
import Foundation
import RenderModel

/// The name of a method, by which Objective-C calls it and nothing does here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As Objective-C spells it: `show:animated:`.
    public let description: String

    public init(_ str: String) { description = str }
    public init(stringLiteral value: String) { description = value }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// What `#selector(…)` of a widget's source becomes.
///
/// - Parameter reference: what stands between its brackets, such as `Model.show(_:animated:)`.
public func _objSel(_ reference: String) -> Selector {
    var path = reference.drop { $0.isWhitespace }
    var isSetter = false
    if let colon = path.firstIndex(of: ":"), !path[..<colon].contains("(") {
        isSetter = path[..<colon] == "setter"
        path = path[path.index(after: colon)...].drop { $0.isWhitespace }
    }
    let parts = path.split(separator: "(", maxSplits: 1), last = parts.first?.split(separator: ".").last
    let name = last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    if isSetter { return Selector("set" + capitalized(name) + ":") }
    let labels = parts.count < 2 ? [] : parts[1].prefix { $0 != ")" }.split(separator: ":").map(String.init)
    guard let first = labels.first else { return Selector(name) }
    let start = first == "_" ? name : "\(name)With\(capitalized(first))"
    return Selector(start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined())
}

/// What `#keyPath(…)` of a widget's source becomes.
///
/// - Parameter reference: what stands between its brackets, such as `Item.owner.name`.
public func _keyOf(_ reference: String) -> String {
    let parts = reference.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    return parts.drop { $0.first?.isUppercase == true }.joined(separator: ".")
}

private func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

extension NSObject {
    /// Nobody can be asked by the name of a method.
    public func responds(to aSelector: Selector!) -> Bool { false }
}

extension Selector {
    /// Says that a method is never called.
    package func note(_ caller: String, instead: String) {
        MissingData.record(
            store: Finding(
                .selectorNotCalled,
                "\(caller) does not call '\(description)', as only Objective-C finds methods by name; \(instead)"))
    }
}

extension NotificationCenter {
    /// Calls nobody: methods are found by name in Objective-C only. A finding says so.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let name = aName.map { " of '\($0.rawValue)'" } ?? ""
        aSelector.note(
            "the notification center's observer\(name)",
            instead: "addObserver(forName:object:queue:using:) takes a closure")
    }
}

extension Timer {
    /// Calls nobody: methods are found by name in Objective-C only. A finding says so.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        aSelector.note("a timer", instead: "scheduledTimer(withTimeInterval:repeats:block:) takes a closure")
        return Timer(timeInterval: ti, repeats: yesOrNo) { _ in }
    }

    /// Calls nobody: methods are found by name in Objective-C only. A finding says so.
    public convenience init(
        timeInterval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        s.note("a timer", instead: "Timer(timeInterval:repeats:block:) takes a closure")
        self.init(timeInterval: ti, repeats: rep) { _ in }
    }

    /// Calls nobody: methods are found by name in Objective-C only. A finding says so.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        s.note("a timer", instead: "Timer(fire:interval:repeats:block:) takes a closure")
        self.init(fire: date, interval: ti, repeats: rep) { _ in }
    }
}

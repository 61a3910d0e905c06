import Foundation
import ICU

/// Writes items as an enumeration: “a, b, and c”.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items; without one they are strings, or describe themselves.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }

    open func string(from items: [Any]) -> String? {
        let strings = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
        let locale = locale ?? .current
        return ListPattern.string(strings, kind: .and, width: .wide, locale: locale.identifier)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}

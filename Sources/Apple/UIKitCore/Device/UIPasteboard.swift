import DisplayList
import Foundation

/// What was copied, of which an extension on an iPhone sees nothing either unless the user lets it: it is empty, and
/// what is put into it is kept as long as the process.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// Identifies a pasteboard; those of the same name do not share their contents here.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public static let general = UIPasteboard(name: .general)
    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    public let name: Name
    private let lock = NSLock()
    private var contents: [Any] = []
    private var changes = 0

    private init(name: Name) { self.name = name }

    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        self.init(name: pasteboardName)
    }

    public static func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }

    public var changeCount: Int { lock.withLock { changes } }
    public var numberOfItems: Int { lock.withLock { contents.count } }

    public var string: String? {
        get { all().first }
        set { put(newValue.map { [$0] }) }
    }
    public var strings: [String]? {
        get { all() }
        set { put(newValue) }
    }
    public var url: URL? {
        get { all().first }
        set { put(newValue.map { [$0] }) }
    }
    public var urls: [URL]? {
        get { all() }
        set { put(newValue) }
    }
    public var image: UIImage? {
        get { all().first }
        set { put(newValue.map { [$0] }) }
    }
    public var images: [UIImage]? {
        get { all() }
        set { put(newValue) }
    }
    public var color: UIColor? {
        get { all().first }
        set { put(newValue.map { [$0] }) }
    }
    public var items: [[String: Any]] {
        get { all() }
        set { put(newValue) }
    }

    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
    public var hasColors: Bool { color != nil }

    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { put([[pasteboardType: data]]) }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put([[pasteboardType: value]]) }
    public func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    private func all<Item>() -> [Item] { lock.withLock { contents.compactMap { $0 as? Item } } }

    private func put(_ items: [Any]?) {
        lock.withLock { (contents, changes) = (items ?? [], changes + 1) }
    }
}

import Foundation

/// Hands over an item that is dragged, dropped or shared. It keeps what it is given; nobody asks for it in a picture.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// What loads an item.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    private let item: Any?
    open private(set) var registeredTypeIdentifiers: [String]
    open var suggestedName: String?

    public override init() { (item, registeredTypeIdentifiers) = (nil, []) }
    public init(object: NSObject) { (item, registeredTypeIdentifiers) = (object, []) }
    public init(item: Any?, typeIdentifier: String?) {
        (self.item, registeredTypeIdentifiers) = (item, typeIdentifier.map { [$0] } ?? [])
    }
    /// nil where there is no such file.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        (item, registeredTypeIdentifiers) = (fileURL, ["public.file-url"])
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { item.map { type(of: $0) == aClass } ?? false }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
        completionHandler?(isThere ? item : nil, isThere ? nil : CocoaError(.fileReadNoSuchFile))
    }

    @discardableResult
    open func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let found = item as? T
        completionHandler(found, found == nil ? CocoaError(.fileReadNoSuchFile) : nil)
        return Progress(totalUnitCount: 1)
    }
}

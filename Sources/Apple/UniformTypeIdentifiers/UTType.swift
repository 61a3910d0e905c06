import Foundation

/// A kind of file or data, by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    /// Nil for nothing: which identifiers an iPhone knows is not known here.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    private init(known identifier: String) { self.identifier = identifier }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// - Parameter filenameExtension: without a dot. One that is unknown makes a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        identifier = Self.extensions[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension.lowercased())"
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.mimeTypes.first(where: { $0.value == mimeType })?.key else { return nil }
        identifier = found
    }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? {
        Self.extensions.filter { $0.value == identifier }.keys.min { ($0.count, $0) < ($1.count, $1) }
    }
    public var preferredMIMEType: String? { Self.mimeTypes[identifier] }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    public func conforms(to type: UTType) -> Bool {
        self == type || Self.parents[identifier, default: []].contains { UTType(known: $0).conforms(to: type) }
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let folder = UTType(known: "public.folder")
    public static let zip = UTType(known: "public.zip-archive")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let movie = UTType(known: "public.movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let contact = UTType(known: "public.contact")
    public static let vCard = UTType(known: "public.vcard")
    public static let calendarEvent = UTType(known: "public.calendar-event")

    private static let extensions = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
        "heic": "public.heic",
        "webp": "org.webmproject.webp", "svg": "public.svg-image", "pdf": "com.adobe.pdf", "txt": "public.plain-text",
        "html": "public.html", "xml": "public.xml", "json": "public.json", "csv": "public.comma-separated-values-text",
        "zip": "public.zip-archive", "mp3": "public.mp3", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
        "vcf": "public.vcard"
    ]

    private static let mimeTypes = [
        "public.png": "image/png", "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif",
        "public.heic": "image/heic", "org.webmproject.webp": "image/webp", "public.svg-image": "image/svg+xml",
        "com.adobe.pdf": "application/pdf", "public.plain-text": "text/plain", "public.html": "text/html",
        "public.xml": "application/xml", "public.json": "application/json",
        "public.comma-separated-values-text": "text/csv", "public.zip-archive": "application/zip",
        "public.mp3": "audio/mpeg", "public.mpeg-4": "video/mp4", "com.apple.quicktime-movie": "video/quicktime",
        "public.vcard": "text/vcard"
    ]

    private static let parents = [
        "public.data": ["public.item"], "public.content": ["public.item"], "public.folder": ["public.item"],
        "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "public.svg-image": ["public.image", "public.xml"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"], "public.html": ["public.text"], "public.xml": ["public.text"],
        "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
        "public.url": ["public.data"], "public.file-url": ["public.url"], "public.zip-archive": ["public.data"],
        "public.audio": ["public.data", "public.content"], "public.mp3": ["public.audio"],
        "public.movie": ["public.data", "public.content"], "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"], "public.contact": ["public.item"],
        "public.vcard": ["public.text", "public.contact"], "public.calendar-event": ["public.item"]
    ]
}

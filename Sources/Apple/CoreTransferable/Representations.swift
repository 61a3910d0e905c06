import Foundation
import UniformTypeIdentifiers

// Representations that are made of no others.
extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// By `Codable`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public init(contentType: UTType) {}
    public init(contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder) {}
    /// `Never`: the item's `Codable` conformance makes the data.
    public typealias Body = Never
}

/// By bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// `Never`: the closures make the data; neither is ever called.
    public typealias Body = Never

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that has come.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// By a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// `Never`: the closures make the file; neither is ever called.
    public typealias Body = Never

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// By another item, that of a property.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    /// `Never`: the other item's representation is taken.
    public typealias Body = Never

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {}
    public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {}
}

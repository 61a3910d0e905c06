import Foundation

extension URL {
    /// The name with the type's extension, unless its own extension is of a type that conforms.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.completed(partialName), isDirectory: contentType.conforms(to: .folder))
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The type's extension at the end of the last component; nothing for a type without one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// The name with the type's extension, unless its own extension is of a type that conforms.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.completed(partialName))
    }

    /// The type's extension at the end; nothing for a type without one.
    public func appendingPathExtension(for contentType: UTType) -> String {
        contentType.preferredFilenameExtension.flatMap { appendingPathExtension($0) } ?? String(describing: self)
    }
}

extension UTType {
    fileprivate func completed(_ name: String) -> String {
        let own = (name as NSString).pathExtension
        if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: self) == true { return name }
        return preferredFilenameExtension.map { "\(name).\($0)" } ?? name
    }
}

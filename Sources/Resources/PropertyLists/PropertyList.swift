import Foundation

/// Reads property lists: as XML, as text or binary.
package enum PropertyList {
    package static func value(_ data: Data) throws(PropertyListError) -> Any {
        if BinaryPropertyList.isBinary(data) {
            do throws(BinaryPropertyList.Damage) {
                try BinaryPropertyList.check(data)
            } catch {
                throw PropertyListError(line: nil, message: "is a damaged binary property list: \(error.message)")
            }
        }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw PropertyListError(error, data)
        }
    }

    package static func dictionary(_ data: Data) throws(PropertyListError) -> [String: Any] {
        guard let dictionary = try value(data) as? [String: Any] else {
            throw PropertyListError(line: nil, message: "is a property list, but no dictionary")
        }
        return dictionary
    }

    /// The dictionary of a property list's file.
    package static func dictionary(at url: URL) throws(PropertyListError) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw PropertyListError(line: nil, message: "cannot be read")
        }
        return try dictionary(data)
    }
}

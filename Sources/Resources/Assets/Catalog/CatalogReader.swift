import Findings
import Foundation
import SystemSupport

/// Reads the Contents.json of a folder of a catalog.
enum CatalogReader {
    /// The object in `folder`'s Contents.json; empty, with a finding, when there is none or it is not JSON.
    static func contents(of folder: URL, _ displayPath: DisplayPath, report: (Finding) -> Void) -> [String: Any] {
        let url = folder.appendingPathComponent("Contents.json")
        func fail(_ problem: String) -> [String: Any] {
            report(Finding(.assetMalformed, "\(displayPath(url)): \(problem)"))
            return [:]
        }
        guard let data = try? Data(contentsOf: url) else {
            return fail("cannot be read; let Xcode write the catalog again.")
        }
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                return fail("is JSON, but not an object; let Xcode write the catalog again.")
            }
            return object
        } catch {
            return fail(
                "is not valid JSON: \(JSONProblem.text(error, in: data)). Correct it or let Xcode write it again.")
        }
    }
}

/// A file that a set's Contents.json names. It lies in the set's folder: the name is one word to Xcode, and one such as
/// `../../secret.png` would show what lies elsewhere.
enum SetFile {
    /// The file of that name, however its accents are written and whatever its case.
    ///
    /// - Throws: `ReadError` for a name that leads out of the folder.
    static func url(_ name: String, in directory: URL) throws(ReadError) -> URL {
        guard staysInside(name) else { throw ReadError(name: name) }
        return URL(fileURLWithPath: MacPath.file(directory.appendingPathComponent(name).path))
    }

    static func staysInside(_ name: String) -> Bool {
        var depth = 0
        for part in name.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return false }
        }
        return !name.hasPrefix("/")
    }

    struct ReadError: Error, CustomStringConvertible {
        let name: String
        var description: String { "the file name “\(name)” leads out of the set, where nothing is read" }
    }
}

/// Numbers as catalogs write them: JSON numbers or strings of digits.
enum JSONNumber {
    static func value(_ json: Any?) -> Double? {
        let number: Double? =
            switch json {
            case let text as String: Double(text)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}

import Foundation
import SystemSupport

/// What an app has written for its extensions, as files: the folder of `--app-group`.
///
///     group.com.example.app.json    the defaults of a suite, as JSON or as a property list (.plist)
///     group.com.example.app/        the files of the group's container
///     standard.json                 the extension's own defaults
///
/// A container copied from a device or a simulator is read as it is: its `Library/Preferences/<group>.plist` holds the
/// suite's defaults. JSON has no dates and no bytes, which are written `{"$date": "2026-01-01T09:41:00Z"}` and
/// `{"$data": "<base 64>"}`.
package struct AppGroupFolder {
    /// The name of the extension's own defaults.
    package static let standard = "standard"

    /// The defaults by suite, as a property list's values.
    package private(set) var domains: [String: [String: Any]] = [:]
    /// The folders of the containers, by group.
    package private(set) var containers: [String: URL] = [:]

    package struct ReadError: Error, CustomStringConvertible {
        package var description: String
    }

    private init() {}

    /// What an app leaves that has written nothing.
    package static var empty: AppGroupFolder { AppGroupFolder() }

    package init(_ folder: URL) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            throw ReadError(
                description: "cannot be read as a folder; name one with <suite>.json, <suite>.plist or <group>/")
        }
        for name in names where !name.hasPrefix(".") && !name.lowercased().hasPrefix("readme") {
            guard ContainedCopy.staysInside(folder.appendingPathComponent(name), folder) else {
                throw ReadError(description: "\(name): this is a link out of the folder; put a copy there")
            }
            try read(folder.appendingPathComponent(name), named: name)
        }
    }

    private mutating func read(_ url: URL, named name: String) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue {
            containers[name] = url
            let preferences = url.appendingPathComponent("Library/Preferences/\(name).plist")
            guard FileManager.default.fileExists(atPath: preferences.path) else { return }
            return try add(
                try PropertyListFile(preferences, shownAs: "\(name)/Library/Preferences/\(name).plist"), to: name)
        }
        let suite = name.deletingPathExtension
        switch name.pathExtension {
        case "plist": try add(try PropertyListFile(url, shownAs: name), to: suite)
        case "json": try add(try PropertyListFile(json: url, shownAs: name), to: suite)
        default:
            throw ReadError(
                description: "\(name): neither <suite>.json nor <suite>.plist nor a group's folder; rename or remove it"
            )
        }
    }

    private mutating func add(_ file: PropertyListFile, to suite: String) throws {
        guard domains[suite] == nil else {
            throw ReadError(
                description: "\(file.name): the defaults of '\(suite)' are in another file too; keep one of them")
        }
        domains[suite] = file.values
    }
}

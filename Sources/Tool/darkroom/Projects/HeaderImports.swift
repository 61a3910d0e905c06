import Foundation
import SystemSupport
import XcodeProjects

/// The modules that a target's Objective-C headers bring: all of its Swift files see what its bridging header imports,
/// and those of a framework what its umbrella header does.
enum HeaderImports {
    /// Those that Darkroom has and headers of apps import. Foundation every file sees anyway.
    private static let known: Set = [
        "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "Intents", "MapKit", "QuartzCore", "StoreKit", "UIKit",
        "UserNotifications"
    ]
    /// How many headers are read: a bridging header names those of a project, which name others.
    private static let limit = 200

    /// What the compiler is told of it.
    ///
    /// - Parameters:
    ///   - bridging: the path of the bridging header; nil for none.
    ///   - sources: the paths of the target's files, one of which the umbrella header lies beside.
    ///   - folder: the project's, outside of which no header is read.
    static func flags(bridging: String?, module: String, sources: [String], in folder: String) -> [String] {
        let umbrellas = Set(sources.map(\.parentFolder)).sorted().map { $0.appendingPath(module + ".h") }
        let headers = ([bridging].compactMap(\.self) + umbrellas).filter(FileManager.default.fileExists)
        guard !headers.isEmpty else { return [] }
        let found = modules(in: headers, ProjectBoundary(around: [folder]))
        return found.sorted().flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    private static let moduleImport = Pattern(#/\s*(?:#\s*(?:import|include)\s*<(\w+)/|@import\s+(\w+))/#)
    private static let headerImport = Pattern(#/\s*#\s*(?:import|include)\s*"([^"]+)"/#)

    private static func modules(in headers: [String], _ boundary: ProjectBoundary) -> Set<String> {
        var left = headers, read: Set<String> = [], result: Set<String> = []
        while let path = left.popLast(), read.count < limit {
            guard read.insert(path).inserted, boundary.holds(path), let text = DescriptorIO.text(path) else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                if let match = line.prefixMatch(of: Self.moduleImport) {
                    result.insert(String(match.1 ?? match.2 ?? ""))
                } else if let match = line.prefixMatch(of: Self.headerImport) {
                    left.append(path.parentFolder.appendingPath(String(match.1)))
                }
            }
        }
        return result.intersection(known)
    }
}

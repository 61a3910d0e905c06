import Foundation

/// The files of a set against those that its Contents.json names.
struct FileNames {
    let problems: [SetProblem]

    /// - Parameter names: as they stand in Contents.json.
    init(_ folder: URL, named names: [String]) {
        var problems: [SetProblem] = []
        let present = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0 != "Contents.json" && !$0.hasPrefix(".") }.sorted()
        // The same name may be written with composed or decomposed letters.
        let wanted = Set(names.map(\.precomposedStringWithCanonicalMapping))
        var missing: Set<String> = []
        for name in names where missing.insert(name).inserted {
            if !SetFile.staysInside(name) {
                problems.append(.malformed("\(SetFile.ReadError(name: name))"))
            } else if !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) {
                problems.append(.malformed("the file “\(name)” is missing"))
            }
        }
        for file in present where !wanted.contains(file.precomposedStringWithCanonicalMapping) {
            problems.append(.note(.assetFileUnassigned, "the file “\(file)” lies in the set and no entry names it"))
        }
        self.problems = problems
    }
}

import Foundation
import SystemSupport

/// The file of which XcodeGen makes a project that nobody keeps in the repository.
package enum SpecificationFile {
    package static let usualNames = ["project.yml", "project.yaml", "project.json"]
    private static let extensions: Set<String> = ["yml", "yaml", "json"]

    /// Whether a path can be one by its name.
    package static func isNamed(_ path: String) -> Bool { extensions.contains(path.pathExtension) }

    /// The specifications among the files of a folder, the usual names first.
    ///
    /// - Parameter names: What the folder holds.
    package static func names(in folder: String, _ names: [String]) -> [String] {
        let usual = usualNames.filter { names.contains($0) && isSpecification("\(folder)/\($0)", byContent: false) }
        guard usual.isEmpty else { return usual }
        return names.sorted().filter {
            isNamed($0) && !usualNames.contains($0) && isSpecification("\(folder)/\($0)", byContent: true)
        }
    }

    /// - Parameter byContent: Whether the name says nothing: such a file names the project and its targets at the left.
    private static func isSpecification(_ path: String, byContent: Bool) -> Bool {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        guard data.count < 4 << 20 else { return false }
        let text = String(decoding: data, as: UTF8.self)
        guard !path.hasSuffix(".json") else {
            return !byContent && ["\"targets\"", "\"platform\""].allSatisfy(text.contains)
        }
        let keys = Set(
            text.split(separator: "\n").compactMap { line in line.firstIndex(of: ":").map { String(line[..<$0]) } })
        // One that has neither is a part that others include: XcodeGen makes no project without a name.
        return !byContent && keys.contains("include") || keys.contains("name") && keys.contains("targets")
    }
}

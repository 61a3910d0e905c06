import Assets
import Foundation
import SystemSupport

/// The data models among a bundle's resources.
enum DataModelFiles {
    /// Those below the folders that can be read, in the order of their paths; the others are warned of.
    static func models(in folders: [String], _ diagnostics: any Diagnostics) -> [DataModel] {
        let boundary = ResourceBoundary(roots: folders.map { URL(fileURLWithPath: $0) })
        let found: [String] = folders.flatMap { paths(in: $0, boundary, depth: 0) }
        return found.compactMap { path -> DataModel? in
            do {
                return try DataModel.read(URL(fileURLWithPath: path))
            } catch {
                diagnostics.warn("\(error); its classes are not generated")
                return nil
            }
        }
    }

    /// Groups of a project are no deeper than this, and links that lead back are not followed for ever.
    private static let deepest = 8

    private static func paths(in folder: String, _ boundary: ResourceBoundary, depth: Int) -> [String] {
        guard depth < deepest else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            guard boundary.holdsLink(path) else { return [] }
            if name.hasSuffix(".xcdatamodeld") { return [path] }
            guard path.isFolder, !name.contains(".x") else { return [] }
            return paths(in: path, boundary, depth: depth + 1)
        }
    }
}

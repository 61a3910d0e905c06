import Foundation
import Launch
import SourcePlaces
import SwiftText
import SystemSupport

/// Where what a program shows is written.
extension WidgetProgramBuilder {
    /// The widget's files and those of modules that its user can change.
    static func index(
        _ program: String, _ files: [String: StagedSource], _ origins: [String: String], modules: [SourceModule]
    ) -> SourceIndex {
        let active = files.mapValues(\.active), modules = modules.filter { !$0.isRemote }
        return SourceIndex(program: program) {
            var result = active.map { path, code in
                SourceIndex.File(
                    path: ShownFile.path(origins[path] ?? path), compiledPath: path, source: code.file,
                    counts: code.holds)
            }
            for module in modules {
                result += module.contents.map {
                    .init(path: ShownFile.path(module.origins[$0] ?? $0), compiledPath: $0, source: $1)
                }
            }
            return result
        }
    }

    /// Where the types that provide previews are declared.
    static func previewProviders(in sources: SourceFiles) -> PreviewProviderPlaces {
        var places = PreviewProviderPlaces()
        let scanners = sources.paths.map { ($0, TypeDeclarations(sources.contents[$0]!)) }
        let names = TypeDeclarations.heirs(of: "PreviewProvider", in: scanners.map(\.1))
        for (path, declarations) in scanners {
            for found in declarations.all where found.inherited.contains(where: names.contains) {
                places.places[found.path, default: []].append(PreviewPlace(file: path, line: found.line, column: 1))
            }
        }
        return places
    }
}

import Assets
import DisplayList
import Foundation
import SwiftUICore
import Typesetting

/// The asset catalogues, strings and fonts that lie beside a widget's code.
package struct WidgetResources: Sendable {
    private let library: AssetLibrary
    private let strings: StringTable
    /// The names of the font files that could not be read.
    private let unreadableFonts: [String]

    package init(directories: [URL]) {
        library = AssetLibrary(directories: directories)
        strings = StringTable(directories: directories)
        unreadableFonts = FontFiles.files(below: directories).compactMap { file in
            do {
                try Typesetter.shared.register(fontFile: file)
                return nil
            } catch {
                return file.lastPathComponent
            }
        }
    }

    /// Those of `DARKROOM_RESOURCES`, a folder, or of the resource bundles beside the program.
    package static let shared = WidgetResources(directories: searchDirectories())

    private static func searchDirectories() -> [URL] {
        if let folder = ProcessInfo.processInfo.environment["DARKROOM_RESOURCES"], !folder.isEmpty {
            return [URL(fileURLWithPath: folder, isDirectory: true)]
        }
        let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
        let beside = Bundle.main.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        // SwiftPM names a target's resources `<package>_<target>.resources`.
        return entries.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }
    }

    package func source(report: @escaping (Finding) -> Void) -> AssetSource {
        AssetSource(library: library, strings: strings, unreadableFonts: unreadableFonts, report: report)
    }

    package var findings: [Finding] { library.findings + strings.findings }
}

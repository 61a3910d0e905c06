import Assets
import Findings
import Foundation
import FoundationCompat
import Launch
import ProcessContext
import SwiftUICore
import Typesetting

/// The asset catalogs, strings and fonts that lie beside a widget's code.
package struct WidgetResources: Sendable {
    private let library: AssetLibrary
    private let strings: StringTable
    /// The names of the font files that could not be read.
    private let unreadableFonts: [String]
    private let bundle: MainBundle.Contents

    package init(directories: [URL]) { self.init(BundleDescription(folders: directories)) }

    package init(_ bundle: BundleDescription) { self.init(MainBundle.Contents(bundle)) }

    /// Those of the widget's own bundle.
    package static var shared: WidgetResources { ProcessContext.current[Key.self] }

    private enum Key: ContextKey {
        static func makeValue(in context: ProcessContext) -> WidgetResources { WidgetResources(context.bundle) }
    }

    private init(_ bundle: MainBundle.Contents) {
        library = AssetLibrary(directories: bundle.directories)
        strings = bundle.strings
        self.bundle = bundle
        unreadableFonts = FontFiles.files(below: bundle.directories).compactMap { file in
            do {
                try Typesetter.shared.register(fontFile: file)
                return nil
            } catch {
                return file.lastPathComponent
            }
        }
    }

    package func source(report: @escaping (Finding) -> Void) -> AssetSource {
        AssetSource(
            library: library, strings: strings, unreadableFonts: unreadableFonts,
            accentColorName: bundle.description.accentColorName, report: report)
    }

    /// Whether the extension is built for iOS 17 and later only, whose widgets must adopt container backgrounds.
    var requiresContainerBackground: Bool { bundle.description.minimumSystemVersion >= 17 }

    /// The color set that is the background of the page where a widget is edited.
    var widgetBackgroundColorName: String { bundle.description.widgetBackgroundColorName }

    /// Whether it also runs where widgets have neither container backgrounds nor content margins.
    var runsBeforeContainerBackgrounds: Bool { 1..<17 ~= bundle.description.minimumSystemVersion }

    package var findings: [Finding] { library.findings + strings.findings }
}

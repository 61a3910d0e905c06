import Foundation
import SwiftText
import SystemSupport
import XcodeProjects

/// The folder of a Swift package or of an Expo app, and which of its targets hold widgets.
enum PackageWidgets {
    /// Where SwiftPM looks for the folders of targets.
    private static let roots = ["Sources", "Source", "src", "srcs"]

    /// The folders of targets in which a widget program starts; none where the folder has neither a package nor an
    /// Expo app's targets.
    static func widgetFolders(in folder: String) -> [String] {
        let files = FileManager.default
        guard files.fileExists(atPath: folder.appendingPath("Package.swift")) else {
            return ExpoTargets.widgetFolders(in: folder)
        }
        return roots.flatMap { root -> [String] in
            let place = folder == "." ? root : folder.appendingPath(root)
            let names = (try? files.contentsOfDirectory(atPath: place)) ?? []
            return names.sorted().map(place.appendingPath).filter { $0.isFolder && startsWidgets($0) }
        }
    }

    /// The folder with a `Package.swift` that a folder lies in, at most four levels up and not outside of a boundary.
    static func around(_ folder: String, within isInside: (String) -> Bool) -> String? {
        var place = URL(fileURLWithPath: folder).standardizedFileURL.path
        for _ in 0..<4 {
            guard isInside(place) else { return nil }
            if FileManager.default.fileExists(atPath: place.appendingPath("Package.swift")) { return place }
            place = place.parentFolder.isEmpty ? "/" : place.parentFolder
        }
        return nil
    }

    private static func startsWidgets(_ folder: String) -> Bool {
        SynchronizedFolder.files(in: folder).contains { startsWidgets(file: "\(folder)/\($0)") }
    }

    /// Whether a file has a widget or a bundle of widgets, and a program starts in it.
    static func startsWidgets(file path: String) -> Bool {
        guard path.hasSuffix(".swift"), let text = DescriptorIO.text(path), text.contains("@main"),
            text.contains("Widget")
        else { return false }
        let file = SourceFile(text)
        return !EntryPoints.lines(in: file, certain: false).isEmpty
            && TypeDeclarations(file).all.contains { $0.inherited.contains(where: Self.widgets.contains) }
    }

    private static let widgets: Set = ["Widget", "WidgetBundle"]
}

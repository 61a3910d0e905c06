import Foundation
import SystemSupport

/// The widgets of an Expo app, whose Xcode project is made when it is built: `@bacons/apple-targets` takes each folder in
/// `targets` for a target.
enum ExpoTargets {
    private static let root = "targets"
    /// The folder whose files belong to every target.
    private static let shared = "_shared"

    /// The folders of widget extensions; none where a project is there that has them.
    static func widgetFolders(in folder: String) -> [String] {
        let place = folder == "." ? root : folder.appendingPath(root)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        let widgets = names.sorted().map(place.appendingPath).filter(isWidget)
        guard !widgets.isEmpty else { return [] }
        let native = folder == "." ? "ios" : folder.appendingPath("ios")
        let projects = (try? FileManager.default.contentsOfDirectory(atPath: native)) ?? []
        let isMade = projects.filter { $0.hasSuffix(".xcodeproj") }.contains { name in
            (try? XcodeProject(native.appendingPath(name)))?.extensions.contains(where: \.holdsWidgets) == true
        }
        return isMade ? [] : widgets
    }

    /// What belongs to the target of a folder besides.
    static func sharedFolders(of folder: String) -> [String] {
        let shared = folder.parentFolder.appendingPath(Self.shared)
        return isWidget(folder) && !folder.parentFolder.isEmpty && shared.isFolder ? [shared] : []
    }

    /// Whether the target's own file says that it is a widget extension.
    private static func isWidget(_ folder: String) -> Bool {
        ["js", "ts", "json"].contains { name in
            guard let text = DescriptorIO.text(folder.appendingPath("expo-target.config.\(name)")) else { return false }
            return text.contains(#/\btype["']?\s*:\s*["']widget["']/#)
        }
    }
}

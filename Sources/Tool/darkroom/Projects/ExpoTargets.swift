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

    /// The release of iOS that the target of a folder is built for; nil where the folder is none.
    static func deploymentTarget(of folder: String) -> String? {
        configuration(of: folder).map { text in
            text.firstMatch(of: #/\bdeploymentTarget["']?\s*:\s*["']([\d.]+)["']/#).map { String($0.1) }
                ?? usualDeploymentTarget
        }
    }

    /// What the plugin writes for widgets whose file says nothing else: `DEFAULT_DEPLOYMENT_TARGET` of its with-widget.ts.
    private static let usualDeploymentTarget = "18.0"

    /// Whether the target's own file says that it is a widget extension.
    private static func isWidget(_ folder: String) -> Bool { configuration(of: folder) != nil }

    /// The target's own file, of a widget extension.
    private static func configuration(of folder: String) -> String? {
        ["js", "ts", "json"].lazy.compactMap { DescriptorIO.text(folder.appendingPath("expo-target.config.\($0)")) }
            .first { $0.contains(#/\btype["']?\s*:\s*["']widget["']/#) }
    }
}

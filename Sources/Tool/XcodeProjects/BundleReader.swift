import Assets
import Findings
import Foundation
import Launch
import PropertyLists
import SystemSupport

/// Reads what the extension's bundle says of itself: its property list and its entitlements, with the build settings of
/// its target filled in.
package struct BundleReader {
    /// The folders whose files the bundle would hold.
    private let folders: [URL]
    /// Where property list and entitlements may lie.
    private let ownFolders: [URL]
    private let settings: BuildSettings
    /// The folder that the project's paths are relative to; nil without a project.
    private let projectFolder: String?
    /// The property lists that XcodeGen would write, by their absolute paths.
    private let generatedLists: [String: Data]
    /// What is wrong with projects that could not be read, of which another one was no help.
    private let projectProblem: String?
    /// The property lists of the project's frameworks, which have bundles of their own, by the names of their modules.
    private let frameworks: [String: Data]
    /// The release of iOS that the extension is built for, where no project says it.
    private let deploymentTarget: String?

    /// A bundle that stands alone, as that of a package's own program.
    ///
    /// - Parameter folders: The folders whose files it holds.
    package init(folders: [URL]) {
        self.folders = folders
        ownFolders = folders
        settings = BuildSettings(target: folders.first?.standardizedFileURL.lastPathComponent ?? "Widget")
        (frameworks, projectFolder, projectProblem, generatedLists, deploymentTarget) = ([:], nil, nil, [:], nil)
    }

    /// - Parameters:
    ///   - folders: The folders whose files it holds. The first is the extension's own; what others have of property
    ///     lists and entitlements is another target's.
    ///   - home: The folder that stands for the extension in its project.
    ///   - named: The project and the target that the user named; nil for those around `home`.
    ///   - deploymentTarget: The release of iOS that the extension is built for, where no project is to say it.
    package init(
        folders: [URL], home: String, named: (project: ProjectFile, target: String)? = nil,
        deploymentTarget: String? = nil
    ) {
        (self.folders, self.deploymentTarget) = (folders, deploymentTarget)
        ownFolders = Array(folders.prefix(1))
        let name = named?.target ?? URL(fileURLWithPath: home).standardizedFileURL.lastPathComponent
        let (project, problems) = named.map { ($0.project, []) } ?? ProjectFile.around(home)
        frameworks = project.map(FrameworkBundles.init)?.propertyLists ?? [:]
        projectFolder = project?.folder
        generatedLists = project?.generatedLists ?? [:]
        projectProblem = project == nil ? problems.first : nil
        guard let project else {
            settings = BuildSettings(target: name)
            return
        }
        let target = named == nil ? project.target(of: home) : project.targets.first { $0.text("name") == name }
        settings = target.map(project.settings) ?? project.settings(ofTargetNamed: name)
    }

    /// What the running widget is told.
    package var description: BundleDescription {
        let dictionary = infoDictionary
        func first(_ key: String, _ setting: String) -> String? {
            [dictionary[key] as? String, settings.value(setting)].compactMap(\.self).first { !$0.isEmpty }
        }
        var description = BundleDescription(folders: folders.map(\.path), infoPlist: Data())
        description.infoDictionary = dictionary
        description.frameworks = frameworks
        description.entitlements = entitlements.values
        let version = deploymentTarget ?? first("MinimumOSVersion", "IPHONEOS_DEPLOYMENT_TARGET") ?? ""
        description.minimumSystemVersion = Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
        if let name = first("NSAccentColorName", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") {
            description.accentColorName = name
        }
        if let name = first("NSWidgetBackgroundColorName", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME") {
            description.widgetBackgroundColorName = name
        }
        return description
    }

    // MARK: The property list

    /// What Xcode adds to every list, what settings add, and the file, with settings filled in.
    private var infoDictionary: [String: Any] {
        var dictionary = settings.infoDictionary
        let file =
            generatedList("INFOPLIST_FILE")
            ?? propertyLists.lazy.compactMap { try? PropertyList.dictionary(at: $0) }.first
        for (key, value) in file ?? [:] { dictionary[key] = value }
        return dictionary.mapValues(settings.expanded)
    }

    /// What XcodeGen writes to the file that a setting names; nil where it writes none.
    private func generatedList(_ setting: String) -> [String: Any]? {
        guard let projectFolder, let path = settings.value(setting) else { return nil }
        let file = URL(fileURLWithPath: path.path(from: projectFolder)).standardizedFileURL.path
        return generatedLists[file].flatMap { try? PropertyList.dictionary($0) }
    }

    /// The property list of each folder that has one.
    private var propertyLists: [URL] {
        ownFolders.compactMap { folder in
            let lists = Self.files(in: folder, withSuffix: "Info.plist")
            return lists.first { $0.lastPathComponent == "Info.plist" } ?? lists.first
        }
    }

    /// By their names. A link that leads out of what the user has given is none.
    private static func files(in folder: URL, withSuffix suffix: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let boundary = ResourceBoundary(roots: [folder])
        return names.filter { $0.hasSuffix(suffix) }.sorted().map(folder.appendingPathComponent)
            .filter { boundary.holds($0.path) }
    }

    // MARK: Entitlements

    /// Those of the file that the target names, else those that lie in its folders; and files that cannot be read.
    package var entitlements: (values: Entitlements, problems: [String]) {
        var values = Entitlements(), problems: [String] = []
        if let list = generatedList("CODE_SIGN_ENTITLEMENTS") {
            values.files.append(file(list, named: settings.value("CODE_SIGN_ENTITLEMENTS") ?? ""))
            return (values, problems)
        }
        for url in namedEntitlements.map({ [$0] })
            ?? ownFolders.flatMap({ Self.files(in: $0, withSuffix: ".entitlements") })
        {
            do throws(PropertyListError) {
                values.files.append(file(try PropertyList.dictionary(at: url), named: url.lastPathComponent))
            } catch {
                problems.append(error.text(url.lastPathComponent))
            }
        }
        return (values, problems)
    }

    private var namedEntitlements: URL? {
        guard let projectFolder, let path = settings.value("CODE_SIGN_ENTITLEMENTS") else { return nil }
        let url = URL(fileURLWithPath: MacPath.onDisk(path.path(from: projectFolder)))
        return FileManager.default.fileExists(atPath: url.path) && ResourceBoundary().holds(url.path) ? url : nil
    }

    private func file(_ list: [String: Any], named name: String) -> Entitlements.File {
        let key = "com.apple.security.application-groups"
        // One that stands alone is meant, too: without its group a widget has no data to show.
        let groups = list[key] as? [String] ?? (list[key] as? String).map { [$0] } ?? []
        let protection = list["com.apple.developer.default-data-protection"] as? String
        let containers = list["com.apple.developer.icloud-container-identifiers"] as? [String]
        return Entitlements.File(
            name: name.lastPathComponent, dataProtection: protection.map { settings.expanded($0) },
            appGroups: groups.contains { !settings.knowsAll(of: $0) } ? nil : groups.map { settings.expanded($0) },
            cloudContainers: containers?.filter(settings.knowsAll).map { settings.expanded($0) })
    }

    // MARK: Findings

    /// What is wrong with its property lists, string files, data models and project, all of which are read for it.
    package var findings: [Finding] {
        let lists = propertyLists.compactMap { url -> Finding? in
            do throws(PropertyListError) {
                _ = try PropertyList.dictionary(at: url)
                return nil
            } catch {
                return Finding(
                    .infoPlistMalformed,
                    "\(error.text(url.lastPathComponent)). What Xcode writes into every one counts instead; correct the "
                        + "file.")
            }
        }
        let project = projectProblem.map { problem in
            Finding(
                .projectMalformed,
                "\(problem). Its build settings are not known, and those of a new project count instead; correct the file."
            )
        }
        let entitled = entitlements.problems.map { problem in
            Finding(
                .entitlementsMalformed,
                "\(problem). The widget is drawn as one without these entitlements; correct the file.")
        }
        return lists + [project].compactMap(\.self) + entitled + StringTable.findings(below: folders) + dataModels
    }

    private var dataModels: [Finding] {
        let models = ResourceFiles(directories: folders)
            .matches(nil, "xcdatamodeld", folder: nil, languages: [])
        return models.sorted { $0.path < $1.path }.compactMap { url in
            do throws(DataModel.ReadError) {
                _ = try DataModel.read(url)
                return nil
            } catch {
                let folder = url.deletingLastPathComponent().path + "/"
                let place =
                    error.description.hasPrefix(folder)
                    ? String(error.description.dropFirst(folder.count)) : error.description
                return Finding(
                    .dataModelMalformed,
                    "\(place). Its entities are not there; open the model in Xcode, or correct it as text.")
            }
        }
    }
}

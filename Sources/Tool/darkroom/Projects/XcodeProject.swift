import Assets
import Foundation
import struct FoundationCompat.ProjectPlaces
import RenderCoordinator
import SystemSupport

/// What an Xcode project's file says of targets and their files.
struct XcodeProject {
    /// As the user wrote it, such as `App/App.xcodeproj`.
    let path: String
    /// The folder that its paths are relative to, absolute.
    let folder: String
    private let objects: [String: [String: Any]]
    private let rootIdentifier: String
    private let layout: ProjectPlaces
    /// The absolute paths of file references and groups, by identifier.
    private var places: [String: String] { layout.paths }

    init(_ path: String) throws {
        self.path = path
        let file = "\(path)/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(
                .usage, "\(file) cannot be read; name an Xcode project or the folder of a widget's sources")
        }
        let list: [String: Any]
        do throws(PropertyListProblem) {
            list = try PropertyListProblem.dictionary(data)
        } catch {
            throw CommandFailure(
                .usage, "\(error.text(file)). Xcode cannot open it either: correct the line, or take the file from your "
                    + "version control; the folder of the widget's sources can be named instead: "
                    + "darkroom render <folder>")
        }
        guard let objects = list["objects"] as? [String: [String: Any]],
            let root = list["rootObject"] as? String, let project = objects[root]
        else {
            throw CommandFailure(
                .usage, "\(file) is not a project that Xcode can open: its objects or its rootObject are missing; name "
                    + "the folder of the widget's sources instead: darkroom render <folder>")
        }
        self.objects = objects
        rootIdentifier = root
        folder = ProjectPlaces.folder(of: URL(fileURLWithPath: path), root: project)
        layout = ProjectPlaces(objects, mainGroup: project["mainGroup"] as? String, in: folder)
    }

    /// The project around a folder of sources, at most four levels up; nil where there is none that can be read.
    static func around(_ folder: String) -> XcodeProject? {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        for _ in 0..<4 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcodeproj") {
                if let project = try? XcodeProject("\(place.path)/\(name)") { return project }
            }
            place.deleteLastPathComponent()
        }
        return nil
    }

    /// The targets that are app extensions, in the project's order.
    var extensions: [XcodeTarget] { targets(of: ["app-extension"]) }

    /// The folder of the extension that handles SiriKit intents; nil where there is none.
    var intentsExtension: String? {
        extensions.first { $0.extensionPoint == "com.apple.intents-service" }?.folder
    }

    /// The targets that make modules for others.
    var frameworks: [XcodeTarget] {
        targets(of: ["framework", "framework.static", "library.static", "library.dynamic"])
    }

    /// The local packages that it names.
    var packageFolders: [String] {
        let references = objects.values.filter { $0["isa"] as? String == "XCLocalSwiftPackageReference" }
        let named = references.compactMap { $0["relativePath"] as? String }.map {
            $0.hasPrefix("/") ? $0 : URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path
        }
        let files = places.filter { objects[$0.key]?["isa"] as? String == "PBXFileReference" }.map(\.value)
        return (named + files).filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted()
    }

    /// The remote packages that it names, with the products that its targets depend on.
    var remotePackages: [RemotePackage] {
        let references = objects.filter { $0.value["isa"] as? String == "XCRemoteSwiftPackageReference" }
        let products = objects.values.filter { $0["isa"] as? String == "XCSwiftPackageProductDependency" }
        return references.sorted { $0.key < $1.key }.compactMap { identifier, reference in
            guard let url = reference["repositoryURL"] as? String else { return nil }
            let requirement = (reference["requirement"] as? [String: Any]).flatMap { PackageRequirement(xcode: $0) }
            let own = products.filter { $0["package"] as? String == identifier }
            return RemotePackage(
                url: url, requirements: [requirement].compactMap(\.self),
                products: Set(own.compactMap { $0["productName"] as? String }))
        }
    }

    /// The identities of the remote packages whose products a target depends on.
    private func packages(of target: [String: Any]) -> Set<String> {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0]?["files"] as? [String] }
        // Products that are only linked stand among the files.
        let linked = phases.joined().compactMap { objects[$0]?["productRef"] as? String }
        let products = (target["packageProductDependencies"] as? [String] ?? []) + linked
        let urls = products.compactMap { objects[$0]?["package"] as? String }
            .compactMap { objects[$0]?["repositoryURL"] as? String }
        return Set(urls.map(RemotePackage.identity))
    }

    private func targets(of types: Set<String>) -> [XcodeTarget] {
        (objects[rootIdentifier]?["targets"] as? [String] ?? []).compactMap { identifier in
            let prefix = "com.apple.product-type."
            guard let object = objects[identifier], let type = object["productType"] as? String,
                type.hasPrefix(prefix), types.contains(String(type.dropFirst(prefix.count)))
            else { return nil }
            return target(identifier, object)
        }
    }

    /// The extension of that name, or the only one that holds widgets.
    func widgetExtension(named name: String?) throws -> XcodeTarget {
        let all = extensions
        func list(_ targets: [XcodeTarget]) -> String { targets.map { "'\($0.name)'" }.joined(separator: ", ") }
        if let name {
            if let target = all.first(where: { $0.name == name }) { return target }
            throw CommandFailure(
                .usage, "--target \(name): \(path) has no such app extension"
                    + (all.isEmpty ? "" : "; it has \(list(all))"))
        }
        let widgets = all.filter(\.holdsWidgets)
        if widgets.count == 1 { return widgets[0] }
        throw CommandFailure(
            .usage, widgets.isEmpty
                ? "\(path) has no widget extension; name the folder of the widget's sources instead"
                : "\(path) has several widget extensions; choose with --target: \(list(widgets))")
    }

    /// Says which targets have widgets where the one of that name is an extension of another kind, and so has none.
    func requireWidgets(in name: String) throws {
        let all = extensions
        guard let point = all.first(where: { $0.name == name })?.extensionPoint,
            point != "com.apple.widgetkit-extension"
        else { return }
        // The Today view's widgets, which iOS 14 gave up.
        let kind = point == "com.apple.widget-extension"
            ? "a Today extension (NCWidgetProviding), as WidgetKit replaced them" : "an extension of \(point)"
        let widgets = all.filter(\.holdsWidgets).map { "--target \(Shell.quoted($0.name))" }
        throw CommandFailure(
            .usage, "--target \(name): \(name) is \(kind), and has no widget to draw; "
                + (widgets.isEmpty
                    ? "\(path) has no widget extension" : "widgets are in \(widgets.joined(separator: ", "))"))
    }

    private func target(_ identifier: String, _ object: [String: Any]) -> XcodeTarget {
        var target = XcodeTarget(name: object["name"] as? String ?? "")
        for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
            let files = (phase["files"] as? [String] ?? []).compactMap { objects[$0]?["fileRef"] as? String }
            switch phase["isa"] as? String {
            case "PBXSourcesBuildPhase": target.sources += files.flatMap(paths)
            case "PBXResourcesBuildPhase": target.resources += files.flatMap(paths)
            default: break
            }
        }
        let own = Set(object["fileSystemSynchronizedGroups"] as? [String] ?? [])
        for (group, place) in places where objects[group]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            let exceptions = exceptions(of: group, identifier)
            target.add(own.contains(group)
                ? SynchronizedFolder.files(in: place).filter { !exceptions.contains($0) }
                : exceptions.sorted().filter { FileManager.default.fileExists(atPath: "\(place)/\($0)") },
                in: place)
        }
        target.sources = Array(Set(target.sources)).sorted()
        target.resources = Array(Set(target.resources)).sorted()
        target.packages = packages(of: object)
        let levels = [objects[rootIdentifier] ?? [:], object].map(release)
        let compiling = BuildSettings(levels: levels)
        target.conditions = compiling.conditions
        target.flags = compiling.flags
        // The target's own come over the project's.
        let settings = levels.reduce(into: [:]) { $0.merge($1) { _, own in own } }
        target.infoPlist = infoPlist(settings, of: target.name)
        for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
            if let name = settings[key] as? String, !name.contains("$") {
                target.productName = name
            }
        }
        return target
    }

    /// A reference's file, or those of a group of its translations or versions.
    private func paths(_ identifier: String) -> [String] {
        var seen: Set<String> = []
        return paths(identifier, &seen)
    }

    /// - Parameter seen: what has been met: groups may hold each other, or one group many times.
    private func paths(_ identifier: String, _ seen: inout Set<String>) -> [String] {
        guard seen.insert(identifier).inserted else { return [] }
        if let children = objects[identifier]?["children"] as? [String], !children.isEmpty,
            objects[identifier]?["isa"] as? String != "XCVersionGroup" {
            return children.flatMap { paths($0, &seen) }
        }
        return places[identifier].map { [$0] } ?? []
    }

    /// The paths inside a synchronised folder for which a target differs from the folder's own targets.
    private func exceptions(of group: String, _ target: String) -> Set<String> {
        let sets = (objects[group]?["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
        return Set(sets.filter { $0["target"] as? String == target }
            .flatMap { $0["membershipExceptions"] as? [String] ?? [] })
    }

    /// The settings of a target or a project that its releases are built with.
    private func release(_ object: [String: Any]) -> [String: Any] { layout.releaseSettings(of: object, objects) }

    private func infoPlist(_ settings: [String: Any], of target: String) -> String? {
        guard let written = settings["INFOPLIST_FILE"] as? String else { return nil }
        var values = settings.compactMapValues { $0 as? String }
        for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { values[name] = folder }
        values["TARGET_NAME"] = target
        values["TARGETNAME"] = target
        values["PROJECT_NAME"] = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        values["PRODUCT_NAME"] = values["PRODUCT_NAME"] ?? target
        var left = 1000
        let file = Self.expanded(written, values, &left)
        guard !file.isEmpty else { return nil }
        return URL(fileURLWithPath: file.hasPrefix("/") ? file : "\(folder)/\(file)").standardizedFileURL.path
    }

    /// `$(NAME)` and `${NAME}` filled in; unknown ones become nothing.
    ///
    /// - Parameter left: how many may be filled in; settings that name each other some times each would be endless.
    private static func expanded(
        _ text: String, _ values: [String: String], _ left: inout Int, depth: Int = 0
    ) -> String {
        // Settings may name each other in a circle.
        guard depth < 10, text.contains("$") else { return text }
        return text.replacing(#/\$(?:\((\w+)(?::\w+)?\)|\{(\w+)(?::\w+)?\})/#) { match in
            left -= 1
            return left < 0 ? "" : expanded(values[String(match.1 ?? match.2 ?? "")] ?? "", values, &left, depth: depth + 1)
        }
    }
}

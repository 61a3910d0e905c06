import Assets
import Foundation

/// The build settings of the extension's target, as its Xcode project tells them.
struct BuildSettings {
    private var values: [String: String]
    /// The folder that the project's paths are relative to; nil where there is no project.
    let projectFolder: String?
    /// What is wrong with the project's file, with its place; nil where there is none or it can be read.
    private(set) var problem: String?

    /// A target that the user named.
    struct Place: Sendable {
        /// The `.xcodeproj`.
        var project: URL
        var target: String
    }

    /// - Parameters:
    ///   - sources: The folder of the extension's sources; its project is looked for around it.
    ///   - place: The project and the target, where they need not be looked for.
    init(sources: URL?, place: Place? = nil) {
        let name = place?.target ?? sources?.standardizedFileURL.lastPathComponent ?? "Widget"
        // What Xcode writes into a new project.
        values = [
            "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)", "PRODUCT_MODULE_NAME": name,
        ]
        var problems: [String] = []
        let read = place.flatMap { Self.read($0.project, &problems) } ?? sources.flatMap { Self.project(around: $0, &problems) }
        if read == nil { problem = problems.first }
        projectFolder = read?.folder
        guard let project = read else { return }
        values["SRCROOT"] = project.folder
        values["PROJECT_DIR"] = project.folder
        let root = project.objects.values.first { $0["isa"] as? String == "PBXProject" }
        if let region = root?["developmentRegion"] as? String { values["DEVELOPMENT_LANGUAGE"] = region }
        for settings in Self.settings(of: name, isTarget: place != nil, in: project) {
            for (key, value) in settings {
                let text = (value as? String) ?? (value as? [String])?.joined(separator: " ")
                // `$(inherited)` in a target's setting means the project's.
                values[key] = text?.replacingOccurrences(of: "$(inherited)", with: values[key] ?? "")
            }
        }
    }

    /// The values that `INFOPLIST_KEY_…` settings put into the property list.
    var infoValues: [String: String] {
        let prefix = "INFOPLIST_KEY_"
        return values.filter { $0.key.hasPrefix(prefix) && !$0.key.contains("[") }
            .reduce(into: [:]) { $0[String($1.key.dropFirst(prefix.count))] = $1.value }
    }

    /// A setting with others filled in; nil where it is not set.
    func value(_ name: String) -> String? { values[name].map { expanded($0) } }

    /// `text` with every `$(NAME)`, `${NAME}` and `$(NAME:modifier)` filled in; unknown ones become nothing.
    func expanded(_ text: String) -> String {
        var left = Self.mostReferences
        return expanded(text, depth: 0, &left)
    }

    /// References that are filled in for one text: settings that name each other some times each would be endless.
    private static let mostReferences = 1000

    private func expanded(_ text: String, depth: Int, _ left: inout Int) -> String {
        // Settings may name each other in a circle.
        guard depth < 10, text.contains("$") else { return text }
        return text.replacing(Self.reference) { match in
            left -= 1
            guard left >= 0 else { return "" }
            let value = expanded(values[String(match.1)] ?? "", depth: depth + 1, &left)
            guard let modifier = match.2 else { return value }
            let kept = modifier == ":rfc1034identifier" ? "-" : "_"
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : Character(kept) })
        }
    }

    private static var reference: Regex<(Substring, Substring, Substring?)> {
        #/\$[({]([A-Za-z_][A-Za-z0-9_]*)(:[a-z0-9]+)?[)}]/#
    }

    /// Whether every setting that `text` names is known.
    func knowsAll(of text: String) -> Bool {
        var left = Self.mostReferences
        return knowsAll(of: text, depth: 0, &left)
    }

    private func knowsAll(of text: String, depth: Int, _ left: inout Int) -> Bool {
        guard depth < 10 else { return false }
        for match in text.matches(of: Self.reference) {
            left -= 1
            guard left >= 0, let value = values[String(match.1)], knowsAll(of: value, depth: depth + 1, &left) else {
                return false
            }
        }
        return true
    }

    // MARK: Reading the project

    private struct Project {
        var objects: [String: [String: Any]]
        var places: ProjectPlaces
        var folder: String
    }

    private static func project(around sources: URL, _ problems: inout [String]) -> Project? {
        var folder = sources.standardizedFileURL
        let boundary = ResourceBoundary()
        for _ in 0..<4 {
            // What is around is nobody's business, and closed to workers.
            guard boundary.holds(folder.path) else { return nil }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcodeproj") {
                if let project = read(folder.appendingPathComponent(name), &problems) { return project }
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func read(_ project: URL, _ problems: inout [String]) -> Project? {
        let file = project.appendingPathComponent("project.pbxproj")
        // Others generate the project, and keep it out of the repository.
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let list: [String: Any]
        do throws(PropertyListProblem) {
            list = try PropertyListProblem.dictionary(at: file)
        } catch {
            problems.append(error.text("\(project.lastPathComponent)/project.pbxproj"))
            return nil
        }
        guard let objects = list["objects"] as? [String: [String: Any]] else {
            problems.append("\(project.lastPathComponent)/project.pbxproj: has no objects")
            return nil
        }
        let root = (list["rootObject"] as? String).flatMap { objects[$0] } ?? [:]
        let folder = ProjectPlaces.folder(of: project, root: root)
        return Project(
            objects: objects, places: ProjectPlaces(objects, mainGroup: root["mainGroup"] as? String, in: folder),
            folder: folder)
    }

    /// The project's settings, then the target's: of the configuration that is released.
    ///
    /// - Parameter isTarget: Whether the name is certainly a target's, and not its folder's.
    private static func settings(
        of name: String, isTarget: Bool, in project: Project
    ) -> [[String: Any]] {
        let lists = project.objects.values.filter { ["PBXProject", "PBXNativeTarget"].contains($0["isa"] as? String) }
            .map { (object: $0, settings: project.places.releaseSettings(of: $0, project.objects)) }
        let target = lists.filter { $0.object["isa"] as? String == "PBXNativeTarget" }
            .sorted { ($0.object["name"] as? String ?? "") < ($1.object["name"] as? String ?? "") }
            .first { target in
                if isTarget { return target.object["name"] as? String == name }
                let file = target.settings["INFOPLIST_FILE"] as? String ?? ""
                let folders = file.split(separator: "/").dropLast()
                return folders.last.map(String.init) == name || target.object["name"] as? String == name
            }
        var result = lists.filter { $0.object["isa"] as? String == "PBXProject" }.map(\.settings)
        if let target {
            let ownName = target.object["name"] as? String ?? name
            result.append(["TARGET_NAME": ownName, "PRODUCT_NAME": ownName])
            result.append(target.settings.mapValues { value in
                (value as? String)?.replacingOccurrences(of: "$(TARGET_NAME)", with: ownName) ?? value
            })
        }
        return result
    }
}

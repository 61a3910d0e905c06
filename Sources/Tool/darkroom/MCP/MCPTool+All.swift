import RenderModel
import SystemSupport

extension MCPTool {
    /// What clients can call.
    static let all = [render, explain, tap, verify, previews, configurations, targets, doctor]

    private static let path = Argument(
        name: "path", form: .path, option: nil,
        help:
            "Folder of a widget extension's sources, an .xcodeproj, .xcworkspace, project.yml or Project.swift, or a "
            + "folder that contains one."
    )
    private static let target = Argument(
        name: "target", form: .text(), option: "--target", help: "Widget extension, if the project has several.")
    private static let sources = [
        target,
        Argument(
            name: "packages", form: .list, option: "--package",
            help: "Folders of Swift packages that the widget imports."),
        Argument(
            name: "defines", form: .list, option: "--define", help: "Compilation conditions, such as DEBUG."),
        Argument(
            name: "with", form: .list, option: "--with", help: "Folders or files to add to the sources."),
        Argument(
            name: "keepGoing", form: .flag, option: "--keep-going",
            help: "Whether to leave out all code that doesn't compile.")
    ]
    private static let kinds = Argument(
        name: "kinds", form: .list, option: "--kind", help: "Only widgets of these kinds.")
    private static let families = Argument(
        name: "families", form: .list, option: "--family",
        help: "Only these families, such as systemSmall or accessoryCircular.")
    private static let look = [
        Argument(
            name: "devices", form: .list, option: "--device", help: "Devices, such as iphone-16 or 'iPhone 16 Pro Max'."
        ),
        Argument(name: "locales", form: .list, option: "--locale", help: "Locales, such as de_DE or ar."),
        Argument(
            name: "typeSizes", form: .list, option: "--type-size",
            help: "Dynamic Type sizes: xSmall to xxxLarge, accessibility1 to accessibility5."),
        Argument(
            name: "modes", form: .list, option: "--mode",
            help: "Rendering modes: fullColor, accented, vibrant, clear or standBy."),
        Argument(
            name: "configurations", form: .list, option: "--configuration",
            help: "Parameter values as JSON, such as {\"city\": \"Berlin\"}. Each item renders its own set of images."),
        Argument(
            name: "activities", form: .list, option: "--activity",
            help: "State of a Live Activity as JSON, such as {\"attributes\": {}, \"contentState\": {}}."),
        Argument(
            name: "clock", form: .text(), option: "--clock",
            help: "Current date for providers, in ISO 8601. Default: 2026-01-01T09:41."),
        Argument(name: "timeZone", form: .text(), option: "--time-zone", help: "Time zone, such as Europe/Berlin.")
    ]
    private static let variants = Argument(
        name: "variants", form: .list, option: "--variant",
        help: "timeline, snapshot, placeholder, privacy; state for Live Activities; current for controls. Default: "
            + "snapshot, state and current.",
        usual: ["--variant=snapshot,state,current"])
    private static let schemes = Argument(
        name: "schemes", form: .list, option: "--scheme", help: "light, dark. Default: light.",
        usual: ["--scheme=light"])
    private static let entries = Argument(
        name: "entries", form: .text(), option: "--entries",
        help: "Timeline entries, such as 0 or 0-4; needs timeline among the variants.")
    private static let scale = Argument(
        name: "scale", form: .number, option: "--scale", help: "Pixels per point. Default: 2.", usual: ["--scale=2"])
    private static let output = Argument(
        name: "output", form: .text(), option: "--output",
        help: "Folder to write to. Default: a new one, which is removed when the server ends.")
    private static let maxImages = Argument(
        name: "maxImages", form: .count(0...16), option: nil,
        help: "How many images to include. Default: \(usualImages). The result lists the files of all images.")
    private static let one = [
        Argument(name: "kind", form: .text(), option: "--kind", help: "The widget's kind."),
        Argument(name: "family", form: .text(), option: "--family", help: "The family, such as systemSmall."),
        Argument(
            name: "variant", form: .text(), option: "--variant",
            help: "timeline, snapshot, placeholder or privacy. Default: timeline; render draws the snapshot."),
        Argument(name: "scheme", form: .text(["light", "dark"]), option: "--scheme", help: "light or dark.")
    ]

    private static let render = MCPTool(
        name: "render", title: "Render widgets",
        help:
            "Renders widgets to PNG files and returns images. Findings list what an iPhone would show differently.",
        words: ["render"],
        arguments: [path] + sources + [kinds, families, variants, schemes, entries, scale] + look
            + [output, maxImages],
        required: ["path"], writes: "--output", isReadOnly: false
    ) { result in
        result["runs"].items.flatMap { run in
            run["images"].items.compactMap { image in
                image["file"].string.map { (run["output"].string ?? "").appendingPath($0) }
            }
        }
    }

    private static let explain = MCPTool(
        name: "explain", title: "Explain a layout",
        help:
            "Explains the layout of an image: the views under a point with their proposed and actual sizes, all views, "
            + "or what VoiceOver reads. Lengths are in points from the widget's top left corner.",
        words: ["explain"],
        arguments: [path] + sources + one + look + [
            Argument(
                name: "at", form: .text(), option: "--at", help: "A point, such as 40,60. Default: all views."),
            Argument(
                name: "accessibility", form: .flag, option: "--accessibility",
                help: "Return what VoiceOver reads instead of the layout.")
        ], required: ["path"])

    private static let tap = MCPTool(
        name: "tap", title: "Tap a widget",
        help:
            "Simulates a tap: opens the app, or performs the intent of a button or toggle and renders the widget before, "
            + "during and after. With list, returns the areas that can be tapped.",
        words: ["tap"],
        arguments: [path] + sources + one + look + [
            Argument(name: "at", form: .text(), option: "--at", help: "The point to tap, such as 40,60."),
            Argument(
                name: "list", form: .flag, option: "--list", help: "List the areas that can be tapped."), output,
            maxImages
        ], required: ["path"], writes: "--output", isReadOnly: false
    ) { result in
        let folder = result["output"].string ?? ""
        return ["after", "before", "during"].compactMap { result["tap"][$0]["file"].string }.map {
            folder.appendingPath($0)
        }
    }

    private static let verify = MCPTool(
        name: "verify", title: "Compare with goldens",
        help:
            "Compares widgets with their goldens, describes what differs and returns images of the differences. "
            + "Records nothing unless record is set.",
        words: ["verify"],
        arguments: [
            Argument(
                name: "paths", form: .paths, option: nil,
                help: "Folders of widget extensions, or .xcodeproj files.")
        ] + sources + [
            kinds, families,
            Argument(name: "goldens", form: .text(), option: "--goldens", help: "Folder of goldens."),
            Argument(
                name: "record", form: .text(["never", "missing", "changed", "all"]), option: "--record",
                help: "Goldens to write. Default: never.", usual: ["--record=never"]),
            Argument(
                name: "only", form: .list, option: "--only",
                help: "Only snapshots whose path matches, such as 'Clock/systemSmall/*'."),
            Argument(
                name: "report", form: .text(), option: "--report",
                help: "Folder for the report. Default: a new one, which is removed when the server ends."), maxImages
        ], required: ["paths"], writes: "--report", isReadOnly: false
    ) { result in
        let folder = result["output"].string ?? ""
        return result["report"]["snapshots"].items.flatMap { snapshot -> [String] in
            guard snapshot["state"] != .string("unchanged") else { return [] }
            return [snapshot["difference"]["image"], snapshot["after"]["image"]].compactMap(\.string).prefix(1).map {
                folder.appendingPath($0)
            }
        }
    }

    private static let previews = MCPTool(
        name: "previews", title: "Render previews",
        help: "Renders every #Preview and PreviewProvider, like Xcode's canvas, and returns images.",
        words: ["previews"],
        arguments: [path] + sources + [
            Argument(
                name: "filter", form: .list, option: "--filter",
                help: "Only previews whose name or file contains one of these words."),
            Argument(name: "list", form: .flag, option: "--list", help: "List the previews."), schemes, scale, output,
            maxImages
        ], required: ["path"], writes: "--output", isReadOnly: false, imagePaths: render.imagePaths)

    private static let configurations = MCPTool(
        name: "configurations", title: "List parameters",
        help: "Lists the parameters of widgets, with defaults and options.", words: ["configurations"],
        arguments: [path] + sources + [kinds], required: ["path"])

    private static let targets = MCPTool(
        name: "targets", title: "List widget extensions",
        help: "Lists the widget extensions of a project. Compiles nothing.", words: ["targets"],
        arguments: [path], required: ["path"])

    private static let doctor = MCPTool(
        name: "doctor", title: "Check a project",
        help:
            "Compiles every widget extension, and reports what is missing, left out or ignored, and compiler errors.",
        words: ["doctor"], arguments: [path] + sources, required: ["path"])
}

extension JSONValue {
    /// A field of an object; null where there is none.
    fileprivate subscript(name: String) -> JSONValue {
        guard case .object(let fields) = self else { return .null }
        return fields[name] ?? .null
    }

    fileprivate var items: [JSONValue] {
        guard case .array(let items) = self else { return [] }
        return items
    }
}

import Foundation
import RenderCoordinator
import SystemSupport

extension XcodeProject {
    /// The extension of that name, or the only one that holds widgets.
    func widgetExtension(named name: String?) throws -> XcodeTarget {
        let all = extensions
        func list(_ targets: [XcodeTarget]) -> String { targets.map { "'\($0.name)'" }.joined(separator: ", ") }
        if let name {
            if let target = all.first(where: { $0.name == name }) { return target }
            throw CommandFailure(
                .usage,
                "--target \(name): \(path) has no such app extension"
                    + (NearestName.of(name, among: all.map(\.name)).map { "; did you mean '\($0)'?" }
                        ?? (all.isEmpty ? "" : "; it has \(list(all))")))
        }
        let widgets = widgetExtensions
        if widgets.count == 1 { return widgets[0] }
        guard widgets.isEmpty else {
            throw CommandFailure(
                .usage, "\(path) has several widget extensions; choose one with --target: \(list(widgets))")
        }
        let place = path.parentFolder.isEmpty ? "." : path.parentFolder
        let others = all.isEmpty ? "" : ", only the app extensions \(all.map(Self.kind).joined(separator: ", "))"
        throw CommandFailure(
            .usage,
            "\(path) has no widget extension\(others); specify the folder of the widget's sources instead: "
                + ProjectPath.widgetCommand(below: place))
    }

    /// An extension by its name, and why it is none with widgets where its name may say so.
    private static func kind(_ target: XcodeTarget) -> String {
        let isToday = target.extensionPoint == todayPoint
        if isToday { return "'\(target.name)' (a Today extension, which WidgetKit replaces)" }
        let missing = target.sources.filter { !FileManager.default.fileExists(atPath: $0) }
        guard target.extensionPoint == nil, let first = missing.first, missing.count == target.sources.count else {
            return "'\(target.name)'"
        }
        return "'\(target.name)' (whose sources are missing, such as \(first))"
    }

    /// The Today view's widgets, which iOS 14 gave up.
    private static let todayPoint = "com.apple.widget-extension"

    /// Says which targets have widgets where the one of that name is an extension of another kind, and so has none.
    func requireWidgets(in name: String) throws {
        let all = extensions
        guard let point = all.first(where: { $0.name == name })?.extensionPoint,
            point != "com.apple.widgetkit-extension"
        else { return }
        let kind =
            point == Self.todayPoint
            ? "a Today extension (NCWidgetProviding), which WidgetKit replaces" : "an extension of \(point)"
        let widgets = widgetExtensions.map { "--target \(Shell.quoted($0.name))" }
        throw CommandFailure(
            .usage,
            "--target \(name): \(name) is \(kind), and has no widgets; "
                + (widgets.isEmpty
                    ? "\(path) has no widget extension" : "widgets are in \(widgets.joined(separator: ", "))"))
    }
}

import Foundation
import RenderCoordinator
import RenderModel
import SystemSupport

/// What this machine has of what Darkroom uses.
struct MachineReport: Encodable, Sendable {
    let darkroom = DarkroomVersion.current
    /// The path of `swiftc`; nil where there is none.
    let compiler: String?
    /// Why widgets cannot be compiled; nil where they can.
    let problem: String?
    /// Why code isn't confined, or not completely; nil where it is.
    let sandboxProblem: String?
    /// Image formats that need a library of the system, by whether it is installed.
    let imageFormats: [String: Bool]
}

/// What becomes of a widget extension.
struct ExtensionReport: Encodable, Sendable {
    let summary: ExtensionSummary
    /// Imported modules that Darkroom or Swift has.
    var available: [String] = []
    /// Imported modules of what only a device has: they answer as a device whose user refuses.
    var stubbed: [String] = []
    /// Imported modules of the project or its packages, which are compiled with the extension.
    var compiled: [String] = []
    /// Imported modules that are missing, with the reason where it is known.
    var missing: [String: String] = [:]
    /// Parts of the sources that are left out, with the reason.
    var leftOut: [String] = []
    /// API in use that is accepted and changes no image.
    var ignored: [String] = []
    /// Warnings about project and packages.
    var warnings: [String] = []
    /// Why it doesn't compile; nil where it does.
    var failure: String?
    /// The compiler's errors where it doesn't compile, as `file:line:column: error: …`.
    var errors: [String] = []

    /// - Parameter imports: what the extension's own files import.
    mutating func take(_ imports: [String: ModuleStatus]) {
        for (name, status) in imports.sorted(by: { $0.key < $1.key }) {
            switch status {
            case .runtime where DeviceFrameworks.names.contains(name): stubbed.append(name)
            case .runtime, .toolchain: available.append(name)
            case .project: compiled.append(name)
            case .otherSystem: break
            case .absent(let reason): missing[name] = reason ?? ""
            }
        }
    }
}

/// Everything that `darkroom doctor` reports.
struct DoctorReport: Encodable, Sendable {
    let machine: MachineReport
    let targets: [ExtensionReport]
    /// Whether the text lists everything, rather than as many of a kind as fit on a screen.
    var listsAll = false

    private enum CodingKeys: CodingKey { case machine, targets }
}

extension DoctorReport: CustomStringConvertible {
    var description: String {
        var lines = ["Darkroom \(machine.darkroom)"]
        lines.append(machine.problem ?? "Compiler: \(machine.compiler ?? "")")
        lines.append("Sandbox: \(machine.sandboxProblem ?? "on")")
        let missing = machine.imageFormats.filter { !$0.value }.keys.sorted()
        let installed = machine.imageFormats.filter(\.value).keys.sorted()
        lines.append(
            "Image formats: PNG, GIF, \(installed.joined(separator: ", "))"
                + (missing.isEmpty ? "" : "; libraries missing for \(missing.joined(separator: ", "))"))
        return (lines + targets.flatMap { ["", $0.text(listsAll: listsAll)] }).joined(separator: "\n")
    }
}

extension ExtensionReport {
    private static let shown = 20

    fileprivate func text(listsAll: Bool) -> String {
        let verdict =
            failure.map { failure in
                let reason = failure.trimmingPrefix("\(summary.name) did not compile").trimmingPrefix(". ")
                return "does not compile" + (reason.isEmpty ? "" : "\(reason.hasPrefix("To ") ? "." : ":") \(reason)")
            } ?? (leftOut.isEmpty ? "compiles" : "compiles, with omissions")
        var lines = ["\(summary.name) (\(summary.platforms.joined(separator: ", "))): \(verdict)"]
        func list(_ title: String, _ items: [String]) {
            if !items.isEmpty { lines.append("  \(title): \(items.joined(separator: ", "))") }
        }
        list("Bundle identifier", [summary.bundleIdentifier])
        list("Minimum iOS", summary.minimumSystemVersion.map { [ShortNumber.text($0)] } ?? [])
        list("Entitlements", summary.entitlements)
        list("App groups", summary.appGroups ?? [])
        list("Languages", summary.languages)
        lines.append(
            "  Members: \(Count.text(summary.sources.count, "Swift file")), \(Count.text(summary.images.count, "image")), "
                + Count.text(summary.colors.count, "color"))
        list("Modules", available)
        list("Compiled with the widget", compiled)
        list("Stubbed, as if access were denied", stubbed)
        list("Accepted and ignored", ignored)
        for (name, reason) in missing.sorted(by: { $0.key < $1.key }) {
            lines.append("  Missing: \(name)" + (reason.isEmpty ? "" : ": \(reason)"))
        }
        func all(_ items: [String], _ title: String) -> [String] {
            let rest = listsAll ? 0 : items.count - Self.shown
            return (rest > 0 ? items.prefix(Self.shown) : items[...]).map { "  \(title)\($0)" }
                + (rest > 0 ? ["  … \(rest) more; --verbose lists them all"] : [])
        }
        lines += all(errors, "") + all(leftOut, "Left out: ") + all(warnings, "Warning: ")
        return lines.joined(separator: "\n")
    }
}

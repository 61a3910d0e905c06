import Foundation
import SystemSupport

/// What the compiler is told of everything that is compiled for a widget.
struct CompilerArguments {
    let toolchain: Toolchain
    let runtime: RuntimeLibrary

    /// What follows the path of the runtime's plugin: the module whose macros it has.
    static let pluginSuffix = "#PreviewMacros"
    /// Says that files are compiled as one, into an object each, which takes a sixth to a third less time on two cores than
    /// one object for all. The objects do not depend on the number of cores.
    private static let wholeModule = [
        "-wmo", threads, "\(max(1, min(8, ProcessInfo.processInfo.activeProcessorCount)))"
    ]
    private static let threads = "-num-threads"

    /// What the compiler is told where it is to compile each file by itself.
    static func fileByFile(_ arguments: [String]) -> [String] {
        var result = arguments.filter { $0 != wholeModule[0] }
        if let index = result.firstIndex(of: threads) { result.removeSubrange(index..<min(index + 2, result.count)) }
        return result
    }

    /// - Parameters:
    ///   - conditions: compilation conditions that hold.
    ///   - modules: what every file sees without importing it.
    func common(_ conditions: [String], importing modules: [String]) -> [String] {
        var arguments = ["-swift-version", "5", "-Onone"] + Self.wholeModule + ["-gline-tables-only"]
        arguments += ["-file-compilation-dir", "."]
        arguments += conditions.flatMap { ["-D", $0] }
        arguments += ofRuntime(importing: modules)
        if TerminalColor.isOn(for: STDERR_FILENO) { arguments.append("-color-diagnostics") }
        return arguments
    }

    /// What the compiler needs to find the runtime's modules and macros.
    ///
    /// - Parameter modules: what every file sees without importing it.
    func ofRuntime(importing modules: [String] = ["FoundationCompat"]) -> [String] {
        var arguments = ["-I", runtime.modules]
        arguments += ["-Xcc", "-fmodule-map-file=\(runtime.moduleMap)"]
        arguments += RuntimeLibrary.moduleAliases.sorted(by: <).flatMap { ["-module-alias", "\($0)=\($1)"] }
        arguments += modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        arguments += ["-load-plugin-executable", runtime.macroPlugin + Self.pluginSuffix]
        return arguments
    }

    /// Modules that every file sees, because Foundation holds their contents on Apple's systems.
    ///
    /// Networking brings libcurl and 25 more libraries to be loaded at each start, so only who uses it has it.
    ///
    /// - Parameter usesNetwork: whether the sources, or what they import, load what URLs of the web need.
    static func implicitImports(_ sources: some Sequence<String>, usesNetwork: Bool) -> [String] {
        // These come with Foundation, SwiftUI or UIKit on Apple's systems; files that use them need not import them.
        let brought: [(module: String, names: Regex<Substring>)] = [
            (
                "CoreData",
                #/@(?:Sectioned)?FetchRequest\b|@CDManaged\b|@CDMethods\b|\bFetchedResults<|\\\.managedObjectContext/#
            ),
            // Intents and MapKit bring it.
            ("CoreLocation", #/\bCL(?:Location|Geocoder|Placemark|Region|CircularRegion|Authorization|Accuracy)\w*/#),
            ("CoreText", #/\b(?:CT(?:Font|Line|Frame|Run|Paragraph|Typesetter)\w*|kCT[A-Z]\w*)/#),
            (
                "Security",
                #/\b(?:kSec[A-Z]|errSec[A-Z]|Sec(?:Item|Random|AccessControl|Key|CopyErrorMessage)[A-Z]?)\w*/#
            ),
            ("FoundationXML", #/\bXMLParser/#),
            ("CoreTransferable", #/\b(?:Transferable|TransferRepresentation|transferRepresentation)\b/#),
            ("CoreImage", #/\bCI(?:Filter|Image|Context|Color)\b/#),
            ("Observation", #/@Observable\b|@ObservationIgnored\b|\bwithObservationTracking\b/#),
            ("UserNotifications", #/\bUN(?:Mutable|User|Notification|TimeInterval|Calendar|Authorization)\w*/#)
        ]
        let named = brought.filter { item in sources.contains { $0.contains(item.names) } }.map(\.module)
        return ["FoundationCompat"] + (usesNetwork ? ["FoundationNetworking"] : []) + named
    }
}

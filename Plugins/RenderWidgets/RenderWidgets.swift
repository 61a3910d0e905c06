import Foundation
import PackagePlugin

/// `swift package render-widgets`: builds Darkroom in release and renders the widgets of the package, or of what the
/// arguments name. The arguments are those of `darkroom render`.
@main
struct RenderWidgets: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try executable()
        let process = Process()
        process.executableURL = tool
        process.arguments = ["render"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw RenderError(status: process.terminationStatus)
        }
    }

    /// The `darkroom` of the release build, with the runtime library and the tools that it needs beside it.
    private func executable() throws -> URL {
        var tool: URL?
        for product in ["darkroom", "DarkroomRuntime"] {
            let result = try packageManager.build(
                .product(product), parameters: .init(configuration: .release, logging: .concise))
            guard result.succeeded else { throw BuildError(product: product, log: result.logText) }
            tool = tool ?? result.builtArtifacts.first { $0.kind == .executable }?.url
        }
        guard let tool else { throw BuildError(product: "darkroom", log: "") }
        return tool
    }
}

/// Darkroom ended with a status; what is wrong has been printed.
private struct RenderError: Error, CustomStringConvertible {
    let status: Int32

    var description: String { "darkroom render ended with status \(status); its messages are above" }
}

/// Darkroom doesn't build.
private struct BuildError: Error, CustomStringConvertible {
    let product: String
    let log: String

    var description: String {
        "\(product) doesn't build; run 'swift build -c release --product \(product)' for details\n\(log)"
    }
}

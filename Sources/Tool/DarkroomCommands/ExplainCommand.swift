import ArgumentParser
import RenderCoordinator
import RenderModel
import SystemSupport

/// Tells how a picture was laid out: the views under a point, or all of them.
package struct ExplainCommand<Source: ProgramSource>: SourceCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain", abstract: "Print how one picture is laid out.",
            discussion: """
                Takes the first picture that --kind, --family, --variant, --scheme, --entries and --device leave. With \
                --at, prints the views under a point with what they were offered, took and where they lie; with --tree, \
                all views as JSON, one a line. \
                Lengths are in points from the widget's top left corner; "drawn" stands where \
                edges moved to whole pixels.
                """)
    }

    @OptionGroup var source: Source
    @OptionGroup(title: "Which picture") var plan: PlanOptions
    @OptionGroup(title: "What is printed") var options: ExplainOptions
    @OptionGroup(title: "Work") var work: WorkOptions

    package init() {}

    package func run() throws {
        let program = try program(system: plan.system)
        try CommandSession.run(program, work, timeZone: plan.timeZone) { try explain(WorkerSession($0.launch), program) }
    }

    private func explain(_ session: consuming WorkerSession, _ program: WidgetExecutable) throws {
        let settings = try plan.settings(for: program)
        let planned = try RunErrors.mapped { try RenderPlan.described(by: session, settings) }
        guard let picture = planned.groups.compactMap(\.representative).first else {
            throw CommandFailure(.usage, "no picture is left by these filters; fewer of them leave more")
        }
        let answer = session.ask(.viewTree(picture.request), within: picture.request.providerTimeout + 1)
        switch answer.result {
        case .success(let tree): try print(tree, of: picture)
        case .failure(let reason): throw CommandFailure(.requestFailed, "\(picture): \(reason.message)")
        }
    }

    private func print(_ tree: ViewTree, of picture: PlannedPicture) throws {
        let printer = ViewTreePrinter(tree: tree)
        guard !options.tree, let point = try options.point() else {
            Terminal.print(try printer.json(), isJSON: true)
            return
        }
        let size = picture.request.surface.size
        guard let chain = printer.chain(at: point) else {
            throw CommandFailure(
                .usage,
                "no view lies at \(options.at ?? ""); the widget is \(Int(size.width)) × \(Int(size.height)) points")
        }
        Terminal.print("\(picture), at \(options.at ?? ""):\n\(chain)")
    }
}

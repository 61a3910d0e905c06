import ArgumentParser
import Assets
import DarkroomCommands
import Foundation
import RenderCoordinator
import RenderModel
import Synchronization
import SystemSupport
import WatchServer
import Watching

/// Draws widgets again whenever their sources are saved, on a page in the browser.
struct WatchCommand: ParsableCommand, Sendable {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Show widgets on a page that updates whenever you save.",
        discussion: """
            Prints the address of a page that shows the widgets, and keeps it up to date: when you save, it compiles \
            what changed and renders what the page shows. Compile errors appear above the last images. Images that \
            changed are outlined, with before and after. If there are several widget extensions, choose one on the \
            page. Click an image to see its views, or double-click it to tap. The page is served only on this machine, \
            and its address contains a token. Press Control-C to stop.
            """)

    @OptionGroup var source: FolderSource
    @OptionGroup(title: "Page") var page: WatchPageOptions
    @OptionGroup var plan: PlanOptions
    @OptionGroup var work: WorkOptions
    @OptionGroup(title: "Terminal") var colors: ColorOptions

    func validate() throws {
        if let kept = source.kept {
            throw ValidationError("--program \(kept): this is already compiled; specify the folder of its sources")
        }
    }

    func run() throws {
        let name = "darkroom watch \(source.paths.map(Shell.quoted).joined(separator: " "))"
        let places = try TemporaryFolder.checked(for: name)
        let (folder, lock) = try CommandFailure.wrapping { try FolderLock.newFolder("\(places)/.darkroom-watch") }
        CleanUp.onInterrupt { CleanUp.remove(folder) }
        let settings = try plan.settings()
        let session = try WatchSession(
            program(), in: folder, showing: WatchView(settings), choices: WatchChoices(settings, languages: []),
            diagnostics: TerminalDiagnostics(listsAllMessages: work.isVerbose))
        do {
            let address = try serve(session)
            Terminal.print("Open \(address)")
            // A pipe's reader waits for it.
            fflush(nil)
            if page.open { Browser.open(address, TerminalDiagnostics()) }
        } catch {
            CleanUp.remove(folder)
            throw error
        }
        withExtendedLifetime(lock) { session.run() }
    }

    /// - Returns: the page's address.
    private func serve(_ session: WatchSession) throws -> String {
        // The port is a part of what requests are checked for, and known once the server listens.
        let service = Mutex<WatchService?>(nil)
        let server = WatchServer(port: page.port) { request in
            await service.withLock(\.self)?.answer(request) ?? .status(503, "The session is starting.")
        }
        let outcome = Mutex<Result<UInt16, any Error>>(.failure(CancellationError())),
            isDone = DispatchSemaphore(value: 0)
        Task {
            do {
                let port = try await server.start()
                outcome.withLock { $0 = .success(port) }
            } catch {
                outcome.withLock { $0 = .failure(error) }
            }
            isDone.signal()
        }
        isDone.wait()
        let port = try outcome.withLock(\.self).get()
        let access = WatchAccess(port: port)
        service.withLock {
            $0 = WatchService(
                access, board: session.board, store: session.store, show: { session.show($0) },
                reply: { await session.answer($0) })
        }
        return access.address(port: port)
    }

    /// The widgets and what is asked of them, with what the settings file says at the time.
    private func program() -> WatchedProgram {
        let newest = Mutex(self), modules = Mutex(WatchedPaths()), places = Mutex<[ExtensionPlace]>([])
        // One of a name that none has any more is the first.
        let chosen: @Sendable (String?) -> ExtensionPlace? = { target in
            places.withLock { known in known.first { $0.name == target } ?? known.first }
        }
        let paths = source.paths.isEmpty ? ["."] : source.paths
        let title = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent }.joined(separator: ", ")
        return WatchedProgram(
            title: title, jobs: work.jobCount,
            targets: { places.withLock { $0.map(\.name) } },
            compile: { target, diagnostics in
                let command = try CommandRunner.parsed(DarkroomCommand.self) as? WatchCommand ?? self
                newest.withLock { $0 = command }
                // Which extensions are left out is told once.
                let isFirst = places.withLock(\.isEmpty), source = command.source
                let found = try source.options.places(
                    in: source.paths.isEmpty ? ["."] : source.paths, isFirst ? diagnostics : CollectedDiagnostics())
                places.withLock { $0 = found }
                guard let place = chosen(target) else {
                    throw CommandFailure(
                        .usage, "there is no widget extension; specify the folder of one: darkroom watch <path>")
                }
                let executable = try command.compile(place, diagnostics)
                modules.withLock { known in
                    known = WatchedPaths()
                    for path in executable.modulePaths { known.add(path) }
                }
                return executable
            },
            prepare: { target in
                guard let place = chosen(target) else { return }
                _ = try? newest.withLock(\.self).compile(place, CollectedDiagnostics(), preparesEdits: true)
            },
            paths: { target in
                let command = newest.withLock(\.self)
                var all = command.source.watchedPaths(
                    of: chosen(target), named: command.plan.givenPaths + command.work.data.givenPaths)
                all.formUnion(modules.withLock(\.self))
                return all
            },
            settings: { executable in
                let command = newest.withLock(\.self)
                var settings = try command.plan.settings(for: executable)
                settings.data = try command.work.data.settings()
                return settings
            },
            languages: { StringTable(directories: $0.bundle.directories).languages },
            launch: { executable, home, folder in
                let command = newest.withLock(\.self)
                return try command.work.launch(
                    executable, timeZone: command.plan.timeZone, home: home, writing: [folder])
            })
    }

    private func compile(
        _ place: ExtensionPlace, _ diagnostics: any Diagnostics, preparesEdits: Bool = false
    ) throws -> WidgetExecutable {
        var demand = ProgramDemand(
            command: "watch", system: plan.system, isConfined: work.isConfined, isVerbose: work.isVerbose)
        (demand.expectsEdits, demand.preparesEdits, demand.diagnostics) = (true, preparesEdits, diagnostics)
        return try source.options.program(of: place.path, target: place.target, for: demand)
    }
}

/// How the page is reached.
struct WatchPageOptions: ParsableArguments {
    @Flag(help: "Open the page in the default browser.")
    var open = false

    @Option(help: ArgumentHelp("Port on 127.0.0.1; 0 chooses a free one.", valueName: "port"))
    var port: UInt16 = 0
}

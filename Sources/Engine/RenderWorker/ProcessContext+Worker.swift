import FoundationCompat
import ImageFormats
import Launch
import ProcessContext
import RenderModel
import Typesetting

extension ProcessContext {
    /// What a worker begins with, before it draws anything and forks its first life. The launch file is read here, while
    /// its folder is open: a life has a home of its own.
    ///
    /// Bundle, home, defaults and containers follow from it, where they are first asked for; a life finds out itself
    /// who answers its requests (`NetworkAccess`), and each request says its locale.
    ///
    /// - Parameter arguments: the process's own, without its name.
    @MainActor
    func beginWorker(_ arguments: [String]) {
        fontCaches = launch.fontCaches
        if let client = TrialClient.inherited() { decodingJudge = { client.outcome($0, $1) } }

        let place = arguments.firstIndex(of: WorkerArguments.omitWidgets)
        let omitted = place.flatMap { arguments.dropFirst($0 + 1).first }?.split(separator: ",").compactMap { Int($0) }
        announcedWidgets = AnnouncedWidgets(
            omitting: Set(omitted ?? []), isAnnouncing: arguments.contains(WorkerArguments.announceWidgets))
    }

    /// The same for the process that tries image files.
    func beginDecoder() { fontCaches = launch.fontCaches }
}

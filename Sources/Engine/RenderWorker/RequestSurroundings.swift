internal import CDeterminism
import DisplayList
import Foundation
import FoundationCompat
import Glibc
import PackagedFonts
import ProcessContext
import RenderModel
import SystemSupport
import WidgetKitCore

/// What a request's provider and views see of the world: locale, system, clock and random numbers. Whoever draws sets it
/// before each call into user code, worker and tests alike.
package enum RequestSurroundings {
    /// - Parameter drivingTimeline: whether the provider is asked for its entries, rather than a picture drawn.
    package static func prepare(for request: DrawRequest, drivingTimeline: Bool) {
        show(ProcessStart(request.surface))
        RequestSeed.sow(for: request, drivingTimeline: drivingTimeline)
    }

    /// Shows code that runs next what a process begins with.
    static func show(_ start: ProcessStart) {
        let context = ProcessContext.current
        (context.localeIdentifier, context.pseudolanguage) = (start.locale, start.pseudolanguage)
        darkroom_device_set_system_version(start.systemVersion)
        VirtualClock.beginLife(at: start.clock)
    }

    /// The same for what is asked before any picture: making the host, and what it says of its widgets.
    package static func prepareForHost() { RequestSeed.sowForHost() }
}

/// The entropy of a request follows from what is asked, never from what its worker did before. It is libc's, and this
/// the only way to it.
enum RequestSeed {
    /// Begins the entropy of a request that is about no picture.
    static func sow(_ request: String) { darkroom_entropy_seed(hash(request)) }

    /// Begins the entropy of a request, and the place where its objects lie.
    static func sow(for request: DrawRequest, drivingTimeline: Bool) {
        darkroom_entropy_seed(seed(for: request, drivingTimeline: drivingTimeline))
        darkroom_objects_begin(place(of: request, drivingTimeline: drivingTimeline))
    }

    /// Begins both for making the host, which comes before any request.
    static func sowForHost() {
        sow("descriptors")
        darkroom_objects_begin(hash("descriptors"))
    }

    /// Light and dark share a seed, so that a random picture is the same picture in both. So do devices and locales.
    static func seed(for request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        var what = drivingTimeline ? "entries" : request.variant.label
        // A provider that is asked again goes on with other numbers.
        if drivingTimeline, !request.previousRequests.isEmpty { what += " \(request.previousRequests.count)" }
        return hash("\(request.kind)\u{0}\(request.presentationKind)\u{0}\(what)")
    }

    /// Where a request's objects lie: no two requests share it, as the objects of one may outlive it. Hashes are the
    /// same in all workers.
    static func place(of request: DrawRequest, drivingTimeline: Bool) -> UInt64 {
        UInt64(bitPattern: Int64(request.hashValue)) ^ (drivingTimeline ? 1 : 0)
    }

    static func hash(_ text: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(text.utf8)
        return hash.value
    }
}

/// What widget code sees of the world around it, the same wherever it is drawn.
///
/// CDeterminism answers for libc: dates and order of files, disks, names, users, uptime. Here are the things that a
/// process simply has, which are changed for all of it; what the engine still needs of its own is kept.
enum DeviceSurroundings {
    /// Called before any code of the widget, in each of a worker's lives.
    static func begin() {
        let context = ProcessContext.current
        guard context.permissionMask == nil else { return }
        // The fonts lie where the environment says, or beside the program.
        _ = PackagedFonts.facesDirectory
        ShownPaths.install()
        context.permissionMask = umask(0o022)
        chdir("/")
        setArguments([ShownPaths.executablePath])
        ProcessInfo.processInfo.processName = ShownPaths.executableName
        darkroom_device_set_program_name(strdup(ShownPaths.executablePath))
        replaceEnvironment()
        darkroom_device_show()
        darkroom_tasks_count()
    }

    /// The setter of `CommandLine.arguments`, which Swift 6 lets only older code name.
    @_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
    private static func setArguments(_ arguments: __owned [String])

    /// The variables of an iPhone's extension, and what libc reads of time zone and encoding.
    private static func replaceEnvironment() {
        var variables = [
            "HOME": ShownPaths.home, "CFFIXED_USER_HOME": ShownPaths.home, "TMPDIR": ShownPaths.temporary,
            "USER": "mobile", "LOGNAME": "mobile", "SHELL": "/bin/sh", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"
        ]
        for name in ["LC_ALL", "TZ"] { variables[name] = getenv(name).map { String(cString: $0) } }
        let lines = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { lines.forEach { free($0) } }
        darkroom_environment_replace(lines.map { UnsafePointer($0) } + [nil])
    }
}

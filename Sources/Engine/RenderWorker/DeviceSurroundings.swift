import CDeterminism
import Foundation
import FoundationCompat
import Glibc
import PackagedFonts
import ProcessContext
import RenderModel
import SystemSupport
import WidgetKitCore

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

    /// The system that a request is drawn for.
    static func show(_ surface: RenderSurface) {
        darkroom_device_set_system_version(
            surface.system?.full ?? (surface.palette == .ios18 ? "18.0" : "26.0"))
    }
}

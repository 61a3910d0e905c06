internal import CDeterminism
internal import CHashSeed
import Foundation
import FoundationCompat
import Glibc
import ProcessContext
import RenderWorker
import WidgetKitCore

/// The world around a widget that a test draws: that of the command's worker, as far as a process can have it for a
/// while. What the test's own code and other tests find is as it was when the assertion returns.
///
/// The network is refused, and clock, random numbers, time zone and locale are each request's. Files, variables and
/// arguments stay the process's own, as do the stores: a test writes into them what its widget reads.
@MainActor
struct SnapshotSurroundings {
    private let locale: String, pseudolanguage = ProcessContext.current.pseudolanguage
    private let bundle: MainBundle.Contents
    private let instant: Date?
    private let systemVersion = String(cString: darkroom_device_system_version())
    private let timeZone = TimeZone.current, zoneOfFoundation = NSTimeZone.default

    /// - Parameters:
    ///   - timeZone: an identifier.
    ///   - resources: the folders of the bundle.
    private init(timeZone: String, resources: MainBundle.Contents) {
        let context = ProcessContext.current
        (locale, bundle) = (context.localeIdentifier, context.bundle)
        instant = darkroom_clock_is_frozen() ? Date() : nil
        context.bundle = resources
        Self.set(timeZone, TimeZone(identifier: timeZone) ?? .gmt)
        darkroom_network_refuse()
    }

    private func restore() {
        let context = ProcessContext.current
        (context.localeIdentifier, context.pseudolanguage, context.bundle) = (locale, pseudolanguage, bundle)
        darkroom_objects_end()
        darkroom_entropy_release()
        if let instant { VirtualClock.freeze(at: instant) } else { VirtualClock.release() }
        darkroom_device_set_system_version(systemVersion)
        darkroom_network_allow()
        Self.set(timeZone.identifier, zoneOfFoundation)
    }

    /// The variable is written over and never removed: libc moves what other threads may be reading only where one is
    /// new.
    private static func set(_ identifier: String, _ zone: TimeZone) {
        if getenv("TZ").map({ String(cString: $0) }) != identifier {
            setenv("TZ", identifier, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
        }
        if NSTimeZone.default != zone { NSTimeZone.default = zone }
    }

    /// Runs `body` in them, one assertion after the other.
    static func with<Result>(
        timeZone: String, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        // The linker leaves out what nobody asks for.
        _ = darkroom_hashing_is_deterministic()
        await SnapshotTurn.take()
        defer { SnapshotTurn.giveBack() }
        let surroundings = SnapshotSurroundings(timeZone: timeZone, resources: TestBundles.contents)
        defer { surroundings.restore() }
        return try await body()
    }
}

/// The resource bundles of the package's targets, which SwiftPM puts beside the test program.
enum TestBundles {
    static let contents = MainBundle.Contents(directories: folders)
    static let resources = WidgetResources(directories: folders)

    private static var folders: [URL] {
        if let text = ProcessInfo.processInfo.environment["DARKROOM_RESOURCES"], !text.isEmpty {
            return text.split(separator: "\n").map { URL(fileURLWithPath: String($0), isDirectory: true) }
        }
        let program = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments.first ?? ""
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        // All but the engine's own.
        return entries.filter {
            $0.pathExtension == "resources" && !$0.lastPathComponent.hasPrefix("darkroom_")
        }.sorted { $0.path < $1.path }
    }
}

import Darwin
import Foundation
import QuartzCore
import UIKit

struct Fact: Identifiable, Equatable {
    let name: String
    let value: String
    var id: String { name }

    init(_ name: String, _ value: Any?) {
        self.name = name
        self.value = (value as? [String])?.joined(separator: " ") ?? value.map { "\($0)" } ?? "none"
    }
}

/// What Foundation and libc say of the system and the process.
enum SystemFacts {
    static var all: [Fact] { foundation + c + places }

    private static var foundation: [Fact] {
        let info = ProcessInfo.processInfo, version = info.operatingSystemVersion
        return [
            Fact("uptime", info.systemUptime),
            Fact("host", info.hostName),
            Fact("process", info.processIdentifier),
            Fact("processName", info.processName),
            Fact("system", info.operatingSystemVersionString),
            Fact("version", "\(version.majorVersion).\(version.minorVersion)"),
            Fact("is17", info.isOperatingSystemAtLeast(.init(majorVersion: 17, minorVersion: 0, patchVersion: 0))),
            Fact("processors", "\(info.processorCount) \(info.activeProcessorCount)"),
            Fact("memory", info.physicalMemory),
            Fact("user", "\(info.userName) \(info.fullUserName) \(NSUserName()) \(NSFullUserName())"),
            Fact("arguments", info.arguments + CommandLine.arguments),
            Fact("environment", info.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }),
            Fact("media", CACurrentMediaTime()),
            Fact("ticks", mach_absolute_time()),
            Fact("device", "\(UIDevice.current.name) \(UIDevice.current.systemVersion)"),
            Fact("vendor", UIDevice.current.identifierForVendor),
            // The clocks that go on begin at the same second.
            Fact("dispatch", DispatchTime.now().uptimeNanoseconds / 60_000_000_000),
            Fact("waits", Int((ContinuousClock.now - ContinuousClock.now) / .seconds(10))),
        ]
    }

    private static var c: [Fact] {
        var name = [CChar](repeating: 0, count: 256), kernel = utsname(), used = tms(), usage = rusage()
        gethostname(&name, name.count)
        uname(&kernel)
        times(&used)
        getrusage(0, &usage)
        var up = timespec(), coarse = timespec()
        clock_gettime(CLOCK_MONOTONIC, &up)
        clock_gettime(CLOCK_BOOTTIME, &coarse)
        let release = withUnsafeBytes(of: kernel.release) { String(cString: $0.bindMemory(to: CChar.self).baseAddress!) }
        let machine = withUnsafeBytes(of: kernel.machine) { String(cString: $0.bindMemory(to: CChar.self).baseAddress!) }
        return [
            Fact("gethostname", name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }),
            Fact("uname", "\(release) \(machine)"),
            Fact("pid", "\(getpid()) \(getppid())"),
            Fact("uid", "\(getuid()) \(getgid())"),
            Fact("home of", getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }),
            Fact("clock", "\(up.tv_sec) \(up.tv_nsec) \(coarse.tv_sec) \(coarse.tv_nsec)"),
            Fact("used", "\(clock()) \(used.tms_utime) \(usage.ru_maxrss)"),
            Fact("cores", sysconf(Int32(_SC_NPROCESSORS_ONLN))),
            Fact("path", getenv("PATH").map { String(cString: $0) }),
            Fact("darkroom", ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("DARKROOM") }.count),
        ]
    }

    private static var places: [Fact] {
        let manager = FileManager.default
        // As extensions find the bundle of their app.
        let app = Bundle.main.bundleURL.deletingLastPathComponent().deletingLastPathComponent()
        return [
            Fact("folder", manager.currentDirectoryPath),
            Fact("home", NSHomeDirectory()),
            Fact("temporary", "\(NSTemporaryDirectory()) \(manager.temporaryDirectory.path)"),
            Fact("documents", URL.documentsDirectory.path),
            Fact("caches", manager.urls(for: .cachesDirectory, in: .userDomainMask).first?.path),
            Fact("group", manager.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.machine")?.path),
            Fact("bundle", Bundle.main.bundlePath),
            Fact("executable", Bundle.main.executablePath),
            Fact("app", Bundle(url: app) === Bundle.main && Bundle(path: app.path) === Bundle.main),
            Fact("elsewhere", Bundle(path: "/nowhere/App.app") == nil && Bundle(path: NSTemporaryDirectory()) != nil),
            Fact("resources", Bundle.main.resourcePath),
            Fact("notes", Bundle.main.path(forResource: "notes", ofType: "txt")),
            Fact("proc", manager.fileExists(atPath: "/proc/cpuinfo")),
            Fact("cpuinfo", try? String(contentsOfFile: "/proc/uptime", encoding: .utf8)),
        ]
    }
}

import CDeterminism
import Foundation
import Testing

/// The device belongs to the process, so each test has one of its own.
struct DeviceTests {
    @Test func identityIsTheDevices() async {
        await #expect(processExitsWith: .success) {
            let machine = darkroom_machine_process()
            #expect(getpid() == machine)
            darkroom_device_show()
            #expect(getpid() == 512)
            #expect(getppid() == 1)
            #expect(ProcessInfo.processInfo.processIdentifier == 512)
            #expect(ProcessInfo.processInfo.hostName == "localhost")
            #expect(ProcessInfo.processInfo.userName == "mobile")
            #expect(NSFullUserName() == "Mobile User")
            #expect(ProcessInfo.processInfo.physicalMemory == 8 << 30)
            #expect(ProcessInfo.processInfo.activeProcessorCount == 6)
            #expect(darkroom_machine_process() == machine)
            darkroom_device_hide()
            #expect(getpid() == machine)
        }
    }

    @Test func theKernelBelongsToTheSystem() async {
        await #expect(processExitsWith: .success) {
            func release(_ system: String) -> String {
                darkroom_device_set_system_version(system)
                var buffer = [CChar](repeating: 0, count: 32)
                darkroom_device_kernel_release(&buffer, buffer.count)
                return buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
            }
            #expect(release("26.0") == "25.0.0")
            #expect(release("18.4") == "24.4.0")
            #expect(release("17.0") == "23.0.0")
        }
    }

    @Test func uptimeStandsStillAndWaitsGoOn() async {
        await #expect(processExitsWith: .success) {
            darkroom_clock_freeze(1_767_260_460_000_000_000)
            darkroom_device_show()
            #expect(ProcessInfo.processInfo.systemUptime == 259_200)
            let start = DispatchTime.now().uptimeNanoseconds
            #expect(start / 60_000_000_000 == 4_320)
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { semaphore.signal() }
            #expect(semaphore.wait(timeout: .now() + 60) == .success)
            #expect(DispatchTime.now().uptimeNanoseconds - start >= 20_000_000)
            #expect(semaphore.wait(timeout: .now() + 0.02) == .timedOut)
            let before = ContinuousClock.now
            try? await Task.sleep(for: .milliseconds(20))
            #expect(ContinuousClock.now - before >= .milliseconds(20))
            #expect(ProcessInfo.processInfo.systemUptime == 259_200)
        }
    }

    @Test func filesAreDatedByTheClockThatStandsStill() async {
        await #expect(processExitsWith: .success) {
            let manager = FileManager.default
            let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? manager.removeItem(atPath: folder) }
            func date(_ path: String) -> Double? {
                (try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date)?.timeIntervalSince1970
            }
            darkroom_clock_freeze(1_700_000_000_000_000_000)
            darkroom_paths_add("/var/mobile/here", folder, false)
            darkroom_device_show()
            let file = "/var/mobile/here/file"
            try Data("text".utf8).write(to: URL(fileURLWithPath: file))
            // By an engine that names the folder as the machine does.
            try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/other"))
            #expect(date(file) == 1_700_000_000)
            darkroom_clock_freeze(1_700_003_600_000_000_000)
            #expect(date("/private" + file) == 1_700_000_000)
            #expect(date(folder + "/other") == 1_700_003_600)
            try manager.copyItem(atPath: file, toPath: file + "-copy")
            #expect(date(file + "-copy") == 1_700_000_000)
            try manager.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file)
            #expect(date(file) == 1_000)
            darkroom_device_hide()
            #expect(date(folder + "/file") == 1_000)
            #expect((date(folder + "/other") ?? 0) > 1_750_000_000)
        }
    }

    @Test func pathsStandForOthers() async {
        await #expect(processExitsWith: .success) {
            let manager = FileManager.default, root = NSTemporaryDirectory() + UUID().uuidString
            let folders = ["/one", "/two", "/home"].map { root + $0 }
            for folder in folders { try manager.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            defer { try? manager.removeItem(atPath: root) }
            try Data("1".utf8).write(to: URL(fileURLWithPath: folders[0] + "/both"))
            try Data("2".utf8).write(to: URL(fileURLWithPath: folders[1] + "/both"))
            try Data("2".utf8).write(to: URL(fileURLWithPath: folders[1] + "/second"))
            let bundle = "/var/containers/W.appex", home = "/var/mobile/home"
            darkroom_paths_add(bundle, folders[0], true)
            darkroom_paths_add(bundle, folders[1], true)
            darkroom_paths_add(home, folders[2], false)
            darkroom_device_show()
            func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
            #expect(text(bundle + "/both") == "1")
            #expect(text(bundle + "/second") == "2")
            #expect(text(bundle + "/third") == nil)
            #expect(text(bundle + "x/both") == nil)
            for name in ["c", "a", "b"] {
                try Data(name.utf8).write(to: URL(fileURLWithPath: "\(home)/\(name)"), options: .atomic)
            }
            #expect(try manager.contentsOfDirectory(atPath: home) == ["a", "b", "c"])
            let walked = manager.enumerator(at: URL(fileURLWithPath: home), includingPropertiesForKeys: nil)?
                .compactMap { ($0 as? URL)?.path }
            #expect(walked == ["a", "b", "c"].map { "\(home)/\($0)" })
            try manager.createSymbolicLink(atPath: home + "/link", withDestinationPath: home + "/a")
            #expect(try manager.destinationOfSymbolicLink(atPath: home + "/link") == home + "/a")
            #expect(text(home + "/link") == "a")
            #expect(manager.changeCurrentDirectoryPath(home))
            #expect(manager.currentDirectoryPath == home)
            #expect(text("b") == "b")
            #expect(!manager.fileExists(atPath: "/proc/cpuinfo"))
            try manager.removeItem(atPath: home + "/a")
            darkroom_device_hide()
            #expect(try manager.contentsOfDirectory(atPath: folders[2]).sorted() == ["b", "c", "link"])
        }
    }

    @Test func disksAndFoldersLookTheSame() async {
        await #expect(processExitsWith: .success) {
            darkroom_device_show()
            let attributes = try FileManager.default.attributesOfFileSystem(forPath: "/")
            #expect(attributes[.systemSize] as? UInt64 == 256_000_000_000)
            #expect(attributes[.systemFreeSize] as? UInt64 == 128_000_000_000)
            var used = rusage()
            getrusage(0, &used)
            #expect(used.ru_maxrss == 16_384)
            #expect(darkroom_peak_memory() > 0)
        }
    }

    @Test func systemCallsByNumberAreToldTheSame() async {
        await #expect(processExitsWith: .success) {
            typealias Call = @convention(c) (Int, Int, Int) -> Int
            #if arch(x86_64)
                let (process, clock) = (39, 228)
            #else
                let (process, clock) = (172, 113)
            #endif
            let symbol = try #require(dlsym(nil, "syscall"))
            let call = unsafeBitCast(symbol, to: Call.self)
            darkroom_clock_freeze(1_767_260_460_000_000_000)
            darkroom_device_show()
            var now = timespec(), up = timespec()
            withUnsafeMutablePointer(to: &now) { _ = call(clock, Int(CLOCK_REALTIME), Int(bitPattern: $0)) }
            withUnsafeMutablePointer(to: &up) { _ = call(clock, Int(CLOCK_MONOTONIC), Int(bitPattern: $0)) }
            #expect(now.tv_sec == 1_767_260_460)
            #expect(up.tv_sec == 259_200)
            #expect(call(process, 0, 0) == 512)
            #if arch(x86_64)
                #expect(call(201, 0, 0) == 1_767_260_460)
            #endif
        }
    }

    @Test func theEnvironmentIsAnother() async {
        await #expect(processExitsWith: .success) {
            setenv("DARKROOM_SOMETHING", "kept", 1)
            "HOME=/var/mobile".withCString { darkroom_environment_replace([$0, nil]) }
            #expect(ProcessInfo.processInfo.environment == ["HOME": "/var/mobile"])
            #expect(getenv("DARKROOM_SOMETHING") == nil)
            #expect(darkroom_launch_variable("DARKROOM_SOMETHING").map { String(cString: $0) } == "kept")
            darkroom_environment_restore()
            #expect(getenv("DARKROOM_SOMETHING") != nil)
        }
    }

    /// Where the system lets a process say so, as all but some containers do.
    @Test func startedProgramsLieWhereTheyLay() async {
        let former = darkroom_addresses_fix()
        defer { darkroom_addresses_restore(former) }
        guard former != -1 else { return }
        #expect(darkroom_addresses_fix() & 0x0004_0000 != 0)
    }
}

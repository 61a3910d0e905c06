import Foundation
import SwiftUI

// What a view's body does to its process and its surroundings, by the fault's name.

private typealias Plain = @convention(c) () -> Int32
private typealias SystemCall = @convention(c) (Int, Int, Int, Int) -> Int
private let systemCall = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)
private let garbage = [UInt8]("\u{1B}]0;gotcha\u{7}{\"ready\":{}}\n\0\u{202E}txt.exe\n".utf8)

private func fill(_ path: String) -> Bool {
    let file = open(path, O_CREAT | O_WRONLY, 0o644), piece = [UInt8](repeating: 7, count: 1 << 20)
    defer { close(file) }
    guard file >= 0 else { return false }
    for _ in 0..<64 where write(file, piece, piece.count) < piece.count { return true }
    return false
}

/// Sets a limit to nothing.
private func limit(_ resource: Int32, _ value: UInt = 0) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    withUnsafeMutablePointer(to: &limit) { limit in
        typealias Set = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32
        _ = unsafeBitCast(dlsym(nil, "setrlimit"), to: Set.self)(resource, limit)
    }
}

/// - Parameter path: the output folder.
@MainActor let systemActs: [String: (_ path: String) -> Void] = {
    var acts: [String: (String) -> Void] = [:]

    // Ends of the process.
    acts["exit-0"] = { _ in exit(0) }
    acts["exit-3"] = { _ in exit(3) }
    acts["_exit"] = { _ in _exit(0) }
    acts["abort"] = { _ in abort() }
    acts["raise-kill"] = { _ in raise(SIGKILL) }
    acts["raise-term"] = { _ in raise(SIGTERM) }
    acts["kill-itself"] = { _ in kill(getpid(), SIGKILL) }
    acts["kill-parent"] = { _ in kill(getppid(), SIGKILL) }
    acts["kill-group"] = { _ in kill(0, SIGKILL) }
    acts["stop"] = { _ in raise(SIGSTOP) }
    acts["stop-by-call"] = { _ in _ = systemCall(39, 0, 0, 0) > 0 ? systemCall(62, Int(getpid()), 19, 0) : 0 }
    acts["exit-thread"] = { _ in pthread_exit(nil) }
    acts["alarm"] = { _ in
        alarm(1)
        sleep(3)
    }
    acts["ignores-crashes"] = { _ in
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] { _ = Foundation.signal(signal, SIG_IGN) }
        fatalError("ignored")
    }
    acts["at-exit"] = { _ in
        atexit { sleep(100_000) }
        exit(0)
    }

    // Descriptors.
    acts["close-20"] = { _ in for file in 0...20 { close(Int32(file)) } }
    acts["close-all"] = { _ in for file in 0..<1024 { close(Int32(file)) } }
    acts["write-to-all"] = { _ in
        for file in 0..<1024 where fcntl(Int32(file), F_GETFL) & O_ACCMODE != O_RDONLY {
            _ = write(Int32(file), garbage, garbage.count)
        }
    }
    acts["print"] = { _ in for _ in 0..<20_000 { print(String(decoding: garbage, as: UTF8.self)) } }
    acts["print-errors"] = { _ in
        for _ in 0..<20_000 { FileHandle.standardError.write(Data(garbage)) }
    }
    acts["standard-input"] = { _ in while readLine() != nil {} }
    acts["open-files"] = { _ in while open("/dev/null", O_RDONLY) >= 0 {} }
    acts["fill-disk"] = { path in
        var number = 0
        while !fill("\(path)/fill-\(number)"), number < 4 { number += 1 }
    }
    acts["fill-home"] = { _ in
        var number = 0
        while !fill("\(NSHomeDirectory())/fill-\(number)"), number < 4 { number += 1 }
    }

    // Surroundings.
    acts["remove-output"] = { path in try? FileManager.default.removeItem(atPath: path) }
    acts["empty-output"] = { path in
        for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] { unlink("\(path)/\(name)") }
    }
    acts["output-to-file"] = { path in
        try? FileManager.default.removeItem(atPath: "\(path)/faulty")
        try? Data().write(to: URL(fileURLWithPath: "\(path)/faulty"))
    }
    acts["remove-home"] = { _ in try? FileManager.default.removeItem(atPath: NSHomeDirectory()) }
    acts["folder"] = { _ in chdir("/") }
    acts["environment"] = { _ in
        for (name, value) in ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "HOME": "/", "TMPDIR": "/nowhere", "PATH": ""] {
            setenv(name, value, 1)
        }
        tzset()
        setlocale(LC_ALL, "")
    }
    acts["zone"] = { _ in NSTimeZone.default = TimeZone(identifier: "Asia/Kathmandu")! }
    acts["umask"] = { _ in umask(0o777) }
    acts["fork"] = { _ in
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Plain.self)
        for _ in 0..<100 where fork() == 0 { sleep(100) }
    }
    acts["spawn"] = { _ in
        var process: pid_t = 0, words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("100"), nil]
        for _ in 0..<100 { posix_spawn(&process, "/bin/sleep", nil, nil, &words, nil) }
    }
    acts["no-files"] = { _ in limit(7) }
    acts["no-size"] = { _ in limit(1) }
    acts["no-memory"] = { _ in limit(9, 1 << 20) }
    acts["no-time"] = { _ in
        limit(0)
        while getpid() > 0 {}
    }
    acts["blocked-signals"] = { _ in
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        fatalError("with signals blocked")
    }
    return acts
}()

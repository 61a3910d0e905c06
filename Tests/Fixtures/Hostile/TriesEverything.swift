import Foundation
import SwiftUI
import WidgetKit

// Tries everything that a widget has no business with, and shows what has worked. The test puts the folder of a secret
// in place of @OUTSIDE@, the user's home in place of @HOME@ and the folder of this file in place of @PROJECT@.

private let outside = "@OUTSIDE@", home = "@HOME@", project = "@PROJECT@"

private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
private let systemCall = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)
private typealias Plain = @convention(c) () -> Int32

private func call(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0) -> Bool {
    systemCall(number, a, b, c, d, e, 0) >= 0
}

private func address(_ text: String) -> Int { Int(bitPattern: strdup(text)) }

// The source is compiled as for an iPhone, so what processor it runs on is found out by a call that has no other use.
private let numbers = systemCall(39, 0, 0, 0, 0, 0, 0) == Int(getpid()) ? [
    "socket": 41, "sendmsg": 46, "clone": 56, "fork": 57, "vfork": 58, "execve": 59, "kill": 62, "tkill": 200,
    "tgkill": 234, "openat": 257, "ptrace": 101, "bpf": 321, "keyctl": 250, "userfaultfd": 323, "unshare": 272,
    "setns": 308, "mount": 165, "process_vm_readv": 310, "perf_event_open": 298, "shmget": 29, "setpgid": 109,
    "setsid": 112, "fchmod": 91, "execveat": 322, "open_by_handle_at": 304, "chroot": 161, "utimensat": 280,
    "chmod": 90, "setxattr": 188, "prlimit64": 302,
] : [
    "socket": 198, "sendmsg": 211, "clone": 220, "execve": 221, "kill": 129, "tkill": 130, "tgkill": 131,
    "openat": 56, "ptrace": 117, "bpf": 280, "keyctl": 219, "userfaultfd": 282, "unshare": 97, "setns": 268,
    "mount": 40, "process_vm_readv": 270, "perf_event_open": 241, "shmget": 194, "setpgid": 154, "setsid": 157,
    "fchmod": 52, "execveat": 281, "open_by_handle_at": 265, "chroot": 51, "utimensat": 88, "setxattr": 5,
    "prlimit64": 261,
]

private func opens(_ path: String, _ flags: Int32 = O_RDONLY) -> Bool {
    let file = open(path, flags, 0o644)
    if file >= 0 { close(file) }
    return file >= 0
}

private func spawns(_ program: String) -> Bool {
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    return posix_spawn(&child, program, nil, nil, &arguments, nil) == 0
}

/// A child that was made after all must not go on as the widget.
private func forks(_ name: String) -> Bool {
    let child = unsafeBitCast(dlsym(nil, name), to: Plain.self)()
    if child == 0 { _exit(0) }
    return child > 0
}

@MainActor private let attempts: [(name: String, works: () -> Bool)] = {
    let secret = outside + "/secret.txt", parent = getppid()
    let own = FileManager.default.temporaryDirectory.path
    var list: [(String, () -> Bool)] = [
        ("open", { opens(secret) }),
        ("fopen", { fopen(secret, "r") != nil }),
        ("contents", { FileManager.default.contents(atPath: secret) != nil }),
        ("String", { (try? String(contentsOfFile: secret, encoding: .utf8)) != nil }),
        ("up from the project", { opens(project + "/../secret.txt") }),
        ("through /proc", { opens("/proc/self/root" + secret) }),
        ("through a link", {
            _ = symlink(secret, own + "/link")
            return opens(own + "/link")
        }),
        ("through a hard link", { link(secret, own + "/hard") == 0 }),
        ("list a folder", { opendir(outside) != nil }),
        ("list the root", { opendir("/") != nil }),
        ("passwd", { opens("/etc/passwd") }),
        ("shadow", { opens("/etc/shadow") }),
        ("keys", { opendir(home) != nil || opens(home + "/.ssh/id_rsa") || opens(home + "/.bashrc") }),
        ("init's environment", { opens("/proc/1/environ") }),
        ("parent's environment", { opens("/proc/\(parent)/environ") }),
        ("parent's memory", { opens("/proc/\(parent)/mem", O_RDWR) }),
        ("parent's words", { opens("/proc/\(parent)/cmdline") }),
        ("other processes", { opendir("/proc") != nil }),
        ("disk", { opens("/dev/sda") || opens("/dev/vda") || opens("/dev/mem") }),
        ("terminal", { opens("/dev/tty", O_RDWR) }),

        ("create", { opens(outside + "/new.txt", O_CREAT | O_WRONLY) }),
        ("create in /tmp", { opens("/tmp/darkroom-hostile.txt", O_CREAT | O_WRONLY) }),
        ("create in the project", { opens(project + "/new.swift", O_CREAT | O_WRONLY) }),
        ("atomically", { (try? Data("x".utf8).write(to: URL(fileURLWithPath: outside + "/atomic.txt"), options: .atomic)) != nil }),
        ("append", { opens(secret, O_WRONLY | O_APPEND) }),
        ("cut", { truncate(secret, 0) == 0 }),
        ("cut by reading", { opens(secret, O_RDONLY | O_TRUNC) }),
        ("cut the project", { opens(project + "/TriesEverything.swift", O_RDONLY | O_TRUNC) }),
        ("remove", { unlink(secret) == 0 }),
        ("rename", { rename(secret, outside + "/moved.txt") == 0 }),
        ("take away", { rename(secret, own + "/moved.txt") == 0 }),
        ("folder", { mkdir(outside + "/folder", 0o755) == 0 }),
        ("link there", { symlink("/etc", outside + "/link") == 0 }),
        ("mode", { chmod(secret, 0o777) == 0 }),
        ("owner", { chown(secret, 12345, 12345) == 0 }),
        ("dates", { utimes(secret, nil) == 0 }),
        ("mode of the project", {
            let file = open(project + "/TriesEverything.swift", O_RDONLY)
            return fchmod(file, 0o600) == 0
        }),
        ("remove the project", { (try? FileManager.default.removeItem(atPath: project)) != nil }),

        ("curl", { spawns("/usr/bin/curl") }),
        ("sh", { spawns("/bin/sh") }),
        ("Process", { (try? Process.run(URL(fileURLWithPath: "/bin/true"), arguments: [])) != nil }),
        ("loader", { spawns("/lib64/ld-linux-x86-64.so.2") || spawns("/lib/ld-linux-aarch64.so.1") }),
        ("itself", { spawns("/proc/self/exe") }),
        ("system", { system("true") == 0 }),
        ("popen", { popen("true", "r") != nil }),
        ("execv", {
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            return execv("/bin/true", &arguments) == 0
        }),
        ("fork", { forks("fork") }),
        ("vfork", { forks("vfork") }),

        ("socket", { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
        ("socket 6", { socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0) >= 0 }),
        ("raw socket", { socket(AF_PACKET, Int32(SOCK_RAW.rawValue), 0) >= 0 }),
        ("netlink", { socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0) >= 0 }),
        ("local socket", { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),

        ("signal the parent", { kill(parent, SIGCONT) == 0 }),
        ("signal init", { kill(1, SIGCONT) == 0 }),
        ("signal all", { kill(-1, 0) == 0 }),
        ("signal the group", { kill(0, 0) == 0 }),
        ("io_uring", { call(425, 8, address(String(repeating: "\0", count: 256))) }),
        ("pidfd_open", { call(434, Int(parent)) }),
        ("pidfd_send_signal", { call(424, 0, 0) }),
        ("openat2", { call(437, -100, address(secret), Int(bitPattern: calloc(3, 8)), 24) }),
        ("clone3", { call(435, Int(bitPattern: calloc(11, 8)), 88) }),
        ("fsopen", { call(430, address("tmpfs")) }),
        ("memory of the parent", { call(numbers["process_vm_readv"]!, Int(parent)) }),
        ("limits of the parent", { call(numbers["prlimit64"]!, Int(parent), 7) }),
        ("ptrace", { call(numbers["ptrace"]!, 16, Int(parent)) }),
    ]
    let made: [(name: String, arguments: [Int])] = [
        ("socket", [2, 1]), ("socket", [1, 1]), ("openat", [-100, address(secret), 0]),
        ("openat", [-100, address(outside + "/raw.txt"), Int(O_CREAT | O_WRONLY), 0o644]), ("clone", [17]), ("fork", []),
        ("vfork", []), ("execve", [address("/bin/true")]), ("execveat", [-100, address("/bin/true")]),
        ("kill", [Int(parent), 0]), ("tkill", [Int(parent), 0]), ("tgkill", [Int(parent), Int(parent), 0]), ("bpf", []),
        ("keyctl", [0, -3]), ("userfaultfd", [1]), ("unshare", [0x10000000]), ("setns", []), ("mount", []),
        ("perf_event_open", []), ("shmget", [0, 4096, 0o1600]), ("setpgid", []), ("setsid", []),
        ("open_by_handle_at", []), ("chroot", [address("/")]), ("utimensat", [-100, address(secret)]),
        ("chmod", [address(secret), 0o777]), ("setxattr", [address(secret), address("user.x"), address("y"), 1]),
    ]
    for (name, arguments) in made {
        guard let number = numbers[name] else { continue }
        let all = arguments + Array(repeating: 0, count: 5 - arguments.count)
        list.append(("call \(name)", { call(number, all[0], all[1], all[2], all[3], all[4]) }))
    }
    return list
}()

struct Outcome: TimelineEntry {
    let date: Date
    var text = ""
}

struct Attacker: TimelineProvider {
    func placeholder(in context: Context) -> Outcome { Outcome(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (Outcome) -> Void) { completion(Outcome(date: Date())) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Outcome>) -> Void) {
        MainActor.assumeIsolated {
            let worked = attempts.filter { $0.works() }.map(\.name)
            let text = worked.isEmpty ? "all \(attempts.count) refused" : "worked: " + worked.joined(separator: ", ")
            print(text)
            completion(Timeline(entries: [Outcome(date: Date(), text: text)], policy: .never))
        }
    }
}

@main
struct TriesEverything: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hostile", provider: Attacker()) { entry in
            Text(entry.text).font(.system(size: 8)).minimumScaleFactor(0.1).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}

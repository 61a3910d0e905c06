import Foundation
import Glibc

/// How much memory a worker process may take: an endless loop that allocates should meet its own end before the
/// machine's.
package enum WorkerMemory {
    /// More than any widget's pictures need, however much the machine has.
    package static let largest = 8 << 30
    /// Of which the largest picture takes a quarter.
    package static let smallest = 1 << 30

    /// What one of `jobs` workers may take, in bytes, where together they leave the machine a fifth of what it has.
    package static func share(jobs: Int, of available: Int? = available) -> Int {
        guard let available else { return largest }
        return min(largest, max(smallest, available / 5 * 4 / max(1, jobs)))
    }

    /// Bytes that processes can have without taking from others: the machine's, or less where a control group limits
    /// this one, as containers do. nil where the system does not say.
    package static var available: Int? {
        let machine = kilobytes(of: "MemAvailable", in: "/proc/meminfo")
        return ([machine] + groupFolders.map(room)).compactMap(\.self).min()
    }

    private static func kilobytes(of name: String, in file: String) -> Int? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }

    /// This process's control group and those around it.
    private static var groupFolders: [String] {
        guard let text = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("0::") })
        else { return [] }
        var folders = ["/sys/fs/cgroup"]
        for name in line.dropFirst(3).split(separator: "/") { folders.append(folders.last! + "/" + name) }
        return folders
    }

    private static func room(inGroup folder: String) -> Int? {
        guard let most = number(folder + "/memory.max") else { return nil }
        return max(0, most - (number(folder + "/memory.current") ?? 0))
    }

    private static func number(_ file: String) -> Int? {
        (try? String(contentsOfFile: file, encoding: .utf8))
            .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    /// Bytes that a process has in memory now; 0 where it is gone.
    package static func resident(_ process: pid_t) -> Int {
        kilobytes(of: "VmRSS", in: "/proc/\(process)/status") ?? 0
    }

    /// For people: `1.9 GB`.
    package static func text(_ bytes: Int) -> String {
        let tenths = (Double(bytes) / Double(1 << 30) * 10).rounded() / 10
        return (tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)) + " GB"
    }
}

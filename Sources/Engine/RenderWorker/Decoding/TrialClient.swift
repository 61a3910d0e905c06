import Foundation
import Glibc
import ImageFormats
import RenderModel
import Synchronization

/// A worker's end: asks its coordinator to have image files tried, since processes that run user code start none.
final class TrialClient: Sendable {
    /// Where the socket is when the process begins.
    static let inheritedDescriptor: Int32 = 3

    private let descriptor: Int32
    private struct Subject: Hashable {
        var trial: DecodingTrial
        var digest: UInt64
        var count: Int
    }
    private let outcomes = Mutex<[Subject: DecodingTrial.Outcome]>([:])
    private let requests = Mutex<UInt64>(0)

    /// nil where the coordinator has given this process no socket for that.
    static func inherited() -> TrialClient? {
        var kind: Int32 = 0, length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(inheritedDescriptor, SOL_SOCKET, SO_TYPE, &kind, &length) == 0,
            kind == Int32(SOCK_SEQPACKET.rawValue)
        else { return nil }
        defer { close(inheritedDescriptor) }
        return TrialClient(descriptor: fcntl(inheritedDescriptor, F_DUPFD_CLOEXEC, 100))
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    func outcome(_ trial: DecodingTrial, _ data: Data) -> DecodingTrial.Outcome {
        let subject = Subject(trial: trial, digest: TrialMessage.digest(data), count: data.count)
        if let known = outcomes.withLock({ $0[subject] }) { return known }
        // One request at a time: the answers come on one socket.
        let outcome = requests.withLock { count in
            count += 1
            return ask(UInt64(getpid()) << 32 | count, subject, data)
        }
        outcomes.withLock { $0[subject] = outcome }
        return outcome
    }

    private func ask(_ number: UInt64, _ subject: Subject, _ data: Data) -> DecodingTrial.Outcome {
        let request = TrialMessage.Request(trial: subject.trial, digest: subject.digest, count: subject.count)
        guard let line = try? JSONEncoder().encode(request), TrialMessage.send(number, line, to: descriptor) else {
            return .crashed
        }
        while let answer = TrialMessage.receive(descriptor) {
            // Whoever asked before may have died before the answer came.
            guard answer.number == number, let code = answer.body.first else { continue }
            guard code == TrialMessage.wantsFile else { return DecodingTrial.Outcome(rawValue: code) ?? .crashed }
            let most = TrialMessage.longest - TrialMessage.numberLength
            var rest = data[...]
            while !rest.isEmpty {
                guard TrialMessage.send(number, rest.prefix(most), to: descriptor) else { return .crashed }
                rest = rest.dropFirst(most)
            }
        }
        return .crashed
    }
}

import Foundation
import Glibc
import ImageFormats

/// What a worker and its coordinator say to each other about image files: messages of a socket that keeps them
/// apart, so that a worker which dies halfway through one leaves nothing behind that the next would stumble over.
///
/// A worker asks with a subject; where its coordinator does not know the outcome, it is sent the file in pieces.
enum TrialMessage {
    /// Every message begins with the number of the question.
    static let numberLength = 8
    /// The most bytes of a message.
    static let longest = 64 << 10
    /// The answer that asks for the file; others are outcomes.
    static let wantsFile = UInt8.max

    struct Question: Codable {
        var trial: DecodingTrial
        var digest: UInt64
        var count: Int
    }

    static func send(_ number: UInt64, _ body: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
        var message = withUnsafeBytes(of: number) { [UInt8]($0) }
        message.append(contentsOf: body)
        while true {
            // Not `send`, which is a call of the network's.
            let count = Glibc.write(descriptor, message, message.count)
            if count < 0, errno == EINTR { continue }
            return count == message.count
        }
    }

    /// The next message; nil where there will be none.
    static func receive(_ descriptor: Int32) -> (number: UInt64, body: ArraySlice<UInt8>)? {
        var message = [UInt8](repeating: 0, count: longest)
        while true {
            let count = Glibc.read(descriptor, &message, message.count)
            if count < 0, errno == EINTR { continue }
            guard count >= numberLength else { return nil }
            let number = message.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
            return (number, message[numberLength..<count])
        }
    }

    /// Of all bytes, which `Data`'s own hash does not look at.
    static func digest(_ data: Data) -> UInt64 {
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }
}

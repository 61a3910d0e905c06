import Foundation
import Glibc
import ImageFormats
import SystemSupport

/// What a worker and its coordinator say to each other about image files: messages of a socket that keeps them
/// apart, so that a worker which dies halfway through one leaves nothing behind that the next would stumble over.
///
/// A worker asks with a subject; where its coordinator does not know the outcome, it is sent the file in pieces.
package enum TrialMessage {
    /// Every message begins with the number of the request.
    package static let numberLength = 8
    /// The most bytes of a message.
    package static let longest = 64 << 10
    /// The answer that asks for the file; others are outcomes.
    package static let wantsFile = UInt8.max

    package struct Request: Codable {
        package var trial: DecodingTrial
        package var digest: UInt64
        package var count: Int

        package init(trial: DecodingTrial, digest: UInt64, count: Int) {
            (self.trial, self.digest, self.count) = (trial, digest, count)
        }
    }

    /// What the process is asked that tries files, as a line of JSON; so many bytes of the file follow.
    package struct FileRequest: Codable {
        package var trial: DecodingTrial
        package var count: Int

        package init(trial: DecodingTrial, count: Int) { (self.trial, self.count) = (trial, count) }
    }

    package static func send(_ number: UInt64, _ body: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
        var message = withUnsafeBytes(of: number) { [UInt8]($0) }
        message.append(contentsOf: body)
        // Not `send`, which is a call of the network's.
        return DescriptorIO.uninterrupted { Glibc.write(descriptor, message, message.count) } == message.count
    }

    /// The next message; nil where there will be none.
    package static func receive(_ descriptor: Int32) -> (number: UInt64, body: ArraySlice<UInt8>)? {
        guard let message = DescriptorIO.read(descriptor, atMost: longest), message.count >= numberLength else {
            return nil
        }
        let number = message.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        return (number, message[numberLength...])
    }

    /// Of all bytes, which `Data`'s own hash does not look at.
    package static func digest(_ data: Data) -> UInt64 {
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }
}

internal import _FoundationICU

/// Calls of ICU that write UTF-16 into a buffer of the caller's.
enum ICUText {
    /// The text that `write` gives, or nil where ICU reports an error. Called again with a larger buffer if needed.
    static func read(
        _ write: (_ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        while true {
            var status = U_ZERO_ERROR, length: Int32 = 0
            let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer in
                length = write(buffer.baseAddress!, capacity, &status)
                return status.rawValue > 0 ? nil : String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
            }
            guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return text }
            capacity = length
        }
    }
}

/// An object of ICU's that is opened once and then only read, from any thread.
struct ICUHandle: @unchecked Sendable {
    let pointer: OpaquePointer
}

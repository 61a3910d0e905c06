#if ISAL
    internal import CISAL
#endif
internal import CPNG
import Foundation

/// Compression into a zlib stream.
enum Deflate {
    /// Room that is enough for any input: stored blocks of 64 KB with a header of 5 bytes each, and the stream's own.
    static func bound(_ count: Int) -> Int { count + count / 8192 * 5 + 1024 }

    /// - Returns: bytes written.
    static func zlib(
        _ input: UnsafeRawBufferPointer, into space: UnsafeMutableRawBufferPointer
    ) throws(PNGEncodingError) -> Int {
        var stream = z_stream()
        // The version of zlib decides the bytes, not the processor: it has no code of its own for any.
        guard
            deflateInit2_(
                &stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { throw .outOfMemory(bytes: 1 << 18) }
        defer { deflateEnd(&stream) }
        guard let count = UInt32(exactly: input.count), let room = UInt32(exactly: space.count) else {
            throw .outOfMemory(bytes: input.count)
        }
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress!.assumingMemoryBound(to: UInt8.self))
        stream.avail_in = count
        stream.next_out = space.baseAddress!.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = room
        let code = deflate(&stream, Z_FINISH)
        guard code == Z_STREAM_END else { throw .compression(Int(code)) }
        return Int(stream.total_out)
    }

    /// - Returns: bytes written.
    static func isal(
        _ input: UnsafeRawBufferPointer, into space: UnsafeMutableRawBufferPointer
    ) throws(PNGEncodingError) -> Int {
        #if ISAL
            guard let count = UInt32(exactly: input.count), let room = UInt32(exactly: space.count) else {
                throw .outOfMemory(bytes: input.count)
            }
            // The stream's state is large (about 100 KB), so it lives on the heap.
            let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
            let levelSize = Int(isal_level1_buffer_size)
            let level = UnsafeMutablePointer<UInt8>.allocate(capacity: levelSize)
            defer {
                stream.deallocate()
                level.deallocate()
            }
            isal_deflate_init(stream)
            stream.pointee.level = 1
            stream.pointee.level_buf = level
            stream.pointee.level_buf_size = UInt32(levelSize)
            stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
            stream.pointee.end_of_stream = 1
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: input.baseAddress!.assumingMemoryBound(to: UInt8.self))
            stream.pointee.avail_in = count
            stream.pointee.next_out = space.baseAddress!.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = room
            let code = isal_deflate(stream)
            guard code == COMP_OK, stream.pointee.internal_state.state == ZSTATE_END else {
                throw .compression(Int(code))
            }
            return Int(stream.pointee.total_out)
        #else
            try zlib(input, into: space)
        #endif
    }

    /// The checksum of a PNG chunk.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        #if ISAL
            crc32_gzip_refl(0, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
        #else
            UInt32(crc32_z(0, bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), bytes.count))
        #endif
    }
}

internal import CDeterminism
import Glibc

/// Tells what the system says of itself, by name: what an iPhone 16 would, the same on every machine.
///
/// - Parameters:
///   - name: such as `hw.machine`.
///   - oldp: takes the value; nil asks for its length alone.
///   - oldlenp: how much room there is, then how much the value takes.
///   - newp: a new value, which no app may set.
/// - Returns: 0, or -1 with `errno`: `ENOENT` for a name that is unknown here.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    func fail(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    if newp != nil { return fail(EPERM) }
    guard let name, let value = SystemValue.named(String(cString: name)) else { return fail(ENOENT) }
    let bytes = value.bytes
    guard let oldlenp else { return 0 }
    defer { oldlenp.pointee = bytes.count }
    guard let oldp else { return 0 }
    let room = min(max(0, oldlenp.pointee), bytes.count)
    oldp.copyMemory(from: bytes, byteCount: room)
    return room < bytes.count ? fail(ENOMEM) : 0
}

/// What a name stands for.
private enum SystemValue {
    case text(String)
    case int32(Int32)
    case int64(Int64)

    var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8) + [0]
        case .int32(let number): withUnsafeBytes(of: number, Array.init)
        case .int64(let number): withUnsafeBytes(of: number, Array.init)
        }
    }

    /// The size, the cores and the memory of an iPhone 16, and the kernel of the system that is drawn.
    static func named(_ name: String) -> SystemValue? {
        switch name {
        case "hw.machine", "hw.product": .text("iPhone17,3")
        case "hw.model": .text("D47AP")
        case "hw.targettype": .text("D47")
        case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu", "hw.physicalcpu_max", "hw.logicalcpu_max", "hw.activecpu":
            .int32(6)
        case "hw.byteorder": .int32(1234)
        case "hw.cputype": .int32(0x0100_000C)
        case "hw.pagesize", "vm.pagesize": .int64(16_384)
        case "hw.memsize": .int64(8 << 30)
        case "hw.optional.arm64": .int32(1)
        case "kern.ostype": .text("Darwin")
        case "kern.osrelease": .text(kernelRelease)
        case "kern.osproductversion": .text(String(cString: darkroom_device_system_version()))
        case "kern.hostname": .text("localhost")
        default: nil
        }
    }

    private static var kernelRelease: String {
        var release = [CChar](repeating: 0, count: 32)
        darkroom_device_kernel_release(&release, release.count)
        return release.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
}

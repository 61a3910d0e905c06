import Foundation
import SwiftUI

// What a view's body does before it answers, by the fault's name.

nonisolated(unsafe) private var sink = 0
private let nothing: [Int] = []
private let missing: String? = nil

private func unknown<Value>(_ value: Value) -> Value {
    sink &+= 1
    return value
}

private func deepen(_ depth: Int) -> Int {
    let below = deepen(depth + 1)
    sink &+= below
    return below &+ depth
}

private final class Holder {
    weak var other: Holder?
    unowned var owner: Holder!
    init() {}
}

private struct Broken: Error {}

@MainActor let acts: [String: (String) -> Void] = {
    var acts: [String: (String) -> Void] = [:]

    // Traps.
    acts["index"] = { _ in sink = nothing[unknown(3)] }
    acts["negative-index"] = { _ in sink = nothing[unknown(-1)] }
    acts["nil"] = { _ in sink = missing!.count }
    acts["overflow"] = { _ in sink = unknown(Int.max) + unknown(1) }
    acts["division"] = { _ in sink = 1 / unknown(0) }
    acts["fatal-error"] = { _ in fatalError("the end of the world") }
    acts["precondition"] = { _ in precondition(unknown(1) == 2, "one is not two") }
    acts["try"] = { _ in try! { throw Broken() }() }
    acts["cast"] = { _ in sink = (unknown("text") as Any) as! Int }
    acts["range"] = { _ in sink = (unknown(3)...unknown(1)).count }
    acts["slice"] = { _ in sink = nothing[unknown(2)..<unknown(5)].count }
    acts["not-a-number"] = { _ in sink = Int(unknown(Double.nan)) }
    acts["duplicate-keys"] = { _ in sink = Dictionary(uniqueKeysWithValues: [(unknown(1), 1), (1, 2)]).count }
    acts["bad-url"] = { _ in sink = URL(string: unknown(""))!.absoluteString.count }
    acts["null-pointer"] = { _ in sink = UnsafePointer<Int>(bitPattern: unknown(8))!.pointee }
    acts["write-to-code"] = { _ in UnsafeMutablePointer<Int>(bitPattern: unknown(0x400000))!.pointee = 1 }
    acts["double-free"] = { _ in
        let memory = malloc(64)
        free(memory)
        free(unknown(memory))
    }
    acts["unowned"] = { _ in
        var owner: Holder? = Holder()
        let holder = Holder()
        holder.owner = owner
        owner = nil
        sink = withExtendedLifetime(holder) { holder.owner == nil ? 0 : ObjectIdentifier(holder.owner).hashValue }
    }
    acts["recursion"] = { _ in sink = deepen(0) }

    // Without an end.
    acts["endless"] = { _ in while unknown(true) {} }
    acts["sleep"] = { _ in sleep(100_000) }
    acts["semaphore"] = { _ in DispatchSemaphore(value: 0).wait() }
    acts["main-queue"] = { _ in DispatchQueue.global().sync { DispatchQueue.main.sync {} } }
    acts["busy-threads"] = { _ in for _ in 0..<4 { Thread.detachNewThread { while unknown(true) {} } } }
    acts["threads"] = { _ in
        for _ in 0..<100_000 { Thread.detachNewThread { sleep(100_000) } }
    }
    acts["later-trap"] = { _ in
        Thread.detachNewThread { fatalError("in another thread") }
        sleep(1)
    }

    // Memory.
    acts["memory"] = { _ in
        var all: [[UInt8]] = []
        while unknown(true) { all.append([UInt8](repeating: 1, count: 1 << 24)) }
        sink = all.count
    }
    acts["one-allocation"] = { _ in sink = [UInt8](repeating: 1, count: unknown(1 << 46)).count }
    acts["leak"] = { _ in for _ in 0..<1 << 21 { sink &+= Int(bitPattern: strdup("leaks without being asked to do so")) } }
    return acts
}()

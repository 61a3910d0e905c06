internal import CDeterminism
import DisplayList
import Foundation
import FoundationCompat
import Synchronization
import SystemSupport

/// How often user code has changed what its process keeps, as far as anybody can see. A process has one program, and
/// one of these, for as long as it lasts.
final class KeptState: Sendable {
    private let formatters: Mutex<KeptFormatters>
    private let isWatched: Bool
    private let begun = Atomic(0)

    /// Finds the program's code; called before any of it runs.
    init() {
        isWatched = darkroom_state_watch()
        let symbols = darkroom_state_knows_program() ? Array(SymbolTable.ofProgram) : []
        StaticInitializers(symbols).install()
        formatters = Mutex(KeptFormatters(isWatched ? symbols : [], base: UInt(darkroom_state_program_base())))
        guard isWatched else { return }
        darkroom_state_after_initializers(
            { state in
                guard let state else { return }
                Unmanaged<KeptState>.fromOpaque(state).takeUnretainedValue().formatters.withLock { $0.look() }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Begins a request.
    ///
    /// - Returns: how often it was changed until now. Where not all can be seen, every request is taken to change it.
    func beginRequest() -> Int {
        let begun = begun.add(1, ordering: .relaxed).newValue
        darkroom_state_begin_request()
        let seen = ProcessStateChanges.changes + Int(darkroom_state_changes())
        guard isWatched else { return seen + begun }
        return seen
            + formatters.withLock { formatters in
                formatters.look()
                return formatters.changes
            }
    }
}

/// The formatters that a program keeps in statics and globals, and how often they have been set up differently.
///
/// Foundation's setters announce no change, and a view that sets the format of a shared formatter is a common sight.
/// So their settings are read when they have been made and before each request, which takes microseconds for each
/// formatter that there is.
struct KeptFormatters {
    /// Where each one's reference lies; it is null before the first use.
    private let places: [UInt]
    private var settings: [Int: [String]] = [:]
    private(set) var changes = 0

    /// - Parameters:
    ///   - symbols: the program's.
    ///   - base: the address that the program is loaded at.
    init(_ symbols: [SymbolTable.Symbol], base: UInt) {
        places = symbols.compactMap { Self.isFormatter($0.name) ? base + UInt($0.value) : nil }
    }

    /// Mangled names of variables end in `vp`, of statics in `vpZ`; readable ones end in their type.
    static func isFormatter(_ name: String) -> Bool {
        guard name.hasPrefix("$s"), name.hasSuffix("vpZ") || name.hasSuffix("vp"),
            let type = SwiftSymbol.demangled(name)?.components(separatedBy: " : ").last
        else { return false }
        let formatters = ["DateFormatter", "NumberFormatter", "ISO8601DateFormatter"].map { "Foundation." + $0 }
        return formatters.contains { type == $0 || type == "Swift.Optional<\($0)>" }
    }

    /// Counts those that are set up differently than they were when last looked at.
    mutating func look() {
        for (index, place) in places.enumerated() {
            guard let reference = UnsafePointer<UInt>(bitPattern: place),
                let object = UnsafeRawPointer(bitPattern: reference.pointee)
            else { continue }
            let now = Self.settings(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
            if let before = settings[index], before != now { changes += 1 }
            settings[index] = now
        }
    }

    private static func settings(of object: AnyObject) -> [String] {
        switch object {
        case let formatter as DateFormatter:
            [
                formatter.dateFormat ?? "", "\(formatter.dateStyle.rawValue) \(formatter.timeStyle.rawValue)",
                formatter.locale.identifier, formatter.timeZone.identifier, "\(formatter.calendar.identifier)",
                "\(formatter.doesRelativeDateFormatting) \(formatter.isLenient)", formatter.amSymbol,
                formatter.pmSymbol
            ]
        case let formatter as NumberFormatter:
            [
                "\(formatter.numberStyle.rawValue) \(formatter.roundingMode.rawValue)", formatter.locale.identifier,
                "\(formatter.minimumFractionDigits) \(formatter.maximumFractionDigits)",
                "\(formatter.minimumIntegerDigits) \(formatter.maximumIntegerDigits)",
                "\(formatter.usesGroupingSeparator) \(formatter.usesSignificantDigits)",
                "\(formatter.minimumSignificantDigits) \(formatter.maximumSignificantDigits)",
                formatter.positivePrefix ?? "", formatter.positiveSuffix ?? "", formatter.negativePrefix ?? "",
                formatter.negativeSuffix ?? "", formatter.positiveFormat ?? "", formatter.currencyCode ?? "",
                formatter.currencySymbol ?? "", formatter.groupingSeparator ?? "", "\(formatter.multiplier ?? 1)"
            ]
        case let formatter as ISO8601DateFormatter:
            ["\(formatter.formatOptions.rawValue)", formatter.timeZone.identifier]
        default: []
        }
    }
}

/// The initializers of a program's statics and globals, each with a seed of its own for the random numbers that it
/// finds.
///
/// The seed follows from the mangled name, and not from where the code lies: an edit elsewhere moves the code, and would
/// change every picture that shows such a number.
struct StaticInitializers {
    /// Sorted by where they lie.
    let seeds: [darkroom_initializer]

    init(_ symbols: some Sequence<SymbolTable.Symbol>) {
        seeds = symbols.filter { Self.isInitializer($0.name) }.map { symbol in
            var hash = StableHash()
            hash.combine(symbol.name.utf8)
            return darkroom_initializer(offset: symbol.value, seed: hash.value)
        }.sorted { $0.offset < $1.offset }
    }

    /// Mangled names of one-time initialization functions end in `WZ`.
    static func isInitializer(_ name: String) -> Bool { name.hasPrefix("$s") && name.hasSuffix("WZ") }

    /// For all of the process's time. Called once, before any of the program's code runs.
    func install() {
        let kept = UnsafeMutableBufferPointer<darkroom_initializer>.allocate(capacity: seeds.count)
        _ = kept.initialize(from: seeds)
        darkroom_state_seed_initializers(kept.baseAddress, kept.count)
    }
}

import Findings
import SwiftText
import Synchronization

/// Finds the lines that make views: where the program calls what makes them, or else by the views' names, the declaration
/// of a view's owner, and within it what reads most like the view. Sources are looked through when the first view is
/// asked for.
package final class SourceIndex: SourceLocating {
    /// A source as it is compiled.
    package struct File: Sendable {
        /// As the user knows it.
        package var path: String
        /// As the compiler knows it; nil where nothing is compiled.
        package var compiledPath: String?
        package var source: SourceFile
        /// Whether a token of it counts, as `#if` decides.
        package var counts: @Sendable (Int) -> Bool

        package init(
            path: String, compiledPath: String? = nil, source: SourceFile,
            counts: @escaping @Sendable (Int) -> Bool = { _ in true }
        ) {
            (self.path, self.compiledPath, self.source, self.counts) = (path, compiledPath, source, counts)
        }
    }

    /// The files, sorted by their paths, once they are asked for.
    private let made: Mutex<Made>
    /// Of the views that were asked for, by their paths: a run asks for the same ones in each picture.
    private let places = Mutex<[[String]: SourcePlace?]>([:])

    private enum Made {
        case not(@Sendable () -> [File])
        case yes([ViewSource])
    }

    private let calls: CallLines

    /// - Parameters:
    ///   - program: the path of what was compiled of the files; nil where they are only read.
    ///   - files: asked once, and only if something is looked for.
    package init(program: String? = nil, files: @escaping @Sendable () -> [File]) {
        made = Mutex(.not(files))
        calls = CallLines(program: program)
    }

    package convenience init(files: [File]) { self.init { files } }

    package func place(ofCallAt offset: UInt64) -> SourcePlace? { calls.place(at: offset, in: sources.map(\.file)) }

    package func place(ofTrapAt offset: UInt64) -> SourcePlace? {
        calls.place(at: offset, isTrap: true, in: sources.map(\.file))
    }

    private var sources: [ViewSource] {
        made.withLock { made in
            switch made {
            case .yes(let sources): return sources
            case .not(let files):
                let sources = files().sorted { $0.path < $1.path }.map(ViewSource.init)
                made = .yes(sources)
                return sources
            }
        }
    }

    package func place(of view: [String]) -> SourcePlace? {
        if let known = places.withLock({ $0[view] }) { return known }
        let place = find(view)
        places.withLock { $0[view] = .some(place) }
        return place
    }

    /// What the types of a name hold: of several whose last part is the same, those of the whole name.
    private static func bodies(of owner: String, in sources: [ViewSource]) -> [ViewBody] {
        let last = WantedView.lastPart(owner)
        let ways: [(String) -> Bool] = [
            { $0 == owner }, { $0.hasSuffix("." + owner) }, { $0 == last || $0.hasSuffix("." + last) }
        ]
        return ways.lazy.map { way in sources.flatMap { $0.bodies(way) } }.first { !$0.isEmpty } ?? []
    }

    private func find(_ view: [String]) -> SourcePlace? {
        guard let wanted = WantedView(view) else { return nil }
        let sources = sources
        // The innermost owner is where it is most likely written; what is handed to it is written around it.
        let owners = wanted.owners.reversed().map { Self.bodies(of: $0, in: sources) }
        if let modifier = wanted.modifier, let last = owners.first,
            let place = last.lazy.filter(\.isModifier).compactMap({ $0.modifier(modifier, on: nil) }).first
        {
            return place
        }
        for certainty in Certainty.allCases {
            for bodies in owners {
                let matches = bodies.compactMap { body in body.match(of: wanted, certainty).map { (body, $0) } }
                guard let (body, match) = matches.first else { continue }
                // What several parts of a type have may come of each.
                let isOne = matches.count == 1 || certainty == .literal || certainty == .pattern
                guard case .call(let call) = match, isOne else {
                    if wanted.modifier != nil { continue }
                    if !isOne { return bodies.lazy.compactMap(\.start).first ?? body.place(of: body.tokens.lowerBound) }
                    guard case .oneOf(let around) = match else { continue }
                    return body.place(of: around)
                }
                guard let modifier = wanted.modifier else { return body.place(of: call) }
                // What is not on a view of the widget's own is in the body of that view.
                return body.modifier(modifier, on: call)
                    ?? (wanted.isOwner ? owners.first : nil)?.lazy
                    .compactMap { $0.modifier(modifier, on: nil) }.first
                    ?? body.place(of: call)
            }
        }
        if let modifier = wanted.modifier,
            let place = owners.joined().lazy.compactMap({ $0.modifier(modifier, on: nil) }).first
        {
            return place
        }
        if let place = owners.joined().lazy.compactMap(\.start).first { return place }
        // The views of a widget's configuration are written in no view's body.
        let everywhere = sources.map(\.whole)
        return everywhere.lazy.compactMap { body in
            guard case .call(let call)? = body.match(of: wanted, .literal) else { return nil }
            return wanted.modifier.flatMap { body.modifier($0, on: call) } ?? body.place(of: call)
        }.first
    }
}

/// How surely a call makes a view.
enum Certainty: CaseIterable {
    /// What the view shows is written in it.
    case literal
    /// What it shows fits a text in which values stand.
    case pattern
    /// What it shows is a value.
    case value
    /// It has the view's name; what it shows may be translated.
    case name
}

import Foundation
import SwiftUI
import Testing

/// A random tree with a proposal for it.
struct Sample {
    var tree: Tree
    var proposal: ProposedViewSize
    /// For what else a property chooses; the same while a failing tree is made smaller.
    var random: SeededGenerator
}

/// Tries a property on random trees. Seeds are fixed, so that every run tries the same ones.
///
/// `DARKROOM_PROPERTY_TREES` sets how many trees each property tries, `DARKROOM_PROPERTY_SEED` names a single one.
@MainActor
struct PropertyCheck {
    /// Of the test function, for the command that a failure prints.
    let test: String
    var grammar = Grammar.all
    /// Different for each property, so that they do not all try the same trees.
    let salt: UInt64

    private static let trees = Int(ProcessInfo.processInfo.environment["DARKROOM_PROPERTY_TREES"] ?? "") ?? 300
    private static let onlySeed = UInt64(ProcessInfo.processInfo.environment["DARKROOM_PROPERTY_SEED"] ?? "")
    /// Enough to make a tree of four levels minimal.
    private static let greatestShrinkings = 2000

    /// - Parameter problem: what is wrong with a sample; nil where the property holds.
    func run(_ problem: (Sample) -> String?, sourceLocation: SourceLocation = #_sourceLocation) {
        let seeds = Self.onlySeed.map { [$0] } ?? (0..<UInt64(Self.trees)).map { salt * 1_000_000 + $0 }
        for seed in seeds {
            var random = SeededGenerator(seed: seed)
            let tree = grammar.tree(&random)
            let sample = Sample(tree: tree, proposal: random.proposal(), random: random)
            guard let found = problem(sample) else { continue }
            let (smallest, reason) = shrink(sample, found, problem)
            Issue.record(
                """
                \(reason)
                proposed \(smallest.proposal.short) to
                \(smallest.tree)
                To run only this: DARKROOM_PROPERTY_SEED=\(seed) make test FILTER=LayoutPropertyTests/\(test)
                """, sourceLocation: sourceLocation)
            // One tree at a time is read and repaired; others often fail for the same reason.
            return
        }
    }

    private func shrink(
        _ sample: Sample, _ reason: String, _ problem: (Sample) -> String?
    ) -> (Sample, String) {
        var best = (sample, reason), attempts = 0
        var improved = true
        while improved {
            improved = false
            var candidates = best.0.tree.simplerTrees.map { tree in
                var copy = best.0
                copy.tree = tree
                return copy
            }
            if best.0.proposal != ProposedViewSize(width: 100, height: 100) {
                var plain = best.0
                plain.proposal = ProposedViewSize(width: 100, height: 100)
                candidates.append(plain)
            }
            for candidate in candidates where attempts < Self.greatestShrinkings {
                attempts += 1
                guard let reason = problem(candidate) else { continue }
                best = (candidate, reason)
                improved = true
                break
            }
        }
        return best
    }
}

extension ProposedViewSize {
    var short: String { "\(width.map { "\($0)" } ?? "nil") × \(height.map { "\($0)" } ?? "nil")" }
}

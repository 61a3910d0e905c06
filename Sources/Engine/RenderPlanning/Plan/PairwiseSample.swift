/// A sample of combinations in which every two values that meet in any of them meet at least once: most mistakes need no
/// more than two.
enum PairwiseSample {
    /// - Parameter candidates: each a value, counted from 0, of every dimension; at least two dimensions.
    /// - Returns: the places of those that are kept, in their order. Each adds the most pairs of what is left, the first
    ///   of several.
    static func choose(_ candidates: [[Int]]) -> [Int] {
        guard let dimensions = candidates.first?.count, dimensions > 1 else { return Array(candidates.indices) }
        let values = 1 + (candidates.joined().max() ?? 0)
        let pairs = candidates.map { candidate in
            (0..<dimensions).flatMap { one in
                (one + 1..<dimensions).map { other in
                    ((one * dimensions + other) * values + candidate[one]) * values + candidate[other]
                }
            }
        }
        var isMissing = [Bool](repeating: false, count: dimensions * dimensions * values * values)
        for pair in pairs.joined() { isMissing[pair] = true }
        // What a candidate adds only shrinks: one that added less than the best so far need not be counted again.
        var most = pairs.map(\.count), chosen: [Int] = []
        while true {
            var best = (place: -1, count: 0)
            for place in candidates.indices where most[place] > best.count {
                most[place] = pairs[place].count { isMissing[$0] }
                if most[place] > best.count { best = (place, most[place]) }
            }
            guard best.place >= 0 else { return chosen.sorted() }
            chosen.append(best.place)
            for pair in pairs[best.place] { isMissing[pair] = false }
        }
    }
}

extension RenderPlan {
    /// A sample of a widget's groups in one form.
    static func sampled(_ groups: [RenderGroup]) -> [RenderGroup] {
        var numbers: [[AnyHashable: Int]] = Array(repeating: [:], count: 9)
        var places: [(group: Int, look: Int)] = [], candidates: [[Int]] = []
        for (index, group) in groups.enumerated() {
            let placement = group.placement
            for (number, look) in group.looks.enumerated() {
                let presentation = look.presentation
                let values: [AnyHashable] = [
                    placement.device.identifier, placement.scale, placement.locale, placement.typeSize,
                    placement.pseudolanguage, group.configuration, look.scheme, presentation.mode,
                    [
                        AnyHashable(presentation.tint), presentation.lock
                    ]
                ]
                candidates.append(
                    values.enumerated().map { dimension, value in
                        let number = numbers[dimension][value, default: numbers[dimension].count]
                        numbers[dimension][value] = number
                        return number
                    })
                places.append((index, number))
            }
        }
        var kept: [Int: [RenderGroup.Look]] = [:]
        for place in PairwiseSample.choose(candidates).map({ places[$0] }) {
            kept[place.group, default: []].append(groups[place.group].looks[place.look])
        }
        return groups.enumerated().compactMap { index, group in
            kept[index].map { looks in
                var group = group
                group.keep { look, _ in looks.contains(look) }
                return group
            }
        }
    }
}

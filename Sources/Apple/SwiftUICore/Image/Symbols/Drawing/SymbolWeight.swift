import Geometry

/// How thick a symbol's lines are beside text of a weight.
enum SymbolWeight {
    /// Hundredths of an em for the weights 100, 200 … 900, so that lines are as thick as the stems of the text: the
    /// icon font's own thin (3.85), light, regular (7.7) and bold lie on it.
    private static let strokes: [CGFloat] = [2.3, 3.85, 5.77, 7.7, 9.1, 10.4, 11.54, 13.6, 15.8]

    /// - Parameter weight: OpenType's, 1…1000.
    static func stroke(_ weight: CGFloat) -> CGFloat {
        let place = min(max(weight / 100 - 1, 0), CGFloat(strokes.count - 1))
        let index = min(Int(place), strokes.count - 2)
        return strokes[index] + (strokes[index + 1] - strokes[index]) * (place - CGFloat(index))
    }

    /// The weight whose lines are that thick.
    static func weight(_ stroke: CGFloat) -> CGFloat {
        guard stroke > strokes[0] else { return 100 }
        let index = strokes.lastIndex { $0 <= stroke } ?? 0
        guard index < strokes.count - 1 else { return 900 }
        return CGFloat(index + 1) * 100 + (stroke - strokes[index]) / (strokes[index + 1] - strokes[index]) * 100
    }
}

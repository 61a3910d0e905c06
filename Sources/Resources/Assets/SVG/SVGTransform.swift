import Foundation
import Geometry

extension CGAffineTransform {
    /// A `transform` attribute: `translate(3 4) scale(2)`. What it does not know changes nothing.
    init(svg text: String) {
        self = .identity
        for piece in text.split(separator: ")") {
            let parts = piece.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let n = parts[1].split(whereSeparator: { $0 == "," || $0.isWhitespace })
                .compactMap { Double($0) }.map { CGFloat($0) }
            guard n.allSatisfy(\.isFinite) else { continue }
            let name = parts[0].drop { $0 == "," || $0.isWhitespace }
            let step: CGAffineTransform
            switch (name, n.count) {
            case ("matrix", 6): step = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case ("translate", 1): step = CGAffineTransform(translationX: n[0], y: 0)
            case ("translate", 2): step = CGAffineTransform(translationX: n[0], y: n[1])
            case ("scale", 1): step = CGAffineTransform(scaleX: n[0], y: n[0])
            case ("scale", 2): step = CGAffineTransform(scaleX: n[0], y: n[1])
            case ("rotate", 1): step = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
            case ("rotate", 3):
                step = CGAffineTransform(translationX: -n[1], y: -n[2])
                    .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                    .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
            default: continue
            }
            self = step.concatenating(self)
        }
    }
}

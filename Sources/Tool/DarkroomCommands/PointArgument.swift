import ArgumentParser
import Foundation

/// What `--at` takes: a point of the widget, such as `40,60`.
enum PointArgument {
    static func parse(_ text: String) throws -> CGPoint {
        let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
            throw ValidationError("--at \(text): write two numbers of points, such as 40,60")
        }
        return CGPoint(x: x, y: y)
    }
}

import Foundation

extension HKUnit {
    /// A unit as it is written: `count/min`, `mg/dL`, `ml/(kg*min)`.
    public convenience init(from string: String) {
        let text = string.filter { $0 != "(" && $0 != ")" && $0 != " " }
        let sides = text.split(separator: "/", maxSplits: 1).map { side in
            side.split { "*.·/".contains($0) }.map { Self.parts(String($0)) }
        }
        let above = sides.first ?? [], below = sides.count > 1 ? sides[1] : []
        func factor(_ units: [(Double, String)]) -> Double { units.reduce(1) { $0 * $1.0 } }
        func dimension(_ units: [(Double, String)]) -> String {
            units.map(\.1).filter { !$0.isEmpty }.joined(separator: "·")
        }
        self.init(
            string, factor(above) / factor(below),
            below.isEmpty ? dimension(above) : "\(dimension(above))/\(dimension(below))")
    }

    /// What a written unit is of its dimension's first.
    private static func parts(_ name: String) -> (Double, String) {
        if let known = units[name] { return known }
        for (prefix, factor) in prefixFactors where name.hasPrefix(prefix) {
            if let unit = units[String(name.dropFirst(prefix.count))] { return (factor * unit.0, unit.1) }
        }
        return (1, name)
    }

    private static let units: [String: (Double, String)] = [
        "count": (1, ""), "%": (1, ""), "g": (1, "mass"), "lb": (453.59237, "mass"), "oz": (28.349523125, "mass"),
        "st": (6350.29318, "mass"), "m": (1, "length"), "in": (0.0254, "length"), "ft": (0.3048, "length"),
        "yd": (0.9144, "length"), "mi": (1609.344, "length"), "L": (1, "volume"), "l": (1, "volume"),
        "fl_oz_us": (0.0295735295625, "volume"), "cup_us": (0.2365882365, "volume"), "s": (1, "time"),
        "min": (60, "time"), "hr": (3600, "time"), "d": (86400, "time"), "J": (1, "energy"), "kcal": (4184, "energy"),
        "Cal": (4184, "energy"), "cal": (4.184, "energy"), "IU": (1, "dose"), "mmHg": (1, "pressure"),
        "degC": (1, "temperature"), "W": (1, "power"), "dBASPL": (1, "sound")
    ]

    private static let prefixFactors: [(String, Double)] = [
        ("mc", 1e-6), ("da", 10), ("k", 1e3), ("h", 100), ("d", 0.1), ("c", 0.01), ("m", 1e-3), ("M", 1e6),
        ("n", 1e-9), ("p", 1e-12), ("G", 1e9)
    ]
}

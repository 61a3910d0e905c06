import Foundation

/// An ICC profile that describes a display or a gray: a curve for each component and, of colors, a matrix.
struct ICCProfile {
    let conversion: ColorConversion

    init?(_ data: Data) {
        let reader = Reader(bytes: [UInt8](data))
        guard let tags = reader.tags() else { return nil }
        switch reader.text(16) {
        case "GRAY":
            guard let place = tags["kTRC"], let curve = reader.curve(place) else { return nil }
            conversion = ColorConversion(gray: curve)
        case "RGB ":
            // A profile with tables describes what a matrix cannot.
            guard tags["A2B0"] == nil, let r = tags["rTRC"], let g = tags["gTRC"], let b = tags["bTRC"],
                let red = reader.curve(r), let green = reader.curve(g), let blue = reader.curve(b),
                let x = tags["rXYZ"].flatMap(reader.xyz), let y = tags["gXYZ"].flatMap(reader.xyz),
                let z = tags["bXYZ"].flatMap(reader.xyz)
            else { return nil }
            conversion = ColorConversion(
                red: red, green: green, blue: blue, toXYZ: (0..<9).map { [x, y, z][$0 % 3][$0 / 3] })
        default: return nil
        }
    }

    private struct Reader {
        let bytes: [UInt8]

        func number(_ offset: Int, _ length: Int = 4) -> Int? {
            guard offset >= 0, offset <= bytes.count - length else { return nil }
            return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
        }

        func text(_ offset: Int) -> String? {
            offset <= bytes.count - 4 ? String(decoding: bytes[offset..<offset + 4], as: UTF8.self) : nil
        }

        /// 16 bits before the point, 16 behind it.
        func fixed(_ offset: Int) -> Double? {
            number(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
        }

        func tags() -> [String: Int]? {
            guard bytes.count >= 132, let count = number(128), count <= 1000 else { return nil }
            var tags: [String: Int] = [:]
            for index in 0..<count {
                guard let name = text(132 + index * 12), let place = number(136 + index * 12) else { return nil }
                tags[name] = place
            }
            return tags
        }

        func xyz(_ place: Int) -> [Double]? {
            guard text(place) == "XYZ ", let x = fixed(place + 8), let y = fixed(place + 12), let z = fixed(place + 16)
            else { return nil }
            return [x, y, z]
        }

        /// The linear values of 256 steps.
        func curve(_ place: Int) -> [Double]? {
            switch text(place) {
            case "curv":
                guard let count = number(place + 8), count <= 65536 else { return nil }
                if count == 0 { return (0..<256).map { Double($0) / 255 } }
                let values = (0..<count).compactMap { number(place + 12 + $0 * 2, 2) }
                guard values.count == count else { return nil }
                if count == 1 { return (0..<256).map { pow(Double($0) / 255, Double(values[0]) / 256) } }
                return (0..<256).map { step in
                    let at = Double(step) / 255 * Double(count - 1), low = min(count - 2, Int(at))
                    let fraction = at - Double(low)
                    return (Double(values[low]) * (1 - fraction) + Double(values[low + 1]) * fraction) / 65535
                }
            case "para": return parametricCurve(place)
            default: return nil
            }
        }

        /// The five forms: a power; with an offset; with a straight part below `d`.
        private func parametricCurve(_ place: Int) -> [Double]? {
            let counts = [1, 3, 4, 5, 7]
            guard let kind = number(place + 8, 2), counts.indices.contains(kind) else { return nil }
            let p = (0..<counts[kind]).compactMap { fixed(place + 12 + $0 * 4) }
            guard p.count == counts[kind] else { return nil }
            func power(_ base: Double) -> Double { pow(max(0, base), p[0]) }
            return (0..<256).map { step in
                let x = Double(step) / 255
                switch kind {
                case 0: return power(x)
                case 1: return p[1] * x + p[2] >= 0 ? power(p[1] * x + p[2]) : 0
                case 2: return p[1] * x + p[2] >= 0 ? power(p[1] * x + p[2]) + p[3] : p[3]
                case 3: return x >= p[4] ? power(p[1] * x + p[2]) : p[3] * x
                default: return x >= p[4] ? power(p[1] * x + p[2]) + p[5] : p[3] * x + p[6]
                }
            }
        }
    }
}

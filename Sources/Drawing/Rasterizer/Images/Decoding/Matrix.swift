/// Matrices of 3 × 3, by rows.
enum Matrix {
    static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        (0..<9).map { (index: Int) -> Double in
            let row = index / 3 * 3, column = index % 3
            return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
        }
    }

    private static func apply(_ m: [Double], to vector: [Double]) -> [Double] {
        (0..<3).map { (row: Int) -> Double in
            m[row * 3] * vector[0] + m[row * 3 + 1] * vector[1] + m[row * 3 + 2] * vector[2]
        }
    }

    static func inverse(_ m: [Double]) -> [Double]? {
        func cofactor(_ row: Int, _ column: Int) -> Double {
            let r = ((row + 1) % 3, (row + 2) % 3), c = ((column + 1) % 3, (column + 2) % 3)
            return m[r.0 * 3 + c.0] * m[r.1 * 3 + c.1] - m[r.0 * 3 + c.1] * m[r.1 * 3 + c.0]
        }
        let determinant = m[0] * cofactor(0, 0) + m[1] * cofactor(0, 1) + m[2] * cofactor(0, 2)
        guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
        return (0..<9).map { cofactor($0 % 3, $0 / 3) / determinant }
    }

    /// From linear components to XYZ at D50, for chromaticities of white, red, green and blue.
    static func primaries(_ c: [Double]) -> [Double]? {
        func xyz(_ index: Int) -> [Double]? {
            let x = c[index * 2], y = c[index * 2 + 1]
            return y > 1e-4 && x >= 0 && x + y <= 1.001 ? [x / y, 1, (1 - x - y) / y] : nil
        }
        guard let white = xyz(0), let red = xyz(1), let green = xyz(2), let blue = xyz(3) else { return nil }
        let columns = [red[0], green[0], blue[0], red[1], green[1], blue[1], red[2], green[2], blue[2]]
        guard let inverse = inverse(columns) else { return nil }
        let weights = apply(inverse, to: white)
        let scaled = (0..<9).map { columns[$0] * weights[$0 % 3] }
        return product(adaptation(from: white), scaled)
    }

    /// Bradford's adaptation of a white to D50, which ICC profiles use.
    private static func adaptation(from white: [Double]) -> [Double] {
        let bradford = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296]
        let from = apply(bradford, to: white), to = apply(bradford, to: [0.9642, 1, 0.8249])
        guard let inverse = inverse(bradford), from.allSatisfy({ $0 > 1e-6 }) else {
            return [1, 0, 0, 0, 1, 0, 0, 0, 1]
        }
        let scale = [to[0] / from[0], 0, 0, 0, to[1] / from[1], 0, 0, 0, to[2] / from[2]]
        return product(inverse, product(scale, bradford))
    }
}

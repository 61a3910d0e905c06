/// How hard a code is to read; of eight masks the best is taken.
struct QRPenalty {
    let rows: [[Bool]]

    var total: Int {
        let columns = rows.indices.map { x in rows.map { $0[x] } }
        return (rows + columns).map { runs($0) + finders($0) }.reduce(0, +) + squares + balance
    }

    /// 3 for five alike in a line, 1 for each more.
    private func runs(_ line: [Bool]) -> Int {
        var result = 0, length = 1
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] {
                length += 1
            } else {
                if length >= 5 { result += length - 2 }
                length = 1
            }
        }
        return result
    }

    /// 40 for each that looks like the corner patterns.
    private func finders(_ line: [Bool]) -> Int {
        let core = [true, false, true, true, true, false, true], quiet = [false, false, false, false]
        return [quiet + core, core + quiet].map { pattern in
            guard line.count >= pattern.count else { return 0 }
            let starts = (0...line.count - pattern.count).filter { Array(line[$0..<$0 + pattern.count]) == pattern }
            return starts.count * 40
        }.reduce(0, +)
    }

    /// 3 for each square of four alike.
    private var squares: Int {
        var result = 0
        for y in 0..<rows.count - 1 {
            for x in 0..<rows.count - 1
            where rows[y][x] == rows[y][x + 1] && rows[y][x] == rows[y + 1][x] && rows[y][x] == rows[y + 1][x + 1] {
                result += 3
            }
        }
        return result
    }

    /// 10 for each 5 % that dark modules are away from half.
    private var balance: Int {
        let dark = rows.map { $0.filter { $0 }.count }.reduce(0, +), all = rows.count * rows.count
        return abs(dark * 20 - all * 10) / all * 10
    }
}

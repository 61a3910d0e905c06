import Geometry

/// The tracking that Apple's fonts apply by size: points per character, from the Human Interface Guidelines'
/// tables. Sizes between two rows are interpolated, sizes outside take the nearest row.
struct TrackingTable: Sendable {
    private let rows: [(size: CGFloat, tracking: CGFloat)]

    /// - Parameter rows: in the order of rising size, at least one.
    init(_ rows: [(size: CGFloat, tracking: CGFloat)]) {
        self.rows = rows
    }

    func tracking(at size: CGFloat) -> CGFloat {
        guard let above = rows.firstIndex(where: { $0.size >= size }) else { return rows.last?.tracking ?? 0 }
        let upper = rows[above]
        guard above > 0, upper.size > size else { return upper.tracking }
        let lower = rows[above - 1]
        return lower.tracking
            + (upper.tracking - lower.tracking) * (size - lower.size) / (upper.size - lower.size)
    }

    static let sfPro = TrackingTable([
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
        (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (38, 0.37), (40, 0.37),
        (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14),
        (76, 0.07), (80, 0)
    ])

    static let sfProRounded = TrackingTable([
        (6, 0.51), (8, 0.57), (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48), (15, 0.44), (16, 0.41),
        (17, 0.37), (18, 0.37), (20, 0.37), (22, 0.34), (24, 0.35), (28, 0.36), (34, 0.38), (40, 0.39),
        (48, 0.35), (56, 0.30), (64, 0.19), (72, 0.11), (80, 0)
    ])

    static let newYork = TrackingTable([
        (11, 0.12), (12, 0.07), (13, 0.05), (15, 0), (17, -0.07), (20, -0.20), (22, -0.23), (28, -0.33),
        (34, -0.45), (40, -0.55), (48, -0.68), (72, -1.09)
    ])
}

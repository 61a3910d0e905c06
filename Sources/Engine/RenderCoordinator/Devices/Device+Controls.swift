import Geometry
import RenderModel

extension Device {
    /// The side of one cell of Control Center, in points, and what lies between two. Apple publishes neither; both are
    /// looked at on the 393-point screen and taken to grow with the width of an iPhone.
    private var controlCell: (side: Double, gap: Double) {
        let factor = idiom == .pad ? 1 : screen.width / 393
        func rounded(_ length: Double) -> Double { (length * factor * scales[0]).rounded() / scales[0] }
        return (rounded(69), rounded(14))
    }

    /// What the Dynamic Island grows to when the Action button is pressed: as wide as the expanded island and as low as
    /// it can be, points. Apple publishes no size. nil without an island.
    var islandBanner: CGSize? {
        activitySizes[.expanded].map { CGSize(width: $0.canvas.width, height: IslandMetrics.heights.lowerBound) }
    }

    /// Points. The Lock Screen's buttons are 50 points wide on every iPhone.
    func controlSize(_ presentation: ControlPresentation) -> CGSize {
        guard presentation != .lockScreen else { return CGSize(width: 50, height: 50) }
        let (side, gap) = controlCell
        func length(_ cells: Int) -> Double { Double(cells) * side + Double(cells - 1) * gap }
        return CGSize(width: length(presentation.columns), height: length(presentation.rows))
    }
}

import Findings
import Geometry

extension Image {
    /// Pixels. WidgetKit refuses to archive an entry with a larger picture ("Widget archival failed due to image being
    /// too large"), and shows the placeholder; 718 080 to 2 121 055 have been reported, by device and family.
    private static var largestArchivedArea: CGFloat { 2_121_055 }

    /// Notes a picture that an iPhone would not show. Those of the catalog are archived by name.
    @MainActor func reportIfTooLarge(_ inputs: _ViewInputs) {
        guard case .bitmap(let reference, _) = source,
            reference.pixelSize.width * reference.pixelSize.height > Self.largestArchivedArea
        else { return }
        let size = "\(Int(reference.pixelSize.width)) × \(Int(reference.pixelSize.height))"
        inputs.session.report(
            Finding(
                .imageTooLarge,
                "the image \(reference.title) has \(size) pixels: WidgetKit refuses to archive an entry with more "
                    + "than about 2.1 million, on some devices 0.7; scale it to its place in the widget first"))
    }
}

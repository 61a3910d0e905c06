import Foundation
import SwiftUI

extension Fixture {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Images")

    @MainActor private static var photo: UIImage {
        UIImage(contentsOfFile: samples.appendingPathComponent("baseline.jpg").path) ?? UIImage()
    }

    /// Parts of pictures, turned and tinted ones, and what stands for those that are never loaded.
    @FixtureList static var changedImages: [Fixture] {
        Fixture("changed-images/crop", 12, 8, scale: 1, frames: [rect(0, 0, 12, 8)]) {
            if let part = photo.cgImage?.cropping(to: CGRect(x: 12, y: 8, width: 12, height: 8)) {
                Image(decorative: part, scale: 1)
            }
        }
        Fixture("changed-images/cgimage-turned", 24, 24, scale: 1, frames: [rect(4, 0, 16, 24)]) {
            if let stored = photo.cgImage { Image(stored, scale: 1, orientation: .right, label: Text("photo")) }
        }
        Fixture("changed-images/cgimage-at-2x", 12, 8, frames: [rect(0, 0, 12, 8)]) {
            if let stored = photo.cgImage { Image(decorative: stored, scale: 2) }
        }
        Fixture("changed-images/thumbnail", 12, 8, frames: [rect(0, 0, 12, 8)]) {
            Image(uiImage: photo.preparingThumbnail(of: CGSize(width: 12, height: 8)) ?? UIImage())
        }
        Fixture("changed-images/tinted", 24, 16, scale: 1) { Image(uiImage: photo.withTintColor(.blue)) }
        Fixture("changed-images/template", 24, 16, scale: 1) {
            Image(uiImage: photo.withRenderingMode(.alwaysTemplate)).foregroundStyle(.green)
        }
        Fixture(
            "changed-images/async-default", 20, 10, frames: [rect(0, 0, 20, 10)], findings: ["async-image-not-loaded"]
        ) {
            AsyncImage(url: URL(string: "https://example.com/a.png"))
        }
        Fixture("changed-images/async-placeholder", 20, 10, findings: ["async-image-not-loaded"]) {
            AsyncImage(url: URL(string: "https://example.com/a.png")) {
                $0.resizable()
            } placeholder: {
                Color.orange
            }
        }
    }
}

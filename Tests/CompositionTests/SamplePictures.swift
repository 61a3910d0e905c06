import Foundation
import Rasterizer
import RenderModel

@testable import CompositionPlans
@testable import RenderPlanning

/// An output folder of an app with two widgets and a Live Activity, whose pictures are plain colors.
final class SamplePictures {
    let folder: String
    let canvas: CompositionCanvas

    static let kinds = ["tide", "moon"]

    init(
        _ device: String = "iphone-393x852", locale: String = "en_US", scheme: SchemeName = .light,
        mode: ModeName = .fullColor
    ) throws {
        let device = DeviceCatalog.named(device)!
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("compositions-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        canvas = {
            var canvas = CompositionCanvas(
                device: device, locale: locale, scheme: scheme, wallpaper: .preset(name: "dawn"), appName: "Tides",
                settings: PlanSettings())
            canvas.mode = mode
            if mode == .accented { canvas.tint = TintName(named: "orange")! }
            return canvas
        }()
        var pictures: [[String: Any]] = []
        for (number, kind) in Self.kinds.enumerated() {
            for presentationKind in OwnPlan().presentationKinds(on: device)
            where (presentationKind.activity == nil) || number == 0 {
                let modes: [ModeName] =
                    presentationKind.isAccessory ? [.vibrant] : [.fullColor, .accented, .clear, .standBy]
                for mode in modes {
                    for variant in presentationKind.activity == nil ? [VariantName.timeline, .snapshot] : [.state] {
                        pictures.append(try picture(kind, presentationKind, mode, variant, number))
                    }
                }
            }
        }
        let manifest: [String: Any] = [
            "schemaVersion": 1, "renderer": ["name": "darkroom", "version": "1", "encoder": "e"],
            "settings": ["clock": "", "timeZone": "UTC", "square": false],
            "widgets": Self.kinds.map { kind in
                [
                    "kind": kind, "displayName": kind.capitalized, "description": "What the \(kind) does.",
                    "families": [String](), "contentMarginsEnabled": true, "containerBackgroundRemovable": true
                ] as [String: Any]
            },
            "timelines": [Any](), "pictures": pictures, "failures": [Any](), "assetFindings": [Any](),
            "notes": [String]()
        ]
        try JSONSerialization.data(withJSONObject: manifest).write(to: URL(fileURLWithPath: "\(folder)/manifest.json"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var pictures: CompositionPictures {
        get throws { try CompositionPictures(folder: folder, command: "darkroom render") }
    }

    func pages(
        of plan: any CompositionPlan, _ layout: String = "{}"
    ) throws -> [CompositionPage] {
        try plan.pages(of: pictures, CompositionLayout(Data(layout.utf8)), on: canvas, kinds: [])
    }

    /// The words of what is wrong with a layout; nil where nothing is.
    func problem(of plan: any CompositionPlan, _ layout: String) throws -> String? {
        do {
            _ = try pages(of: plan, layout)
            return nil
        } catch let problem as CompositionLayout.Problem {
            return problem.description
        }
    }

    private func picture(
        _ kind: String, _ presentationKind: PresentationKind, _ mode: ModeName, _ variant: VariantName, _ number: Int
    ) throws -> [String: Any] {
        let size = canvas.device.size(of: presentationKind)!.shown, width = Int(size.width / 2),
            height = Int(size.height / 2)
        let file = "\(kind)-\(presentationKind)-\(mode.rawValue)-\(variant.rawValue).png"
        let color: UInt32 = mode != .fullColor ? 0x8080_8080 : number == 0 ? 0xFF20_6090 : 0xFFF0_D090
        let bitmap = try Bitmap(
            width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))
        try PNGEncoder().encode(bitmap).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        var picture: [String: Any] = [
            "file": file, "kind": kind, "family": presentationKind.description, "variant": variant.rawValue,
            "scheme": canvas.scheme.rawValue, "mode": mode.rawValue, "device": canvas.device.identifier,
            "scale": 0.5, "locale": canvas.locale, "typeSize": "large", "pseudolanguage": "none",
            "size": ["width": Double(size.width), "height": Double(size.height)],
            "pixelSize": ["width": width, "height": height],
            "links": [Any](), "findings": [Any](), "sha256": ""
        ]
        if variant != .snapshot { picture["entryIndex"] = 0 }
        return picture
    }
}

import DisplayList
import Foundation
import Geometry
import Testing

@Suite("Rendering passes")
struct RenderingPassTests {
    private let box = Outline.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let red = ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let photo = ImageDrawing(
        image: ImageReference(name: "photo", content: .file("photo.png"), pixelSize: CGSize(width: 1, height: 1)),
        rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func apply(_ pass: RenderingPass, _ items: [DisplayItem]) -> [DisplayItem] {
        pass.apply(to: DisplayList(size: CGSize(width: 10, height: 10), items: items)).items
    }

    private func white(_ alpha: Float) -> ResolvedColor { ResolvedColor(red: 1, green: 1, blue: 1, alpha: alpha) }

    @Test("Vibrant turns luma times alpha into the opacity of white")
    func vibrantColors() {
        #expect(apply(.vibrant, [.fill(box, .color(red))]) == [.fill(box, .color(white(0.2126 * 0.5)))])
        #expect(apply(.vibrant, [.fill(box, .color(.black))]) == [.fill(box, .color(white(0)))])
        let shadowed = DisplayGroup([], effects: [.shadow(color: .black, sigma: 1, offset: .zero)])
        #expect(
            apply(.vibrant, [.group(shadowed)])
                == [.group(DisplayGroup([], effects: [.shadow(color: white(0), sigma: 1, offset: .zero)]))])
    }

    @Test("Vibrant filters images and color glyphs, and keeps their own alpha")
    func vibrantImages() {
        let emoji = DisplayItem.glyphs(
            GlyphRun(font: FontFace(file: "e.ttf", path: "e.ttf", hasColor: true), size: 1, glyphs: [], text: "e"),
            .color(red))
        for item in [emoji, .image(photo)] {
            #expect(
                apply(.vibrant, [item])
                    == [.group(DisplayGroup([item], effects: [.colorMatrix(.luminanceToAlpha)], mask: [item]))])
        }
    }

    @Test("Vibrant takes the light of the whole picture where something dark lies over something lighter")
    func vibrantDarkOverLight() {
        let far = Outline.rectangle(CGRect(x: 20, y: 0, width: 10, height: 10))
        let plate = DisplayItem.fill(box, .color(.white)), black = DisplayItem.fill(box, .color(.black))
        let elsewhere = DisplayItem.fill(far, .color(.black))
        let moved = DisplayItem.group(DisplayGroup([elsewhere], transform: CGAffineTransform(translationX: -15, y: 0)))
        func isFlattened(_ items: [DisplayItem]) -> Bool {
            guard case .group(let group)? = apply(.vibrant, items).first else { return false }
            return group.items == items && group.effects.first == .luminanceToAlpha
        }
        #expect(isFlattened([plate, black]))
        #expect(isFlattened([plate, moved]))
        #expect(
            isFlattened([
                plate,
                .group(
                    DisplayGroup(
                        [plate],
                        effects: [
                            .shadow(color: .black, sigma: 2, offset: .zero)
                        ]))
            ]))
        #expect(isFlattened([plate, .fill(box, .color(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.9)))]))
        #expect(!isFlattened([plate, elsewhere]))
        #expect(!isFlattened([black, plate]))
        #expect(!isFlattened([plate, .fill(box, .color(white(0.5)))]))
        #expect(!isFlattened([plate, .group(DisplayGroup([moved], clip: .init(far)))]))
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
        func apart(_ count: Int) -> [DisplayItem] {
            (0..<count).map { number in
                .fill(.rectangle(CGRect(x: 2 * Double(number), y: 0, width: 1, height: 1)), .color(gray))
            }
        }
        #expect(!isFlattened(apart(100)) && isFlattened(apart(1000)))
    }

    @Test("Nothing, such as a ring at 0 %, covers nothing, however it is turned and clipped")
    func vibrantNothing() {
        let plate = DisplayItem.fill(box, .color(.white))
        let ring = DisplayItem.stroke(.path([]), StrokePattern(lineWidth: 6), .color(.black))
        let turned = DisplayGroup([ring], transform: CGAffineTransform(rotationAngle: 2.4), clip: .init(box))
        #expect(apply(.vibrant, [plate, .group(turned)]).first == plate)
        let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        for transform in [CGAffineTransform.identity, turned.transform] {
            #expect(CGRect.null.applying(transform) == .null)
            #expect(CGRect.infinite.applying(transform) == .infinite)
            #expect(nowhere.applying(transform) == .null)
        }
    }

    @Test("Masks keep their colors: only their alpha counts")
    func masks() {
        let group = DisplayGroup([], mask: [.fill(box, .color(.black))])
        #expect(apply(.vibrant, [.group(group)]) == [.group(group)])
        #expect(apply(.accented(tint: blue), [.group(group)]) == [.group(group)])
    }

    @Test("Accented keeps alpha only: the tint in accentable groups, white elsewhere")
    func accented() {
        let items: [DisplayItem] = [
            .fill(box, .color(red)),
            .group(DisplayGroup([.fill(box, .color(red)), .image(photo)], role: .accentable))
        ]
        var template = photo
        template.tint = .color(blue)
        #expect(
            apply(.accented(tint: blue), items) == [
                .fill(box, .color(white(0.5))),
                .group(
                    DisplayGroup(
                        [.fill(box, .color(ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.5))), .image(template)],
                        role: .accentable))
            ])
    }

    @Test("Accented leaves full-color groups alone and removes container backgrounds")
    func roles() {
        let kept = DisplayItem.group(DisplayGroup([.fill(box, .color(red))], role: .fullColor))
        let background = DisplayItem.group(DisplayGroup([.fill(box, .color(red))], role: .containerBackground))
        #expect(
            apply(.accented(tint: blue), [background, .group(DisplayGroup([kept, background]))])
                == [.group(DisplayGroup([kept]))])
    }
}

import CoreText
import SwiftUI

extension Fixture {
    private static func graphics(
        _ name: String, findings: [String] = [], _ draw: @escaping @Sendable (CGContext) -> Void
    ) -> Fixture {
        Fixture("core-graphics/\(name)", 30, 24, findings: findings) {
            Canvas { context, _ in context.withCGContext { draw($0) } }
        }
    }

    @FixtureList static var coreGraphics: [Fixture] {
        graphics("fills") { context in
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            context.fill(CGRect(x: 2, y: 2, width: 10, height: 8))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fillEllipse(in: CGRect(x: 8, y: 6, width: 18, height: 14))
        }
        graphics("strokes") { context in
            context.setStrokeColor(CGColor(red: 0, green: 0.5, blue: 0, alpha: 1))
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [4, 2])
            context.stroke(CGRect(x: 3, y: 3, width: 24, height: 18))
            context.setLineDash(phase: 0, lengths: [])
            context.strokeLineSegments(between: [
                CGPoint(x: 6, y: 8), CGPoint(x: 24, y: 8), CGPoint(x: 6, y: 14), CGPoint(x: 24, y: 14)
            ])
        }
        graphics("paths") { context in
            context.move(to: CGPoint(x: 15, y: 2))
            context.addLine(to: CGPoint(x: 27, y: 20))
            context.addQuadCurve(to: CGPoint(x: 3, y: 20), control: CGPoint(x: 15, y: 12))
            context.closePath()
            context.setFillColor(gray: 0.8, alpha: 1)
            context.setStrokeColor(gray: 0.2, alpha: 1)
            context.setLineJoin(.round)
            context.setLineWidth(2)
            context.drawPath(using: .fillStroke)
        }
        graphics("even-odd") { context in
            context.addRect(CGRect(x: 3, y: 3, width: 24, height: 18))
            context.addEllipse(in: CGRect(x: 8, y: 6, width: 14, height: 12))
            context.fillPath(using: .evenOdd)
        }
        graphics("state-stack") { context in
            context.saveGState()
            context.translateBy(x: 15, y: 12)
            context.rotate(by: .pi / 6)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: -8, y: -3, width: 16, height: 6))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        graphics("clip") { context in
            context.addEllipse(in: CGRect(x: 5, y: 2, width: 20, height: 20))
            context.clip()
            context.setFillColor(red: 0, green: 0.4, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 12))
        }
        graphics("shadow") { context in
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: CGColor(gray: 0, alpha: 0.6))
            context.setFillColor(red: 1, green: 0.8, blue: 0, alpha: 1)
            context.fill(CGRect(x: 5, y: 4, width: 16, height: 12))
        }
        graphics("text-shadow") { context in
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = 2
            shadow.shadowColor = UIColor.red
            UIGraphicsPushContext(context)
            NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 18), .shadow: shadow])
                .draw(at: CGPoint(x: 3, y: 0))
            UIGraphicsPopContext()
        }
        graphics("core-text") { context in
            let font = UIFont.systemFont(ofSize: 8)
            let text = NSAttributedString(string: "ab cd", attributes: [.font: font, .foregroundColor: UIColor.blue])
            context.translateBy(x: 0, y: 24)
            context.scaleBy(x: 1, y: -1)
            let path = CGPath(rect: CGRect(x: 2, y: 0, width: 14, height: 22), transform: nil)
            let framesetter = CTFramesetterCreateWithAttributedString(text)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
            context.textPosition = CGPoint(x: 17, y: 2)
            CTLineDraw(
                CTLineCreateWithAttributedString(NSAttributedString(string: "ef", attributes: [.font: font])), context)
        }
        graphics("linear-gradient") { context in
            let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
            else { return }
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 6, y: 0), end: CGPoint(x: 22, y: 8),
                options: .drawsBeforeStartLocation)
        }
        graphics("radial-gradient") { context in
            let colors = [CGColor(gray: 1, alpha: 1), CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
            let center = CGPoint(x: 15, y: 12)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 10, options: [])
        }
        graphics("transparency-layer") { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 3, y: 3, width: 16, height: 12))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 10, y: 8, width: 16, height: 12))
            context.endTransparencyLayer()
        }
        graphics("clear") { context in
            context.fill(CGRect(x: 3, y: 3, width: 24, height: 18))
            context.clear(CGRect(x: 9, y: 8, width: 12, height: 8))
        }
        Fixture("core-graphics/keeps-the-canvas-space", 30, 24) {
            Canvas { context, _ in
                context.translateBy(x: 10, y: 6)
                context.opacity = 0.5
                context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
            }
        }
        Fixture("image-renderer/picture-of-a-view", 50, 30) {
            if let image = ImageRenderer(content: Badge()).uiImage { Image(uiImage: image) }
        }
        Fixture("image-renderer/scaled-stays-sharp", 50, 30) {
            let renderer = ImageRenderer(content: Badge())
            if let image = renderer.cgImage { Image(decorative: image, scale: 0.5) }
        }
        Fixture("image-renderer/proposed-size", 50, 30) {
            Image(uiImage: proposed()).border(.gray)
        }
        Fixture("core-graphics/uikit-draws-into-a-picture", 30, 24) { Image(uiImage: drawn()) }
        Fixture("core-graphics/uikit-dashes", 30, 24) { Image(uiImage: dashed()) }
        Fixture("core-graphics/uikit-draws-into-a-canvas", 30, 24) {
            Canvas { context, _ in
                context.withCGContext { graphics in
                    UIGraphicsPushContext(graphics)
                    UIColor.systemTeal.setFill()
                    UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 22, height: 16)).fill()
                    UIGraphicsPopContext()
                }
            }
        }
        // Core Graphics draws images from their lower edge up.
        Fixture("core-graphics/image-upside-down", 50, 30) {
            Canvas { context, _ in
                guard let image = ImageRenderer(content: Badge()).cgImage else { return }
                context.withCGContext { $0.draw(image, in: CGRect(x: 5, y: 5, width: 40, height: 20)) }
            }
        }
    }

    @MainActor private static func proposed() -> UIImage {
        let renderer = ImageRenderer(content: Color.orange.overlay(Text("fit").font(.system(size: 9))))
        renderer.proposedSize = ProposedViewSize(width: 30, height: 16)
        renderer.scale = 2
        return renderer.uiImage ?? UIImage()
    }

    private static func drawn() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 20)).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 26, height: 20))
            UIColor.red.set()
            let path = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 18, height: 12), cornerRadius: 4)
            path.lineWidth = 2
            path.stroke()
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 7, width: 6, height: 6))
        }
    }

    private static func dashed() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 20)).image { _ in
            UIColor.systemRed.setStroke()
            let path = UIBezierPath(
                arcCenter: CGPoint(x: 13, y: 10), radius: 8, startAngle: 0, endAngle: 5, clockwise: true)
            path.lineWidth = 2
            path.setLineDash([4, 2], count: 2, phase: 1)
            path.stroke()
        }
    }

    private struct Badge: View {
        var body: some View {
            Text("12").font(.system(size: 11, weight: .bold)).padding(4).background(Color.yellow, in: Capsule())
        }
    }
}

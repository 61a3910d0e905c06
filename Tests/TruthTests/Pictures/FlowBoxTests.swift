import Geometry
import SwiftUI
import Testing

/// Boxes with gradients and continuous corners in a flow, drawn on macOS 26 by SwiftUI-Flow's tests.
@Suite("Flows of boxes beside Apple's", .needsReferences) @MainActor
struct FlowBoxTests {
    struct Truth: Sendable, CustomTestStringConvertible {
        var file: String
        var size: CGSize
        var view: @MainActor @Sendable () -> AnyView
        var testDescription: String { "swiftui-flow/\(file)" }

        init<V: View>(
            _ file: String, _ width: CGFloat, _ height: CGFloat,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.file = file
            size = CGSize(width: width, height: height)
            self.view = { AnyView(view()) }
        }
    }

    /// The order of the boxes' colors.
    @MainActor
    private enum Paint: CaseIterable {
        case blue, orange, green, yellow, brown, mint, indigo, cyan, gray, pink

        var style: AnyShapeStyle {
            switch self {
            // Apple's blue ramp is a known difference (GradientTruthTests): here it is given as measured.
            case .blue: FlowBoxTests.blueRamp
            case .orange: AnyShapeStyle(Color.orange.gradient)
            case .green: AnyShapeStyle(Color.green.gradient)
            case .yellow: AnyShapeStyle(Color.yellow.gradient)
            case .brown: AnyShapeStyle(Color.brown.gradient)
            case .mint: AnyShapeStyle(Color.mint.gradient)
            case .indigo: AnyShapeStyle(Color.indigo.gradient)
            case .cyan: AnyShapeStyle(Color.cyan.gradient)
            case .gray: AnyShapeStyle(Color.gray.gradient)
            case .pink: AnyShapeStyle(Color.pink.gradient)
            }
        }
    }

    private static var blueRamp: AnyShapeStyle {
        // Red and green, 8-bit, at the middle of these pixel rows of 50.
        let rows: [(row: CGFloat, red: Double, green: Double)] = [
            (0, 46, 167), (7, 38, 161), (14, 31, 155), (21, 22, 149), (28, 11, 142), (34, 1, 137)
        ]
        return AnyShapeStyle(
            LinearGradient(
                stops: rows.map {
                    .init(
                        color: Color(red: $0.red / 255, green: $0.green / 255, blue: 1), location: ($0.row + 0.5) / 50)
                }, startPoint: .top, endPoint: .bottom))
    }

    private static func box(_ style: AnyShapeStyle) -> some View { RoundedRectangle(cornerRadius: 10).fill(style) }

    /// Boxes of these sizes in the order of the colors, which repeats.
    private static func boxes(_ sizes: [CGSize]) -> some View {
        ForEach(Array(sizes.enumerated()), id: \.offset) { index, size in
            box(Paint.allCases[index % Paint.allCases.count].style).frame(width: size.width, height: size.height)
        }
    }

    private static func card<V: View>(_ flow: V) -> some View { flow.padding(12).background(Color.white) }

    private nonisolated static let widths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
    private nonisolated static let readmeWidths: [CGFloat] = [
        46, 74, 59, 62, 32, 44, 72, 60, 53, 29, 34, 37, 71, 60, 44, 47, 75, 33, 45, 59
    ]
    private nonisolated static func wide(_ widths: [CGFloat]) -> [CGSize] {
        widths.map { CGSize(width: $0, height: 50) }
    }
    private nonisolated static func tall(_ heights: [CGFloat]) -> [CGSize] {
        heights.map { CGSize(width: 50, height: $0) }
    }

    private nonisolated static let truths: [Truth] = [
        Truth("hflow_colorBoxes.png", 320, 200) { card(FlowLayout()({ boxes(wide(widths)) })) },
        Truth("compact.png", 320, 200) {
            card(FlowLayout(itemSpacing: 4, lineSpacing: 4)({ boxes(wide(widths)) }))
        },
        Truth("spacious.png", 320, 250) {
            card(FlowLayout(itemSpacing: 4, lineSpacing: 20)({ boxes(wide(widths)) }))
        },
        Truth("justified.png", 320, 250) {
            card(FlowLayout(isJustified: true)({ boxes(tall(Array(repeating: 50, count: 10))) }))
        },
        Truth("distributed.png", 320, 250) {
            card(FlowLayout(isBalanced: true)({ boxes(wide(Array(repeating: 65, count: 10))) }))
        },
        Truth("verticalAlignment-_.top.png", 320, 300) { card(FlowLayout(lineAlignment: 0)({ boxes(tall(widths)) })) },
        Truth("verticalAlignment-_.center.png", 320, 300) {
            card(FlowLayout(lineAlignment: 0.5)({ boxes(tall(widths)) }))
        },
        Truth("verticalAlignment-_.bottom.png", 320, 300) {
            card(FlowLayout(lineAlignment: 1)({ boxes(tall(widths)) }))
        },
        Truth("vflow_colorBoxes.png", 300, 320) { card(FlowLayout(axis: .vertical)({ boxes(tall(widths)) })) },
        Truth("lineBreak.png", 320, 150) {
            card(
                FlowLayout()({
                    box(AnyShapeStyle(Color.red.gradient)).frame(width: 50, height: 50)
                    box(AnyShapeStyle(Color.green.gradient)).frame(width: 50, height: 50)
                    box(blueRamp).frame(width: 50, height: 50)
                    box(AnyShapeStyle(Color.yellow.gradient)).frame(width: 50, height: 50).startsLine()
                }))
        },
        Truth("mixedFlexibility.png", 320, 140) {
            card(
                FlowLayout()({
                    box(AnyShapeStyle(Color.red.gradient)).frame(width: 50, height: 50)
                    box(AnyShapeStyle(Color.green.gradient)).frame(height: 50).growsInLine()
                    box(blueRamp).frame(height: 50).growsInLine()
                    box(AnyShapeStyle(Color.yellow.gradient)).frame(height: 50).growsInLine().startsLine()
                }))
        },
        Truth("readme-hflow.png", 400, 300) { FlowLayout()({ boxes(wide(readmeWidths)) }) },
        Truth("readme-hflow_rtl.png", 400, 300) {
            FlowLayout()({ boxes(wide(readmeWidths)) }).environment(\.layoutDirection, .rightToLeft)
        }
    ]

    /// Five levels: the formula of `Color.gradient` follows Apple's ramps within 4, and Apple dithers by 1.
    @Test(arguments: truths)
    func picture(_ truth: Truth) throws {
        let found = try Stage(truth.size.width, truth.size.height, scale: 1).draw(
            truth.view(), named: "swiftui-flow/\(truth.file)")
        let difference = PictureDifference(found, try References.picture("swiftui-flow/\(truth.file)"), tolerance: 5)
        #expect(difference.isEmpty, "\(difference)")
    }
}

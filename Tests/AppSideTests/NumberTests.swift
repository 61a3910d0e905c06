import Accelerate
import CoreText
import Foundation
import QuartzCore
import Testing
import UIKitCore
import simd

/// Vectors, matrices, turns and sums of numbers.
struct NumberTests {
    @Test func vectors() {
        let x: SIMD3<Float> = [1, 0, 0], y: SIMD3<Float> = [0, 1, 0]
        #expect(cross(x, y) == [0, 0, 1] && dot(x, y) == 0)
        #expect(length(SIMD2<Double>(3, 4)) == 5 && simd_distance(x, x) == 0)
        #expect(normalize(SIMD2<Float>(0, 4)) == [0, 1])
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == [5, 15])
        #expect(clamp(SIMD2<Float>(-1, 2), min: 0, max: 1) == [0, 1])
        #expect(simd_smoothstep(0, 1, 0.5 as Float) == 0.5 && simd_clamp(2.0, 0, 1) == 1)
        #expect(reflect(SIMD2<Float>(1, -1), n: [0, 1]) == [1, 1] && simd.abs(SIMD2<Float>(-1, 2)) == [1, 2])
    }

    @Test func matricesAndTurns() {
        let matrix = simd_float3x3([2, 0, 0], [0, 4, 0], [1, 0, 8])
        #expect(matrix.determinant == 64 && matrix * matrix.inverse == matrix_identity_float3x3)
        #expect(matrix.transpose.columns.0 == [2, 0, 1])
        #expect(simd_float2x2([0, 1], [-1, 0]) * SIMD2(1, 0) == [0, 1])
        #expect(simd_mul(matrix_identity_float4x4, SIMD4(1, 2, 3, 4)) == [1, 2, 3, 4])
        let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
        #expect(distance((turn * turn).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    }

    @Test func sums() {
        #expect(vDSP.mean([1.0, 2, 6]) == 3 && vDSP.sum([1.0, 2] as [Double]) == 3)
        #expect(vDSP.rootMeanSquare([3.0, 3.0]) == 3 && vDSP.maximum([1.0, 9, 2]) == 9)
        #expect(vDSP.indexOfMaximum([1.0, 9, 2]) == (1, 9))
        #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4] && vDSP.subtract([3.0], [1.0]) == [2])
        var mean: Float = 0
        vDSP_meanv([1, 100, 3, 100], 2, &mean, 2)
        #expect(mean == 2)
    }
}

/// What UIKit, Core Animation and Core Text keep.
@MainActor
struct KeptViewTests {
    @Test func constraintsAreKept() {
        let view = UIView(), label = UILabel(frame: .zero)
        view.addSubview(label)
        let constraint = label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4)
        NSLayoutConstraint.activate([constraint])
        #expect(constraint.isActive && constraint.firstItem === label && constraint.secondItem === view)
        #expect(constraint.multiplier == 0.5 && constraint.constant == 4 && constraint.firstAttribute == .width)
    }

    @Test func labelsAreAsLargeAsTheirText() {
        let label = UILabel(frame: .zero)
        #expect(label.intrinsicContentSize == .zero)
        label.text = "Hello"
        label.font = .systemFont(ofSize: 20)
        let size = label.intrinsicContentSize
        #expect(size.width > 30 && size.width < 60 && size.height >= 23 && size.height <= 25)
    }

    @Test func stacksOrderTheirViews() {
        let first = UIView(), second = UIView(), stack = UIStackView(arrangedSubviews: [first, second])
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second, first] && stack.subviews.count == 2)
    }

    @Test func layersHoldLayers() {
        let layer = CALayer(), gradient = CAGradientLayer(), shape = CAShapeLayer()
        layer.addSublayer(gradient)
        layer.insertSublayer(shape, at: 0)
        #expect(layer.sublayers == [shape, gradient] && gradient.superlayer === layer)
        shape.removeFromSuperlayer()
        #expect(layer.sublayers == [gradient])
    }

    @Test func fontsGoByBothNames() {
        let font = CTFontCreateWithName("No Such Font", 20, nil)
        #expect(CTFontGetSize(font) == 20 && CTFontGetDescent(font) > 0 && font.pointSize == 20)
        let settings = [[kCTFontFeatureTypeIdentifierKey: kNumberSpacingType, kCTFontFeatureSelectorIdentifierKey: 0]]
        let descriptor = CTFontDescriptorCreateWithAttributes(
            [kCTFontSizeAttribute: 30, kCTFontFeatureSettingsAttribute: settings] as NSDictionary)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) as? NSNumber == 30)
        #expect(descriptor.font == .system(size: 30).monospacedDigit())
    }
}

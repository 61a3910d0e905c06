import Foundation
import SwiftUI
import Testing

struct CGColorSpaceTests {
    @Test func aColorIsMadeOfAnyNamedSpace() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(space.numberOfComponents == 3 && space.name == CGColorSpace.displayP3)
        let color = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 0.5]))
        #expect(color.components?.allSatisfy { abs($0 - 1) < 0.001 || $0 == 0.5 } == true)
        #expect(color.colorSpace?.name != nil && CGColorSpace(name: "none" as NSString) == nil)
        let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1])
        #expect(gray == CGColor(gray: 0.25, alpha: 1))
    }

    @Test func rowsAndItemsOfSections() {
        var path = IndexPath(row: 2, section: 1)
        #expect(path.row == 2 && path.item == 2 && path.section == 1 && path == IndexPath(item: 2, section: 1))
        path.row = 5
        #expect(path == [1, 5])
    }

    @Test func colorsAreConvertedBetweenSpaces() throws {
        func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }
        func rounded(_ color: CGColor?) -> [Double]? { color?.components?.map { (Double($0) * 1000).rounded() / 1000 } }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let wide = red.converted(to: try space(CGColorSpace.displayP3), intent: .perceptual, options: nil)
        // sRGB's red is (0.91749, 0.20029, 0.13856) in Display P3.
        #expect(rounded(wide) == [0.917, 0.2, 0.139, 0.5])
        #expect(wide?.colorSpace?.name == CGColorSpace.displayP3)
        let back = wide?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
        #expect(rounded(back) == [1, 0, 0, 0.5])
        #expect(rounded(wide?.copy(alpha: 1)) == [0.917, 0.2, 0.139, 1])
        let green = try #require(CGColor(colorSpace: try space(CGColorSpace.displayP3), components: [0, 1, 0, 1]))
        let narrow = green.converted(to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil)
        #expect(rounded(narrow) == [0, 1, 0, 1])
        let extended = green.converted(to: try space(CGColorSpace.extendedSRGB), intent: .defaultIntent, options: nil)
        // (-0.51161, 1.01827, -0.31067).
        #expect(rounded(extended) == [-0.512, 1.018, -0.311, 1])
        let half = CGColor(gray: 0.5, alpha: 1)
        #expect(
            rounded(half.converted(to: try space(CGColorSpace.linearSRGB), intent: .defaultIntent, options: nil))
                == [0.214, 0.214, 0.214, 1])
        let gray = half.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(rounded(gray) == [0.5, 1] && gray?.numberOfComponents == 2)
    }
}

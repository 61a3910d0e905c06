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
}

import Foundation
import Testing

@testable import Typesetting

@Suite struct TrackingTableTests {
    struct Row: Sendable { var size: CGFloat; var tracking: CGFloat }

    @Test(arguments: [
        Row(size: 4, tracking: 0.24), Row(size: 6, tracking: 0.24), Row(size: 12, tracking: 0),
        Row(size: 17, tracking: -0.43), Row(size: 20, tracking: -0.45), Row(size: 28, tracking: 0.38),
        Row(size: 34, tracking: 0.40), Row(size: 80, tracking: 0), Row(size: 200, tracking: 0),
        Row(size: 16.5, tracking: -0.37), Row(size: 42, tracking: 0.37), Row(size: 78, tracking: 0.035)
    ])
    func `SF Pro`(_ row: Row) {
        #expect(isClose(TrackingTable.sfPro.tracking(at: row.size), row.tracking))
    }

    @Test(arguments: [
        Row(size: 6, tracking: 0.51), Row(size: 7, tracking: 0.54), Row(size: 17, tracking: 0.37),
        Row(size: 34, tracking: 0.38), Row(size: 68, tracking: 0.15), Row(size: 90, tracking: 0)
    ])
    func `SF Pro Rounded`(_ row: Row) {
        #expect(isClose(TrackingTable.sfProRounded.tracking(at: row.size), row.tracking))
    }

    @Test(arguments: [
        Row(size: 9, tracking: 0.12), Row(size: 14, tracking: 0.025), Row(size: 17, tracking: -0.07),
        Row(size: 34, tracking: -0.45), Row(size: 72, tracking: -1.09), Row(size: 100, tracking: -1.09)
    ])
    func `New York`(_ row: Row) {
        #expect(isClose(TrackingTable.newYork.tracking(at: row.size), row.tracking))
    }

    @Test func `A run's tracking widens every character, its kerning all but the last`() {
        let plain = typeset("abcd").lines[0].frame.width
        let tracked = typeset("abcd") { $0.runs[0].tracking = 2 }.lines[0].frame.width
        let kerned = typeset("abcd") { $0.runs[0].kerning = 2 }.lines[0].frame.width
        #expect(isClose(tracked - plain, 8))
        #expect(isClose(kerned - plain, 6))
    }

    @Test func `Fallback faces take no tracking of the system font`() {
        #expect(isClose(typeset("漢字").lines[0].frame.width, 34, within: 0.01))
    }
}

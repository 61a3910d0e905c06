import Snapshots
import Testing

struct ViewChangeTests {
    @Test func aSummaryNamesTheFirstFiveAndCountsTheRest() {
        let changes = (1...17).map { ViewChange("Text \($0): moved by (0, 1)") }
        #expect(ViewChange.summary(of: changes).last == "and 12 more")
        #expect(ViewChange.summary(of: changes).count == 6)
        #expect(ViewChange.summary(of: Array(changes.prefix(5))).count == 5)
    }
}

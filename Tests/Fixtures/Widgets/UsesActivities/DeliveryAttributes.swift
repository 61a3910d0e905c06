import ActivityKit
import Foundation

struct DeliveryAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var driver: String
        var stops: Int
        var arrival: ClosedRange<Date>
        var phase: Phase
        var note: String?

        enum Phase: String, Codable, CaseIterable {
            case cooking, riding, there
        }
    }

    var order: String
    var pizzas: [Pizza]

    struct Pizza: Codable, Hashable {
        var name: String
        var count: Int
    }
}

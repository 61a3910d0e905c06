import HealthKit
import Testing

/// Samples that belong together, such as a meal's.
struct HealthCorrelationTests {
    @Test func aQueryForCorrelationsFindsNone() throws {
        let food = try #require(HKObjectType.correlationType(forIdentifier: .food))
        #expect(food == HKCorrelationType(.food) && food != HKCorrelationType(.bloodPressure))
        nonisolated(unsafe) var told: [String] = []
        let query = HKCorrelationQuery(
            type: food, predicate: HKQuery.predicateForObjectsWithNoCorrelation(), samplePredicates: nil
        ) { query, found, error in
            told.append("\(query.correlationType.identifier) \(found?.count ?? -1) \(error == nil)")
        }
        HKHealthStore().execute(query)
        #expect(told == ["HKCorrelationTypeIdentifierFood 0 true"])
        let meal = HKCorrelation(type: food, start: .distantPast, end: .distantFuture, objects: [])
        #expect(meal.objects(for: HKQuantityType(.dietaryEnergyConsumed)).isEmpty && meal.correlationType == food)
    }
}

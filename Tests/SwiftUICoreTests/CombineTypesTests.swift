import Combine
import Foundation
import SwiftUI
import Testing

@Suite("Combine's types")
@MainActor
struct CombineTypesTests {
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        subscription.cancel()
        return values
    }

    @Test("A demand is counted with integers and with others")
    func demand() {
        var demand = Subscribers.Demand.max(2), unlimited = Subscribers.Demand.unlimited
        demand += 3
        demand -= .max(1)
        #expect(demand == .max(4))
        #expect(demand < .unlimited && !(unlimited < .unlimited) && .none < demand)
        #expect([demand.max, unlimited.max] == [4, nil])
        #expect("\(demand), \(unlimited)" == "max(4), unlimited")
        unlimited -= demand
        #expect(unlimited == .unlimited)
        demand -= 9
        #expect(demand == .none)
        demand += .max(.max)
        demand += 1
        #expect(demand == .unlimited)
        demand = .max(1)
        demand -= .unlimited
        #expect(demand == .none)
    }

    @Test("What is made of values, by its type")
    func made() {
        enum Failed: Error { case early, late }
        let a = [1, 2, 3].publisher
        let doubled: Publishers.Map<Publishers.Sequence<[Int], Never>, Int> = a.map { $0 * 2 }
        #expect(values(doubled) == [2, 4, 6])
        #expect(values(Publishers.CompactMap(upstream: a) { $0 > 1 ? "\($0)" : nil }) == ["2", "3"])
        #expect(values(Publishers.Filter(upstream: a) { $0 != 2 }) == [1, 3])
        var end: Subscribers.Completion<Failed>?
        let late = Publishers.MapError(upstream: Fail<Int, Failed>(error: .early)) { _ in Failed.late }
        _ = late.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
        #expect(end == .failure(.late))
    }

    @Test("An object's property")
    func property() {
        final class Box: NSObject { var size = 3 }
        #expect(values(Box().publisher(for: \.size)) == [3])
        #expect(values(Box().publisher(for: \.size, options: [.new])) == [])
    }

    @Test("Several publishers by their types")
    func several() {
        let a = [1, 2].publisher, b = ["x", "y"].publisher, c = [true].publisher
        #expect(values(Publishers.Zip3(a, b, c)).map { "\($0)" } == [#"(1, "x", true)"#])
        #expect(values(Publishers.Zip4(a, b, b, a)).map { "\($0)" } == [#"(1, "x", "x", 1)"#, #"(2, "y", "y", 2)"#])
        #expect(values(Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }) == ["2ytrue"])
        #expect(values(Publishers.CombineLatest4(a, b, c, Just(0))).map { "\($0)" } == [#"(2, "y", true, 0)"#])
        #expect(values(Publishers.Merge(a, Just(3))) == [1, 2, 3])
        #expect(values(Publishers.Merge3(a, Just(3), Just(4))) == [1, 2, 3, 4])
        #expect(values(Publishers.Merge4(a, Just(3), Just(4), Empty())) == [1, 2, 3, 4])
        #expect(values(a.merge(with: Just(3), Just(4), a)) == [1, 2, 3, 4, 1, 2])
        #expect(values(a.zip(b) { "\($0)\($1)" }) == ["1x", "2y"])
        #expect(values(a.combineLatest(b, c) { number, letter, _ in "\(number)\(letter)" }) == ["2y"])
    }

    @Test("Values are chosen by their place, their order and what holds for them")
    func selection() {
        let numbers = [3, 1, 4, 1, 5].publisher
        #expect(values(numbers.output(at: 2)) == [4])
        #expect(values(numbers.output(at: 9)).isEmpty)
        #expect(values(numbers.output(in: 1..<3)) == [1, 4])
        #expect(values(numbers.output(in: 3...)) == [1, 5])
        #expect(values(numbers.prefix(while: { $0 < 4 })) == [3, 1])
        #expect(values(numbers.drop(while: { $0 < 4 })) == [4, 1, 5])
        #expect(values(numbers.last(where: { $0 < 4 })) == [1])
        #expect(values(numbers.collect(2)) == [[3, 1], [4, 1], [5]])
        #expect(values(numbers.min()) + values(numbers.max()) == [1, 5])
        #expect(values([Int]().publisher.min()).isEmpty)
        #expect(values(numbers.allSatisfy { $0 > 0 }) + values(numbers.contains { $0 > 5 }) == [true, false])
        #expect(values(["ab", "c"].publisher.map(\.count, \.isEmpty)).map { "\($0)" } == ["(2, false)", "(1, false)"])
    }

    @Test("Another publisher starts and ends a stream")
    func untilOutput() {
        let values = PassthroughSubject<Int, Never>(), signal = PassthroughSubject<Void, Never>()
        var early: [Int] = [], late: [Int] = []
        let first = values.prefix(untilOutputFrom: signal).sink { early.append($0) }
        let second = values.drop(untilOutputFrom: signal).sink { late.append($0) }
        values.send(1)
        signal.send()
        values.send(2)
        #expect(early == [1])
        #expect(late == [2])
        first.cancel()
        second.cancel()
    }

    @Test("A connectable publisher sends once it is connected, as long as anybody listens")
    func connecting() {
        let source = PassthroughSubject<Int, Never>()
        let held = source.makeConnectable(), shared = source.multicast { PassthroughSubject() }.autoconnect()
        var heard: [Int] = [], others: [Int] = []
        let listener = held.sink { heard.append($0) }
        source.send(1)
        let connection = held.connect(), follower = shared.sink { others.append($0) }
        source.send(2)
        connection.cancel()
        follower.cancel()
        source.send(3)
        let next = shared.sink { others.append($0) }
        source.send(4)
        #expect(heard == [2])
        #expect(others == [2, 4])
        listener.cancel()
        next.cancel()
    }

    @Test("A timer's publisher has the type that views name")
    func timer() {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
            Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        #expect(timer.upstream.interval == 1)
        _ = Text(verbatim: "").onReceive(timer) { _ in }
    }

    @Test("Subscribers are closures, subjects or types of one's own")
    func subscribers() {
        struct Counter: Subscriber {
            let combineIdentifier = CombineIdentifier()
            let count: (Int) -> Void

            func receive(subscription: any Subscription) { subscription.request(.max(1)) }

            func receive(_ input: Int) -> Subscribers.Demand {
                count(input)
                return .none
            }

            func receive(completion: Subscribers.Completion<Never>) {}
        }
        var seen: [Int] = [], ends = 0
        let subject = PassthroughSubject<Int, Never>()
        let listener = subject.sink { seen.append($0 * 10) }
        [1].publisher.subscribe(AnySubscriber(subject))
        [2].publisher.subscribe(AnySubscriber(Counter { seen.append($0) }))
        [3].publisher.receive(
            subscriber: AnySubscriber<Int, Never>(
                receiveSubscription: { $0.request(.unlimited) },
                receiveValue: {
                    seen.append($0)
                    return .unlimited
                }, receiveCompletion: { if $0 == .finished { ends += 1 } }))
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in ends += 1 }) { seen.append($0) }
        [4].publisher.subscribe(sink)
        #expect(seen == [10, 2, 3, 4])
        #expect(ends == 2)
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(sink.combineIdentifier == CombineIdentifier(sink))
        listener.cancel()
    }
}

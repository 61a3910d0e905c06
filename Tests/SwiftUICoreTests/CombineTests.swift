import Combine
import Foundation
import Testing

@Suite("Publishers")
struct CombineTests {
    private enum Failed: Error { case early, late }

    @Test("Operators pass values in order until the subscription is cancelled")
    func operators() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [String] = []
        let subscription = subject.removeDuplicates().filter { $0 != 3 }.map { "\($0)" }.dropFirst()
            .sink { seen.append($0) }
        for value in [1, 2, 2, 3, 4] { subject.send(value) }
        subscription.cancel()
        subject.send(5)
        #expect(seen == ["2", "4"])
    }

    @Test("A completion ends a subject and reaches late subscribers")
    func completion() {
        let subject = PassthroughSubject<Int, Failed>()
        var ends = 0
        var values: [Int] = []
        func follow() -> AnyCancellable {
            subject.sink(
                receiveCompletion: { if case .failure(.early) = $0 { ends += 1 } }, receiveValue: { values.append($0) })
        }
        let first = follow()
        subject.send(1)
        subject.send(completion: .failure(.early))
        subject.send(2)
        let second = follow()
        #expect(ends == 2)
        #expect(values == [1])
        first.cancel()
        second.cancel()
    }

    @Test("Errors are mapped")
    func errors() {
        var error: Failed?
        _ = Fail<Int, Failed>(error: .early).mapError { _ in Failed.late }
            .sink(receiveCompletion: { if case .failure(let found) = $0 { error = found } }, receiveValue: { _ in })
        #expect(error == .late)
    }

    @Test("A published property publishes its value, then each new one before it is set")
    func published() {
        final class Model: ObservableObject { @Published var name = "a" }
        let model = Model()
        var seen: [String] = []
        let subscription = model.$name.sink { seen.append("\($0) over \(model.name)") }
        model.name = "b"
        #expect(seen == ["a over a", "b over a"])
        subscription.cancel()
    }

    @Test("Publishers made of publishers end when all have ended")
    func joining() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let subscription = [1, 2].publisher.flatMap { number in subject.map { "\(number)\($0)" }.prefix(2) }
            .append("end").sink { seen.append($0) }
        subject.send(7)
        subject.send(8)
        subject.send(9)
        #expect(seen == ["17", "27", "18", "28", "end"])
        subscription.cancel()
        seen = []
        _ = [1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0.0)\($0.1)" }.collect().sink { seen = $0 }
        #expect(seen == ["1a", "2b"])
        let numbers: Publishers.FlatMap<Just<Int>, Publishers.Sequence<[Int], Never>> = [4, 5].publisher.flatMap {
            Just($0)
        }
        var sum = 0
        _ = numbers.sink { sum += $0 }
        #expect(sum == 9)
        let left = CurrentValueSubject<Int, Never>(1), right = CurrentValueSubject<String, Never>("x")
        let both = left.combineLatest(right) { "\($0)\($1)" }.sink { seen.append($0) }
        left.send(2)
        right.send("y")
        both.cancel()
        #expect(seen.suffix(3) == ["1x", "2x", "2y"])
    }

    @Test("Errors are thrown, caught and replaced")
    func throwing() {
        struct Item: Codable, Equatable { var id: Int }
        var items: [Item] = []
        let texts = [#"{"id": 1}"#, "{", #"{"id": 2}"#].publisher.map { Data($0.utf8) }
        _ = texts.flatMap { Just($0).decode(type: Item.self, decoder: JSONDecoder()).replaceError(with: Item(id: 0)) }
            .sink { items.append($0) }
        #expect(items.map(\.id) == [1, 0, 2])
        var ended = false
        _ = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failed.late } else { $0 } }.sink(
            receiveCompletion: { if case .failure = $0 { ended = true } }, receiveValue: { #expect($0 == 1) })
        #expect(ended)
        let promised = Future<Int, Failed> { $0(.success(4)) }
        _ = promised.catch { _ in Just(0) }.sink { #expect($0 == 4) }
    }

    @Test("What a scheduler would hold back arrives at once")
    func schedulers() {
        var seen = 0
        _ = Just(3).debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
            .throttle(for: .milliseconds(20), scheduler: RunLoop.main, latest: true).delay(
                for: 1, scheduler: RunLoop.main
            )
            .subscribe(on: DispatchQueue.global()).receive(on: RunLoop.main).sink { seen = $0 }
        #expect(seen == 3)
    }
}

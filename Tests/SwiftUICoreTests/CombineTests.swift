import Combine
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
            subject.sink(receiveCompletion: { if case .failure(.early) = $0 { ends += 1 } }, receiveValue: { values.append($0) })
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
}

extension Fixture {
    static var effects: [Fixture] { compositing + filters + clips }
}

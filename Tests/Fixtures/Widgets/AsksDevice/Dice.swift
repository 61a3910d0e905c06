import GameplayKit

/// The app's, which the widget does not need: it is left out where there is no GameplayKit.
struct Dice {
    private let distribution = GKRandomDistribution.d6()
    func roll() -> Int { distribution.nextInt() }
}

import UIKit

/// A screen of the app, ticked for the widget by mistake, which needs none of it.
final class CityScreen: UIViewController {
    private let bar = UINavigationBar()

    func showName() { bar.topItem?.title = City.berlin.name }
}

internal import CFoundationHooks
import Foundation
import Launch
import Synchronization

/// The bundles of the project's frameworks. Strings and files are the widget's own, where those of all modules lie;
/// `Info.plist` is the framework's.
final class FrameworkBundleObjects: Sendable {
    private let made = Mutex<[String: Bundle]>([:])

    /// The bundle of a framework; nil where the module is none.
    func bundle(ofModule module: String) -> Bundle? {
        guard MainBundle.contents.description.frameworks[module] != nil else { return nil }
        return made.withLock { made in
            if let bundle = made[module] { return bundle }
            // Whatever the folder: nothing of it is asked for.
            guard let bundle = Bundle(path: MainBundle.program.0.path) else { return nil }
            darkroom_bundle_customize(Unmanaged.passUnretained(bundle).toOpaque())
            made[module] = bundle
            return bundle
        }
    }

    /// The bundle whose `Info.plist` has an identifier: the widget's or that of a framework.
    func bundle(identifier: String) -> Bundle? {
        let contents = MainBundle.contents
        if identifier == contents.identifier { return .main }
        let module = contents.description.frameworks.first {
            BundleDescription.values(of: $0.value)["CFBundleIdentifier"] as? String == identifier
        }
        return module.flatMap { bundle(ofModule: $0.key) }
    }

    /// The values of a framework's `Info.plist`; nil for other bundles.
    func infoDictionary(of bundle: Bundle) -> [String: Any]? {
        guard bundle !== Bundle.main else { return nil }
        let module = made.withLock { made in made.first { $0.value === bundle }?.key }
        return module.flatMap { MainBundle.contents.description.frameworks[$0] }.map(BundleDescription.values)
    }
}

/// What `Bundle(for:)` makes: classes of the project's frameworks lie in theirs, all others in the widget's own.
/// CFoundationHooks jumps here.
@_silgen_name("darkroom_bundle_for_class")
public func _darkroomBundleForClass(_ someClass: AnyClass) -> Bundle {
    let module = String(reflecting: someClass).prefix { $0 != "." }
    return MainBundle.contents.frameworks.bundle(ofModule: String(module)) ?? .main
}

/// What `Bundle(identifier:)` makes. CFoundationHooks jumps here.
@_silgen_name("darkroom_bundle_with_identifier")
public func _darkroomBundle(identifier: __owned String) -> Bundle? {
    MainBundle.contents.frameworks.bundle(identifier: identifier)
}

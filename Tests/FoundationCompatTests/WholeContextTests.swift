import Foundation
import Launch
import ProcessContext
import RenderModel
import Testing

@testable import FoundationCompat

/// Another context is another process, as far as widget code can tell.
struct WholeContextTests {
    @Test func nothingOfAnotherContextIsFound() {
        let contexts = [ProcessContext(), ProcessContext()]
        for context in contexts {
            ProcessContext.with(context) {
                let defaults = InMemoryUserDefaults(domain: "group.whole")!, cloud = NSUbiquitousKeyValueStore.default
                #expect(defaults.string(forKey: "w") == nil && cloud.string(forKey: "w") == nil)
                #expect(ProcessStateChanges.changes == 0 && Locale.current.identifier == "en_US")
                defaults.set("mine", forKey: "w")
                cloud.set("mine", forKey: "w")
                #expect(defaults.string(forKey: "w") == "mine" && cloud.string(forKey: "w") == "mine")
                #expect(NSUbiquitousKeyValueStore.default === cloud)
                ProcessStateChanges.increment()
                context.localeIdentifier = "de_DE"
                // Another timeline would find what is meant for the user's devices, too.
                #expect(ProcessStateChanges.changes == 2 && Locale.current.identifier == "de_DE")
            }
        }
        // What the first one was asked for and had not: the reading before the writing, once in each.
        for context in contexts { #expect(context.dataRequests.drain().suites == ["group.whole": ["w"]]) }
    }

    @Test func theLaunchFileSaysWhatTheBundleIs() {
        let context = ProcessContext()
        var bundle = BundleDescription(folders: [URL(fileURLWithPath: "/nowhere/Clock")])
        bundle.infoDictionary["CFBundleIdentifier"] = "com.example.clock"
        context.launch.bundle = bundle
        ProcessContext.with(context) {
            MainBundle.install()
            #expect(Bundle.main.bundleIdentifier == "com.example.clock")
            // The extension's own defaults have its identifier for a name.
            let defaults = _darkroomUserDefaultsStandard()
            defaults.set(1, forKey: "n")
            #expect(defaults.persistentDomain(forName: "com.example.clock")?["n"] as? Int == 1)
        }
    }

    /// A framework's classes, as this module's are here, have its `Info.plist` and everybody's files.
    @Test func frameworksHaveBundles() {
        final class Store {}
        let context = ProcessContext(), module = "FoundationCompatTests"
        var bundle = BundleDescription(folders: [URL(fileURLWithPath: "/nowhere/Clock")])
        bundle.infoDictionary["CFBundleIdentifier"] = "com.example.clock"
        context.launch.bundle = bundle
        ProcessContext.with(context) {
            MainBundle.install()
            #expect(Bundle(for: Store.self) === Bundle.main)
            #expect(Bundle(identifier: "com.example.kit") == nil)
        }
        bundle.frameworks[module] = BundleDescription.propertyList([
            "CFBundleIdentifier": "com.example.kit", "Group": "group.metro"
        ])
        let other = ProcessContext()
        other.launch.bundle = bundle
        ProcessContext.with(other) {
            let framework = Bundle(for: Store.self)
            #expect(framework !== Bundle.main && framework === Bundle(for: Store.self))
            #expect(framework.infoDictionary?["Group"] as? String == "group.metro")
            #expect(framework.bundleIdentifier == "com.example.kit")
            #expect(framework.bundleURL == Bundle.main.bundleURL)
            #expect(Bundle(identifier: "com.example.kit") === framework)
            #expect(Bundle(identifier: "com.example.clock") === Bundle.main)
            #expect(Bundle.main.bundleIdentifier == "com.example.clock")
        }
    }
}

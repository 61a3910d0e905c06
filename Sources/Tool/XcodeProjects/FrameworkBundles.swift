import Assets
import Foundation
import Launch
import SystemSupport

/// What the frameworks of a project say of themselves: `Bundle(for:)` of one of their classes answers with it.
struct FrameworkBundles {
    let project: ProjectFile

    /// `Info.plist` of each framework that is loaded as one, as an XML property list, by the name of its module.
    var propertyLists: [String: Data] {
        let frameworks = project.targets.filter {
            $0.text("productType") == "com.apple.product-type.framework"
        }
        return frameworks.reduce(into: [:]) { lists, target in
            let settings = project.settings(of: target)
            guard settings.value("MACH_O_TYPE") != "staticlib" else { return }
            lists[settings.moduleName] = BundleDescription.propertyList(infoDictionary(settings))
        }
    }

    private func infoDictionary(_ settings: BuildSettings) -> [String: Any] {
        var dictionary = settings.infoDictionary
        dictionary["CFBundlePackageType"] = "FMWK"
        if let path = settings.value("INFOPLIST_FILE") {
            let file = URL(fileURLWithPath: MacPath.onDisk(path.path(from: project.folder))).standardizedFileURL.path
            // What lies elsewhere is none of the project's.
            let isInside = project.isGenerated(file) || ResourceBoundary().holds(file)
            for (key, value) in (isInside ? project.propertyList(at: file) : nil) ?? [:] { dictionary[key] = value }
        }
        return dictionary.mapValues(settings.expanded)
    }
}

extension BuildSettings {
    /// What Xcode writes into every property list and what `INFOPLIST_KEY_…` add, before others are filled in.
    var infoDictionary: [String: Any] {
        var dictionary = BundleDescription.usualInfo(
            name: "$(PRODUCT_NAME)", identifier: "$(PRODUCT_BUNDLE_IDENTIFIER)", version: "$(MARKETING_VERSION)",
            build: "$(CURRENT_PROJECT_VERSION)", language: "$(DEVELOPMENT_LANGUAGE)")
        for (key, value) in infoValues { dictionary[key] = value }
        return dictionary
    }

    /// A value of a property list with settings filled in, however deep they are in it.
    func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: expanded(text)
        case let list as [Any]: list.map(expanded)
        case let dictionary as [String: Any]: dictionary.mapValues(expanded)
        default: value
        }
    }
}

/// What makes one product of a project.
public struct Target: Codable, Equatable, Sendable {
    public let name: String
    public let destinations: Destinations
    public let product: Product
    public let productName: String?
    public let bundleId: String
    public let deploymentTargets: DeploymentTargets?
    public let infoPlist: InfoPlist?
    public let sources: SourceFilesList?
    public let resources: ResourceFileElements?
    public let buildableFolders: [BuildableFolder]
    public let entitlements: Entitlements?
    public let dependencies: [TargetDependency]
    public let settings: Settings?
    public let coreDataModels: [CoreDataModel]

    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata? = nil
    ) -> Target {
        Target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            buildableFolders: buildableFolders, entitlements: entitlements, dependencies: dependencies,
            settings: settings, coreDataModels: coreDataModels)
    }

    private init(
        name: String, destinations: Destinations, product: Product, productName: String?, bundleId: String,
        deploymentTargets: DeploymentTargets?, infoPlist: InfoPlist?, sources: SourceFilesList?,
        resources: ResourceFileElements?, buildableFolders: [BuildableFolder], entitlements: Entitlements?,
        dependencies: [TargetDependency], settings: Settings?, coreDataModels: [CoreDataModel]
    ) {
        (self.name, self.destinations, self.product) = (name, destinations, product)
        (self.productName, self.bundleId, self.deploymentTargets) = (productName, bundleId, deploymentTargets)
        (self.infoPlist, self.sources, self.resources) = (infoPlist, sources, resources)
        (self.buildableFolders, self.entitlements) = (buildableFolders, entitlements)
        (self.dependencies, self.settings, self.coreDataModels) = (dependencies, settings, coreDataModels)
    }
}

// MARK: Before Tuist 4

extension Target {
    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
        scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false
    ) {
        self = .target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            entitlements: entitlements, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }

    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Entitlements? = nil,
        scripts: [TargetScript] = [], actions: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
    ) {
        self = .target(
            name: name, destinations: deploymentTarget?.destinations ?? platform.destinations, product: product,
            productName: productName, bundleId: bundleId, deploymentTargets: deploymentTarget?.targets,
            infoPlist: infoPlist, sources: sources, resources: resources, entitlements: entitlements,
            dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }
}

extension Target {
    /// Entitlements were a path.
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil, resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Path?,
        scripts: [TargetScript] = [], actions: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = []
    ) {
        self.init(
            name: name, platform: platform, product: product, productName: productName, bundleId: bundleId,
            deploymentTarget: deploymentTarget, infoPlist: infoPlist, sources: sources, resources: resources,
            entitlements: entitlements.map { .file(path: $0) }, dependencies: dependencies, settings: settings,
            coreDataModels: coreDataModels)
    }
}

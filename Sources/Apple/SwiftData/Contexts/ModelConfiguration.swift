import Foundation

/// Where a container keeps its models. Whatever it says, they are kept in memory and start empty.
public struct ModelConfiguration: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The app group in whose container the file would lie.
    public struct GroupContainer: Hashable, Sendable {
        let name: String?

        /// The first group of the app's entitlements on an iPhone; here there are none, so no group.
        public static let automatic = GroupContainer(name: nil)
        /// The app's own folder.
        public static let none = GroupContainer(name: nil)
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    /// The database of iCloud that the file would be mirrored to; nothing comes from there.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String

        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    public let name: String
    public var schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let cloudKitDatabase: CloudKitDatabase
    public let groupAppContainerIdentifier: String?

    public var id: String { name }
    /// Always nil: nothing is mirrored to iCloud.
    public var cloudKitContainerIdentifier: String? { nil }
    public var debugDescription: String { "ModelConfiguration(\(name), \(url.path))" }

    // The forms below overlap where most arguments are left out: this one stands back.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let file = name ?? "default"
        self.name = file
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.cloudKitDatabase = cloudKitDatabase
        groupAppContainerIdentifier = groupContainer.name
        let shared =
            isStoredInMemoryOnly
            ? nil
            : groupContainer.name.flatMap {
                FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
            }
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : (shared.map { $0.appendingPathComponent("Library/Application Support") }
                ?? URL.applicationSupportDirectory)
                .appendingPathComponent("\(file).store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        self.cloudKitDatabase = cloudKitDatabase
        groupAppContainerIdentifier = nil
    }

    /// As the first beta of iOS 17 spelled it, which projects that were begun with it still do.
    public init(
        _ name: String? = nil, schema: Schema? = nil, inMemory: Bool, readOnly: Bool = false,
        sharedAppContainerIdentifier: String? = nil, cloudKitContainerIdentifier: String? = nil
    ) {
        self.init(
            name, schema: schema, isStoredInMemoryOnly: inMemory, allowsSave: !readOnly,
            groupContainer: sharedAppContainerIdentifier.map { .identifier($0) } ?? .automatic)
    }

    /// The same in a group's container.
    public init(_ name: String? = nil, schema: Schema? = nil, sharedAppContainerIdentifier: String?) {
        self.init(
            name, schema: schema, inMemory: false, sharedAppContainerIdentifier: sharedAppContainerIdentifier)
    }

    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

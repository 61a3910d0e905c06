import ProjectDescription

extension TargetDependency {
    public static let design = TargetDependency.project(target: "Design", path: .relativeToRoot("Projects/Design"))
}

public let company = "com.example"

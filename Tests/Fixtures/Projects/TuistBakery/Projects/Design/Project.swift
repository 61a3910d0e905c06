import NamesPlugin
import ProjectDescription

let project = Project(
    name: "Design",
    targets: [
        .target(
            name: "Design", destinations: .iOS, product: .framework, bundleId: "\(company).design",
            sources: ["Sources/**"], resources: ["Resources/**"]
        )
    ]
)

import Foundation
import ProjectDescription
import ProjectDescriptionHelpers

print("There are \(FileManager.default.currentDirectoryPath.isEmpty ? "no" : "some") loaves.")

let project = Project(
    name: "Bakery",
    targets: [
        .target(
            name: "Bakery", destinations: .iOS, product: .app, bundleId: "com.example.bakery", sources: ["App/**"],
            dependencies: [.target(name: "BakeryWidget")]
        ),
        .widget("BakeryWidget")
    ]
)

extension Fixture {
    static var paint: [Fixture] {
        colors + gradients + foregroundLevels + colorForms + gradientForms + meshes + imagePaints + styleShadows
            + semanticStyles + materials
    }
}

// Everything that a release is made of, as the dependencies of one target: `swift build --target ReleaseModules` compiles
// the command and what widgets import side by side. One product after the other, the command's modules wait for each other
// on one core, which took 1,044 seconds of 1,150 of processor time on two.

// Everything that a release is made of, as the dependencies of one target: `swift build --target ReleaseModules` compiles
// the command and what widgets import side by side. One product after the other, the command's modules wait for each other:
// on two cores they took 1,044 s for 1,150 s of processor time, where all of a release takes 897 s now.

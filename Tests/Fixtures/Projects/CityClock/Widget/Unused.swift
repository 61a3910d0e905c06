// In the folder, but not in the target: it would not compile.
struct Unused { let nothing: TypeOfNoModule }

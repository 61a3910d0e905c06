import ProjectDescription

let plugin = Plugin(name: "NamesPlugin")

"""Rules for tutorials: an action for each list of layouts, one for each tutorial, and one that checks all of them.

    tutorial(name = "first-mail", src = "first-mail.tutorial.yaml", layouts = ["//layouts:mail"])
    tutorials(name = "tours", deps = [":first-mail"], emit = ["json", "swift"], tutorialc = "//tools:tutorialc")

An action only reads declared inputs, so its cache key consists of the bytes of the compiler, of the tutorial, and of that
tutorial's layouts and strings: a changed layout only rebuilds the tutorials that name it. See docs/build-systems.md.
"""

TutorialInfo = provider(
    "A tutorial and what it may read.",
    fields = {
        "layouts": "list of manifests, in the order in which the tutorial names them",
        "src": "the tutorial's file",
        "strings": "list of strings files",
    },
)

def _tutorial_impl(ctx):
    return [
        TutorialInfo(src = ctx.file.src, layouts = ctx.files.layouts, strings = ctx.files.strings),
        DefaultInfo(files = depset([ctx.file.src] + ctx.files.layouts + ctx.files.strings)),
    ]

tutorial = rule(
    implementation = _tutorial_impl,
    doc = "A tutorial, with the files that it names.",
    attrs = {
        "layouts": attr.label_list(allow_files = [".layout.yaml", ".layout.json"], mandatory = True),
        "src": attr.label(allow_single_file = [".yaml", ".yml", ".json"], mandatory = True),
        "strings": attr.label_list(allow_files = [".yaml", ".yml", ".json"]),
    },
)

def _name(file):
    for suffix in [".tutorial.yaml", ".tutorial.yml", ".tutorial.json"]:
        if file.basename.endswith(suffix):
            return file.basename[:-len(suffix)]
    fail("%s is no *.tutorial.yaml" % file.path)

def _options(ctx, out):
    arguments = ctx.actions.args()
    arguments.add("--out", out)
    arguments.add_joined("--emit", ctx.attr.emit, join_with = ",")
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    arguments.add("--diagnostics", "short")
    arguments.add_all(ctx.attr.options)
    return arguments

def _solved(ctx, manifests, made):
    """The file with the solved manifests. Each list of manifests has one action."""
    key = " ".join([file.path for file in manifests])
    if key not in made:
        solved = ctx.actions.declare_file("%s/layouts/%d.solved" % (ctx.label.name, len(made)))
        arguments = ctx.actions.args()
        arguments.add("--out", solved)
        arguments.add("--")
        arguments.add_all(manifests)
        ctx.actions.run(
            executable = ctx.executable.tutorialc,
            arguments = ["solve", arguments],
            inputs = manifests,
            outputs = [solved],
            mnemonic = "Layouts",
            progress_message = "Solving %s" % manifests[0].short_path,
        )
        made[key] = solved
    return made[key]

def _tutorials_impl(ctx):
    shared = ctx.files.layouts + ctx.files.fonts + ([ctx.file.config] if ctx.file.config else [])
    made = []
    layouts = {}
    summaries = []
    stamp = ctx.actions.declare_file("%s/joined" % ctx.label.name)
    out = stamp.dirname
    for dep in ctx.attr.deps:
        info = dep[TutorialInfo]
        name = _name(info.src)
        manifests = info.layouts + [file for file in ctx.files.layouts if file not in info.layouts]
        solved = _solved(ctx, manifests, layouts)
        inputs = [info.src] + info.layouts + info.strings + shared
        declared = ctx.actions.declare_file("%s/summaries/%s.inputs" % (ctx.label.name, name))
        ctx.actions.write(declared, "".join([file.path + "\n" for file in inputs]))
        summary = ctx.actions.declare_file("%s/summaries/%s.summary" % (ctx.label.name, name))
        outputs = [summary]
        if "json" in ctx.attr.emit:
            outputs.append(ctx.actions.declare_file("%s/%s.tour.json" % (ctx.label.name, name)))
        arguments = _options(ctx, out)
        arguments.add("--summary", summary)
        arguments.add("--declared", declared)
        arguments.add("--solved", solved)
        arguments.add_all(ctx.files.layouts, before_each = "--layout")
        arguments.add("--jobs", "1")
        arguments.add("--")
        arguments.add(info.src)
        ctx.actions.run(
            executable = ctx.executable.tutorialc,
            arguments = ["build", arguments],
            inputs = inputs + [declared, solved],
            outputs = outputs,
            mnemonic = "Tutorial",
            progress_message = "Compiling %s" % info.src.short_path,
        )
        made += outputs[1:]
        summaries.append(summary)
    listed = ctx.actions.declare_file("%s/joined.list" % ctx.label.name)
    ctx.actions.write(listed, json.encode([file.path for file in summaries]))
    outputs = [stamp]
    if "swift" in ctx.attr.emit:
        outputs.append(ctx.actions.declare_file("%s/Tours.swift" % ctx.label.name))
    arguments = _options(ctx, out)
    arguments.add("--stamp", stamp)
    arguments.add(listed)
    ctx.actions.run(
        executable = ctx.executable.tutorialc,
        arguments = ["join", arguments],
        inputs = summaries + [listed] + shared,
        outputs = outputs,
        mnemonic = "Tutorials",
        progress_message = "Looking at all tutorials of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(made + outputs))]

tutorials = rule(
    implementation = _tutorials_impl,
    doc = "Tours of tutorials, and what speaks of all of them.",
    attrs = {
        "config": attr.label(allow_single_file = True, doc = "a tutorialc.yaml; its sources are passed over"),
        "deps": attr.label_list(providers = [TutorialInfo], mandatory = True),
        "emit": attr.string_list(default = ["json"], doc = "json, swift, or both"),
        "fonts": attr.label_list(allow_files = True, doc = "the fonts that the configuration names"),
        "layouts": attr.label_list(allow_files = True, doc = "manifests for every tutorial"),
        "options": attr.string_list(doc = "further options of tutorialc build, such as --strict"),
        "tutorialc": attr.label(
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
            doc = "the compiler, a static executable; in a folder of its own, as what lies in the root is looked for in PATH",
        ),
    },
)

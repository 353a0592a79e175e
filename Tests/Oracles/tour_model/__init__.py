"""A model of a client: plays a tour by docs/tour.md, moving.md, full.md and callouts.md, and by nothing else.

It shares no code with the Swift library, the web player or Examples/Python Client, which are held to its answers in
Tests/Conformance. It is slow and plain: whatever can be found by trying is found so.
"""

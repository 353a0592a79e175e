"""A tour that is played, a second time: written from docs/tour.md and docs/callouts.md, and from nothing else.

It shares no code with the Swift library, and none with the client in Examples/Python Client: what it says stands in
Tests/Conformance, and both of those are held to it. It is slow and plain. Whatever can be found by trying is found so.
"""

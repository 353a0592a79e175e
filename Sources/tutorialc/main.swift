print("tutorialc 0.1.0")

/// Progress curves over time.
public enum Placeholder {}

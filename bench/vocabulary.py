"""The words of the corpus, and its random choices."""

TITLES = [
    "Write a mail", "Find it again", "Your inbox", "Keep it tidy", "Pick a day", "Share with a friend", "Look closer",
    "Make it yours", "One tap away", "Überblick", "Über die Filter", "受信トレイ", "Nearly done", "Where to go next",
]
BODIES = [
    "Tap here to start. Nothing is sent before you say so.",
    "Everything that needs an answer is **on top**; the rest waits below.",
    "Swipe a row to the left to put it away, and to the right to keep it.",
    "The *filter* shows what is unread: it stays as you leave it.",
    "Prüfe zuerst den Betrag, dann tippe auf „Weiter“.",
    "ここをタップすると、新しいメッセージを書けます。",
    "These shortcuts work everywhere in the app, and you can change them later under Settings.",
    "It takes a moment the first time. You may go on reading meanwhile.",
]
LABELS = [
    "Invoice for March", "Weekly report", "Lunch on Friday?", "Flight to Oslo", "Photos from Sunday", "Your order",
    "Garden party", "Bücher zurückgeben", "会議の議事録", "Password changed", "New comment", "Meeting notes",
]
COLORS = ["#0a84ff", "#ff375f", "#30d158", "#ffffff", "#ffd60a"]


class Choices:
    """A linear congruential generator (Knuth's MMIX constants)."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 1
        self.below(1), self.below(1)

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % bound

    def of(self, items):
        return items[self.below(len(items))]

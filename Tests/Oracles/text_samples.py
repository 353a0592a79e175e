"""Texts of tutorials in eight scripts, and the Debian fonts that they are set in."""

# A list of fonts; the first that has a character draws it. Each is a file, an index in it, and the name under which it
# is installed if Chromium cannot load the file: it loads no collections, and not the tables of some.
DEJAVU = (("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 0),)
IPA = "/usr/share/fonts/opentype/ipafont-gothic/"


def noto(*names):
    return tuple((f"/usr/share/fonts/truetype/noto/{name}-Regular.ttf", 0) for name in names)


# Chromium breaks pure ASCII text by a table of its own: not after a solidus, an exclamation mark or a bar within a
# word, but after a hyphen between digits. None of that occurs here. script: (locale, right to left, [fonts], [texts])
SAMPLES = {
    "Latin": ("en", False, [DEJAVU, noto("NotoSans")], [
        "Tap the pencil to write your first mail.",
        "You can find all of your drafts here; they are saved every 10 seconds, even without a network.",
        "AVATAR, To, We, Yo: kerning matters. “Quoted words” – and dashes—too, e-mail, 3.14 %, $100.",
        "Swipe left on any message to archive it, or swipe right to mark it as unread. You will find archived mail in "
        "All Mail. Efficient offices affix fluffy files.",
        "Für größere Übersichten öffnen Sie das Menü Ansicht und wählen Sie Donaudampfschifffahrtsgesellschaft.",
        "« Où sont passées mes pièces jointes ? » Touchez le trombone pour les voir toutes.",
    ]),
    "Cyrillic": ("ru", False, [DEJAVU, noto("NotoSans")], [
        "Нажмите на карандаш, чтобы написать первое письмо.",
        "Здесь находятся все ваши черновики; они сохраняются каждые 10 секунд, даже без сети.",
        "Проведите влево по любому сообщению, чтобы отправить его в архив, или вправо, чтобы отметить как «непрочитанное».",
    ]),
    "Greek": ("el", False, [DEJAVU, noto("NotoSans")], [
        "Πατήστε το μολύβι για να γράψετε το πρώτο σας μήνυμα.",
        "Εδώ θα βρείτε όλα τα πρόχειρά σας· αποθηκεύονται κάθε 10 δευτερόλεπτα, ακόμη και χωρίς δίκτυο.",
        "Σύρετε προς τα αριστερά σε οποιοδήποτε μήνυμα για να το αρχειοθετήσετε.",
    ]),
    "Japanese": ("ja", False, [((IPA + "ipag.ttf", 0),), ((IPA + "ipagp.ttf", 0),)], [
        "鉛筆をタップして、最初のメールを書きましょう。",
        "下書きはすべてここにあります。ネットワークがなくても、10秒ごとに自動的に保存されます。",
        "メッセージを左にスワイプするとアーカイブされ、右にスワイプすると「未読」になります。ちょっと待ってください！",
        "設定（歯車のアイコン）からWi-Fiを選び、パスワードを入力してください。",
    ]),
    "Chinese": ("zh-Hans", False, [(("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", 0, "WenQuanYi Micro Hei"),)], [
        "轻点铅笔图标，写下你的第一封邮件。",
        "所有草稿都在这里；即使没有网络，也会每隔10秒自动保存一次。",
        "在任意邮件上向左滑动即可归档，向右滑动则标记为未读。请在设置（齿轮图标）中选择Wi-Fi网络！",
        "选择“归档”后，邮件会移到“所有邮件”文件夹；选择“删除”则会移到“垃圾箱”。“好”，然后继续。",
    ]),
    "Korean": ("ko", False, [(("/usr/share/fonts/truetype/nanum/NanumGothic.ttf", 0, "NanumGothic"),)], [
        "연필을 눌러 첫 번째 메일을 작성해 보세요.",
        "모든 임시 보관 메일은 여기에 있으며, 네트워크가 없어도 10초마다 자동으로 저장됩니다.",
        "메시지를 왼쪽으로 밀면 보관되고, 오른쪽으로 밀면 ‘읽지 않음’으로 표시됩니다.",
    ]),
    "Arabic": ("ar", True, [DEJAVU, noto("NotoSansArabic", "NotoSans"), noto("NotoNaskhArabic", "NotoSans")], [
        "انقر على القلم لكتابة أول رسالة لك.",
        "ستجد هنا جميع المسودات؛ ويتم حفظها كل عشر ثوانٍ حتى بدون اتصال بالشبكة.",
        "اسحب أي رسالة إلى اليسار لأرشفتها، أو إلى اليمين لتمييزها كغير مقروءة. هل تريد المتابعة؟",
    ]),
    "Hebrew": ("he", True, [DEJAVU, noto("NotoSansHebrew", "NotoSans")], [
        "הקישו על העיפרון כדי לכתוב את ההודעה הראשונה שלכם.",
        "כאן תמצאו את כל הטיוטות; הן נשמרות כל עשר שניות, גם ללא רשת.",
        "החליקו שמאלה על כל הודעה כדי להעביר אותה לארכיון, או ימינה כדי לסמן אותה כלא נקראה.",
    ]),
}

# The width for text in a callout of a narrow phone, of the default width, and in a sheet.
WIDTHS = (168, 288, 361)

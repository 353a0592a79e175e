"""More texts of tutorials, for the bundled table: more languages and scripts, markup, emoji, mixed directions, and long
ones."""

from text_samples import SAMPLES
from word_samples import PARAGRAPHS

# script: [(locale, [texts])], in addition to those of SAMPLES
MORE = {
    "Latin": [
        ("en", ["Tap **Add to playlist** and pick a list; **Done** brings you back. It's that simple!",
                "WARNING: This will REMOVE ALL OF YOUR DOWNLOADED MAPS (1,024 MB). ARE YOU SURE?",
                "Illinois, Mississippi, till, fill, filial: thin letters fit in little lines. Iffy? I'll lift it, Jill.",
                "Minimum, maximum, memo, Wommmwwwm: wide letters. @mentions, #tags, 50 %, 3 × 4 = 12, A&B, x < y > z, {a|b}, [~1^2].",
                "Version 10.4.1 (build 20391) – released 2026-11-24 at 09:41; call +1 (555) 010-9988 or write to help@example.com.",
                "Welcome back. This tour shows what is new: a faster search that understands whole sentences, folders which sort "
                "themselves by project, a calendar that knows your time zone, and shortcuts for everything that you do more than "
                "twice a day. You can leave it whenever you want; we remember where you were, and nothing that you do here will "
                "change any of your files. When you are done, find it again under Help, where you can also send us a few words."]),
        ("de", ["Tippen Sie auf das Zahnrad, um Ihre Benachrichtigungen zu ändern; „Später“ erinnert Sie morgen noch einmal.",
                "Überprüfen Sie Straße, Hausnummer und Postleitzahl – danach läßt sich die Bestellung nicht mehr ändern."]),
        ("fr", ["Faites glisser l’œil vers la gauche : l’élément sera masqué jusqu’à demain, à moins que vous ne l’épingliez.",
                "Ça y est ! Votre compte est prêt — n’oubliez pas de vérifier votre adresse e-mail."]),
        ("es", ["¿Quieres añadir más fotos? Mantén pulsada una imagen y arrástrala al álbum «Vacaciones en España».",
                "¡Enhorabuena! Has terminado la introducción; pulsa Continuar para empezar a usar la aplicación."]),
        ("pl", ["Dotknij ołówka, żeby napisać pierwszą wiadomość; szkice zapisują się co dziesięć sekund, również bez sieci."]),
        ("cs", ["Přejetím doleva zprávu archivujete, přejetím doprava ji označíte jako nepřečtenou. Příliš žluťoučký kůň."]),
        ("tr", ["İlk iletinizi yazmak için kaleme dokunun; taslaklarınız ağ olmasa bile her on saniyede bir kaydedilir."]),
        ("vi", ["Chạm vào bút chì để viết thư đầu tiên của bạn; các bản nháp được lưu mười giây một lần, kể cả khi không có mạng.",
                "Vuốt sang trái trên bất kỳ thư nào để lưu trữ, hoặc sang phải để đánh dấu là chưa đọc."]),
        ("hu", ["Koppintson a ceruzára az első levél megírásához; a piszkozatok tíz másodpercenként mentődnek, hálózat nélkül is."]),
        ("pt", ["Toque no lápis para escrever a sua primeira mensagem. Não há rascunhos perdidos: são guardados a cada 10 segundos."]),
    ],
    "Cyrillic": [
        ("ru", ["Нажмите **Добавить**, чтобы сохранить маршрут; «Позже» напомнит вам завтра в 9:00.",
                "ВНИМАНИЕ: ВСЕ ЗАГРУЖЕННЫЕ КАРТЫ (1 024 МБ) БУДУТ УДАЛЕНЫ. ПРОДОЛЖИТЬ?",
                "Съешь ещё этих мягких французских булок, да выпей же чаю. Широкая электрификация южных губерний даст мощный толчок "
                "подъёму сельского хозяйства — объяснение шёлковых лент, цифр 1234567890 и знаков (№ 5, 50 %, «ёлки»)."]),
        ("uk", ["Торкніться олівця, щоб написати першого листа; чернетки зберігаються кожні 10 секунд, навіть без мережі. Її їжак."]),
        ("bg", ["Докоснете молива, за да напишете първото си писмо; черновите се запазват на всеки десет секунди."]),
        ("sr", ["Додирните оловку да бисте написали прву поруку; нацрти се чувају и без мреже. Љубав, ђак, ћуфте, џез."]),
    ],
    "Greek": [
        ("el", ["Πατήστε **Προσθήκη** για να αποθηκεύσετε τη διαδρομή· το «Αργότερα» σάς το θυμίζει αύριο στις 9:00.",
                "ΠΡΟΣΟΧΗ: ΟΛΟΙ ΟΙ ΧΑΡΤΕΣ (1.024 MB) ΘΑ ΔΙΑΓΡΑΦΟΥΝ. ΘΕΛΕΤΕ ΝΑ ΣΥΝΕΧΙΣΕΤΕ;",
                "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Προϊόν, ΐδιος, Ϊ, ϋ, ΰ: διαλυτικά."]),
    ],
    "Japanese": [
        ("ja", ["**「追加」**をタップすると、ルートが保存されます。「あとで」を選ぶと、明日の午前9時にお知らせします。",
                "ﾊﾝｶｸｶﾀｶﾅとＦＵＬＬ　ＷＩＤＴＨ、長音符のあるサーバー、句読点。・！？（かっこ）『二重』〜から…まで"]),
    ],
    "Chinese": [
        ("zh-Hans", ["轻点**添加**即可保存路线；选择“稍后”则会在明天上午9:00提醒您——不会打扰您的工作……",
                     "欢迎回来。本教程将介绍新功能：更快的搜索、自动分类的文件夹、了解您所在时区的日历，以及各种快捷方式。您可以随时离开，我们会记住您的进度。"]),
        ("zh-Hant", ["輕點鉛筆圖示，寫下您的第一封郵件；即使沒有網路，草稿也會每隔 10 秒自動儲存一次。", "在「設定」中選擇《隱私權》，然後關閉定位服務。"]),
    ],
    "Korean": [
        ("ko", ["**추가**를 누르면 경로가 저장되고, ‘나중에’를 누르면 내일 오전 9:00에 다시 알려 드립니다.",
                "경고: 다운로드한 모든 지도(1,024MB)가 삭제됩니다. 계속하시겠습니까?"]),
    ],
    "Arabic": [
        ("ar", ["اضغط على **إضافة** لحفظ المسار؛ وسيذكّرك «لاحقًا» غدًا في الساعة ٩:٠٠ صباحًا.",
                "لا تنسَ تفعيل الإشعارات! الآن يمكنك البحث عن الألبومات والأغاني، وإلغاء التنزيل لاحقًا (50 ميغابايت).",
                "مُحَمَّدٌ كَتَبَ رِسَالَةً إِلَى صَدِيقِهِ. هٰذَا نَصٌّ مُشَكَّلٌ بِالكَامِلِ.",
                "مرحبًا بعودتك. تعرض هذه الجولة كل ما هو جديد: بحث أسرع يفهم الجمل الكاملة، ومجلدات ترتب نفسها حسب المشروع، وتقويم "
                "يعرف منطقتك الزمنية، واختصارات لكل ما تفعله أكثر من مرتين في اليوم. يمكنك المغادرة متى شئت، وسنتذكر أين كنت."]),
        ("fa", ["برای نوشتن نخستین نامه روی مداد بزنید؛ پیش‌نویس‌ها هر ۱۰ ثانیه ذخیره می‌شوند، حتی بدون شبکه.",
                "می‌خواهید عکس‌های بیشتری اضافه کنید؟ گزینهٔ «بعداً» را انتخاب کنید."]),
        ("ur", ["اپنا پہلا پیغام لکھنے کے لیے پنسل پر ٹیپ کریں؛ مسودے ہر دس سیکنڈ بعد محفوظ ہوتے ہیں۔"]),
    ],
    "Hebrew": [
        ("he", ["הקישו על **הוספה** כדי לשמור את המסלול; „אחר כך” יזכיר לכם מחר בשעה 9:00.",
                "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ.", "אזהרה: כל המפות שהורדתם (1,024 מ״ב) יימחקו. להמשיך?"]),
    ],
    "Devanagari": [
        ("hi", ["अपना पहला ईमेल लिखने के लिए पेंसिल पर टैप करें।",
                "आपके सभी ड्राफ़्ट यहाँ मिलेंगे; नेटवर्क न होने पर भी वे हर 10 सेकंड में सहेजे जाते हैं।",
                "किसी भी संदेश को संग्रहित करने के लिए बाईं ओर स्वाइप करें, या अपठित चिह्नित करने के लिए दाईं ओर।",
                "**जोड़ें** पर टैप करने से मार्ग सुरक्षित हो जाता है; ‘बाद में’ आपको कल सुबह ९:०० बजे याद दिलाएगा।",
                "क्या आप सूचनाएँ चालू करना चाहते हैं? प्रत्येक कार्यक्रम, विद्यार्थी और क्षेत्र के लिए अलग विकल्प हैं।"]),
        ("mr", ["तुमचा पहिला संदेश लिहिण्यासाठी पेन्सिलवर टॅप करा; मसुदे दर दहा सेकंदांनी आपोआप जतन होतात."]),
    ],
    "Bengali": [("bn", ["আপনার প্রথম ইমেল লিখতে পেন্সিলে আলতো চাপুন।", "নেটওয়ার্ক না থাকলেও প্রতি ১০ সেকেন্ডে খসড়া সংরক্ষণ করা হয়; সেগুলি এখানে পাবেন।",
                        "যেকোনো বার্তা সংরক্ষণাগারে পাঠাতে বাঁদিকে সোয়াইপ করুন, অথবা অপঠিত চিহ্নিত করতে ডানদিকে।"])],
    "Tamil": [("ta", ["உங்கள் முதல் மின்னஞ்சலை எழுத பென்சிலைத் தட்டவும்.", "நெட்வொர்க் இல்லாவிட்டாலும் வரைவுகள் ஒவ்வொரு 10 வினாடிக்கும் சேமிக்கப்படும்.",
                      "எந்தச் செய்தியையும் காப்பகப்படுத்த இடதுபுறம் ஸ்வைப் செய்யவும்."])],
    "Thai": [
        ("th", ["แตะดินสอเพื่อเขียนอีเมลฉบับแรกของคุณ", "ฉบับร่างทั้งหมดอยู่ที่นี่ และจะบันทึกทุก 10 วินาทีแม้ไม่มีเครือข่าย",
                "ปัดข้อความไปทางซ้ายเพื่อเก็บถาวร หรือปัดไปทางขวาเพื่อทำเครื่องหมายว่ายังไม่ได้อ่าน",
                "แตะ **เพิ่ม** เพื่อบันทึกเส้นทาง ‘ภายหลัง’ จะเตือนคุณพรุ่งนี้เวลา 9:00 น. (น้ำใจ ป้ายนี้ที่ญี่ปุ่น)"]),
    ],
    "Lao": [("lo", PARAGRAPHS["Lao"][:8])],
    "Khmer": [("km", PARAGRAPHS["Khmer"][:8])],
    "Burmese": [("my", PARAGRAPHS["Burmese"][:8])],
    "Emoji and signs": [
        ("en", ["Done 🎉 Tap ❤️ to like, 👍🏽 to agree, 👩‍👩‍👧‍👦 to share with your family, 🇩🇪🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿 to change the language.",
                "Press 1️⃣ #️⃣ *️⃣, then ⚙️ → Settings ▸ Display ✓ and wait ⏳… 🧑🏿‍💻👁️‍🗨️🏳️‍🌈 ☎ ☕ ★ ☀ ⌘ ⇧ ⌥ ⏎",
                "50 € ≈ £43 ≥ ¥8,000; 20 °C ± 0.5; ½ × ¾; ∑ ∞ √ ∫; © 2026 ® ™ § ¶ † ‡ • ‰ № ₹ ₽ ₩ ₿"]),
    ],
    "Both directions": [
        ("he", ["הורידו את האפליקציה Tutorial Studio 2.0 מ־App Store, ואז לחצו על Settings > Wi‑Fi."]),
        ("ar", ["افتح Tutorial Studio 2.0 ثم اختر Settings > Wi-Fi واكتب كلمة المرور (password)."]),
        ("en", ["The Hebrew word שלום and the Arabic word مرحبًا mean “hello”; 日本語 is “Japanese”, 한국어 is “Korean”.",
                "Write to شركة الأمل or to חברת תקווה; Привет и добро пожаловать, γεια σας, नमस्ते, สวัสดี!"]),
    ],
}

# The codes of the scripts whose own fonts a sample needs.
CODES = {
    "Latin": [], "Cyrillic": [], "Greek": [], "Japanese": ["Hira"], "Chinese": ["Hira"], "Korean": ["Hang"], "Arabic": ["Arab"],
    "Hebrew": ["Hebr"], "Devanagari": ["Deva"], "Bengali": ["Beng"], "Tamil": ["Taml"], "Thai": ["Thai"],
    "Lao": ["Laoo"], "Khmer": ["Khmr"], "Burmese": ["Mymr"], "Emoji and signs": [],
    "Both directions": ["Hebr", "Arab", "Hira", "Hang", "Deva", "Thai"],
}


def samples():
    """Script, locale, text; text between two asterisks is strong."""
    for script in CODES:
        if script in SAMPLES:
            locale, _, _, texts = SAMPLES[script]
            yield from ((script, locale, text) for text in texts)
        yield from ((script, locale, text) for locale, texts in MORE.get(script, []) for text in texts)

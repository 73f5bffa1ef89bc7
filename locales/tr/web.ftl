# Sitenin sözleri. Her dilde aynı anahtarlar ve aynı değişkenler vardır.

## Her yerde

skip = İçeriğe geç
menu = Menü
home = Başa dön
loading = Bir dakika …
retry = Yeniden dene
close = Kapat
cancel = Vazgeç
send = Gönder
more = Daha fazla göster
share = Paylaş
you = sen
away = burada değil
winner = kazandı
level = Düzey
profile = Profil
account = Hesap
to-move = sırada
rated = puanlı
unrated = puansız
public = herkese açık
private = özel
not-found = Burada bir şey yok
not-found-text = Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Elimizde bunlar var:
nav-new = Yeni oyun
nav-watch = İzle
nav-learn = Öğren
nav-analysis = Çözümleme
nav-settings = Ayarlar
nav-sign-in = Giriş yap
nav-about = Hakkında
nav-fair = Dağıtımı denetle
nav-api = Programlar için
connection-lost =
    { $seconds ->
        [0] Bağlantı yok. Yeniden deneniyor …
        [one] Bağlantı yok. { $seconds } saniye sonra yeniden denenecek.
       *[other] Bağlantı yok. { $seconds } saniye sonra yeniden denenecek.
    }
connection-waits = Bağlanıyor …

## Giriş

home-title = Oyunların evi: { $games }
home-text = Hesap açmadan hemen oyna: makineye, bir arkadaşına ya da herhangi birine karşı.
home-own = Oyunların
home-open = Oyuncu bekleyenler
home-open-none = Şu anda bekleyen yok.
home-new = Masa aç
home-running = Şu anda oynananlar
home-running-none = Şu anda herkese açık bir oyun yok.
play-now = Hemen oyna
starting = Başlıyor …
more-choices = Daha çok seçenek
how-to = Nasıl oynanır
join = Katıl
home-recent = Yeni bitenler
home-playing = { $count } oyun
home-waiting = { $count } masa
home-your-turn = { $count } oyunda sıra sende
pair = Rakip bul
pair-with =
    { $count ->
        [0] { $game } için rakip bul, { $time }
       *[other] { $game } için rakip bul, { $time }: { $count } kişi bekliyor
    }
pair-rated = Puanlı oyunlar
seek-looking = Rakip aranıyor …
card-your-turn = Sıra sende
card-their-turn = Sıra rakipte
card-waiting = Oyuncu bekleniyor
card-watchers = { $count } izleyici

## Yeni oyun

new-game = Oyun
new-opponent = Rakip
new-opponents = Öteki oyuncular
opponent-level = Makine
opponent-level-help = Hemen başlar.
opponent-invited = Arkadaş, bağlantıyla
opponent-invited-help = İstediğine gönderebileceğin bir bağlantı alırsın.
opponent-open = Herhangi biri
opponent-open-help = Biri oturana kadar masa listede durur.
opponent-asked = Adıyla biri
opponent-asked-help = Ona sorulur, istemezse geri çevirir.
opponent-me = Bu cihazda
opponent-me-help = Cihaz elden ele geçer. Eller ötekilerden gizli kalır.
level-low = yumuşak
level-high = acımasız
new-name = Ad
new-apart = Her yeri ayrı seç
new-side = Tarafın
new-side-chance = Şans belirlesin
new-clock = Saat
new-minutes = Oyuncu başına dakika
new-increment = Hamle başına saniye
new-public = Herkes bulabilsin ve izleyebilsin
new-bots = Programlar da oturabilsin
new-rated = Puanlamaya sayılsın
new-rated-guest = Puanlı oyunlar için hesap gerekir.
new-rated-people = Puanlı oyunları insanlar oynar, her biri tek yerde.
start = Başla
time-none = Saatsiz
time-fischer = { $minutes } dk + { $seconds } sn
time-byoyomi = { $minutes } dk + { $periods } × { $seconds } sn
time-correspondence =
    { $days ->
        [one] Hamle başına { $days } gün
       *[other] Hamle başına { $days } gün
    }
time-own = Başka …

## Masa

seat-free = boş yer
seat-machine = Düzey { $level }
seat-level = { $levels } üzerinden { $level }. düzey
seat-bot = { $name } (program)
seat-number = { $seat }. yer
seats = Yerler
score = Skor
wish-me = masayı açan
wish-open = herhangi biri
wish-invited = bağlantısı olan
wish-level = makine
status-waiting = Oyuncu bekleniyor
status-turn =
    { $you ->
        [yes] Sıra sende
       *[no] Sıra: { $name }
    }
points =
    { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
clock = Saat:
clock-days =
    { $days ->
        [one] { $days } gün
       *[other] { $days } gün
    }
clock-hours = { $hours } saat
sending = Gönderiliyor …
sit = Otur
rise = Kalk
call-off = İptal et
invite = Bu bağlantıyı oynamak istediğine gönder:
link = Bağlantı
link-copy = Kopyala
link-copied = Bağlantı kopyalandı.
accept = Kabul et
decline = Geri çevir
offer = Öneri
offer-draw = { $name } beraberlik öneriyor.
offer-takeback = { $name } son hamlesini geri almak istiyor.
offered-draw = Beraberlik önerdin.
offered-takeback = Bir hamleyi geri almak istedin.
take-back = Geri al
draw = Beraberlik öner
draw-text = Rakibin kabul edebilir ya da geri çevirebilir.
resign = Pes et
resign-text = Oyun biter ve kaybedersin.
abort = İptal et
abort-text = Oyun sonuçsuz biter.
claim = Galibiyeti iste
claim-text = Rakip yeterince uzun süre yoksa oyun biter ve kazanırsın.
gone = { $name } burada değil.
again = Yeniden oyna
again-waits = Ötekilerin onayı bekleniyor …
rematch = Yeni oyuna git
turn-board = Tahtayı çevir
moves = Hamleler
moves-none = Henüz hamle yok.
moves-hidden = Bu cihazı birkaç oyuncu paylaştığı için oyundan sonra gösterilir.
facts = Oyun
replay = Yeniden izle
replay-at = Hamle { $step } / { $count }
replay-first = Başa
replay-back = Bir hamle geri
replay-forward = Bir hamle ileri
replay-last = Son hamleye
replay-leave = Oyuna dön
share-game = Bağlantıyı kopyala
record = Kayıt
sheet = Oyun kâğıdı
analyse = Çözümle
print = Yazdır
back-to-table = Masaya dön
watchers =
    { $count ->
        [one] { $count } kişi izliyor
       *[other] { $count } kişi izliyor
    }
fairness = { $deal }. dağıtımın ilk karttan önce gösterilen özeti:
pass-title = Cihazı ver: { $name }
pass-text = Şimdi başka kimse bakmasın.
pass-show = Ben { $name }: kartlarımı göster
table-missing = Böyle bir masa yok
chat = Sohbet
chat-none = Henüz bir şey söylenmedi.
chat-say = Bir şey söyle
chat-mute = { $name } artık duyulmasın mı?
chat-mute-text = Yazdıklarını hiçbir masada görmezsin.
chat-mute-yes = Sessize al
chat-unmute = Yeniden duy
chat-report = Siteyi yönetenlere bildir
chat-reported = Teşekkürler. Biri bakacak.

## Oyunlar nasıl biter

ending-won = Kazandın
ending-lost = Kaybettin
ending-winner =
    { $count ->
        [one] { $names } kazandı
       *[other] { $names } kazandı
    }
ending-draw = Berabere
ending-agreed = Beraberlikte anlaşıldı.
ending-aborted = Oyun iptal edildi
ending-declined = Davet geri çevrildi
ending-resigned = { $name } pes etti.
ending-flagged = Süre doldu: { $name }.
ending-left = { $name } gitti.

## İzleme ve kişiler

stage-waiting = bekliyor
stage-running = sürüyor
stage-over = Yeniden izle
person-guest = Konuk
person-member = Üye
person-bot = Program
person-since = { $date } tarihinden beri
ratings = Puanlar
ratings-none = Henüz puanlı oyun yok.
rating-provisional = Soru işareti, emin olmak için henüz çok az oyun olduğunu söyler.
rating-plot =
    { $count ->
        [one] { $count } puanlı oyun: { $to }
       *[other] { $since } tarihinde { $from }, şimdi { $to }, { $count } puanlı oyun
    }
speed-bullet = Çok hızlı
speed-blitz = Yıldırım
speed-rapid = Hızlı
speed-classical = Klasik
speed-correspondence = Günlük
games = Oyunlar
games-none = Henüz oyun yok.
records = Bütün kayıtları indir
watch-live = Canlı
watch-none = Şu anda kimse herkese açık bir oyun oynamıyor. Bir oyun başlat ya da eski oyunlara bak.
archive = Arşiv
archive-all = Biten bütün oyunlar
archive-player = Oyuncu
archive-rated = Yalnız puanlılar
archive-search = Ara
archive-none = Uyan biten oyun yok. Bir tane oyna, burada bulunsun.
games-all = Bütün oyunlar
leaderboard = Sıralama
leaderboard-none = Burada henüz kimse yeterince puanlı oyun oynamadı. Birincilik seni bekliyor.
leaderboard-play = Puanlı oyna
leaderboard-place = Sıra
leaderboard-text = Yeterince puanlı oyun oynayıp puanı oturmuş olanlar listelenir.
speed = Tempo
rating = Puan
rating-games = { $count } oyun
rating-earlier = Daha eski oyunları göster
person-nobody = Burada { $name } adında kimse yok
person-nobody-text = Belki ad başka türlü yazılıyordur ya da bu kişi ayrılmıştır.
person-challenge = Meydan oku
stats = İstatistikler
stats-won = Galibiyet
stats-drawn = Beraberlik
stats-lost = Mağlubiyet
stats-share = Puan oranı
stats-none = Henüz biten oyun yok.
stats-against-you = { $name }, sana karşı

## Hesap

account-guest = Konuk olarak oynuyorsun. Hesap açarsan oyunların adınla kalır ve puanlı oynayabilirsin.
account-sign-in = Giriş yap
account-sign-in-help = Hesabının adı ve parolasıyla.
account-register = Yeni hesap
account-register-help = Bir ad ve bir parola yeter. Parola olmadan geri dönüş yoktur.
account-name = Ad
account-password = Parola
password-change = Parolayı değiştir
password-changed = Parola değişti. Öteki bütün oturumlar kapandı.
password-old = Şimdiki parola
password-new = Yeni parola, en az 8 karakter
sessions = Açık oturumların
key-seen = son görülme { $date }
key-current = burası
key-end = Kapat
tokens = Programlar için anahtarlar
tokens-text = Anahtarla bir program senin adına oynayabilir.
token-secret = Sakla, bir daha gösterilmez:
token-label = Ona verdiğin ad
token-scopes = Neye izin verir
token-make = Anahtar oluştur
scope-play = oynamak
scope-challenge = masa açmak
scope-chat = sohbet etmek
scope-analyse = makineye sormak
your-data = Verilerin
export = Her şeyi indir
sign-out = Çıkış yap
delete = Hesabı sil
delete-text = Oyunların adın olmadan kalır. Gerisi silinir ve geri getirilemez.
deleted = Hesap silindi.

## Ayarlar

settings-language = Dil
settings-theme = Görünüm
settings-theme-system = Sistem gibi
settings-theme-light = Kâğıt
settings-theme-dark = Lake
settings-animation = Hareket
settings-animation-none = Yok
settings-animation-quick = Hızlı
settings-animation-usual = Olağan
settings-animation-slow = Yavaş
settings-animation-help = Sistemin daha az hareket istiyorsa hiç olmaz.
settings-sound = Ses

## Dağıtımı denetle

fair-text = İlk karttan önce masa, dağıtımın geldiği tohumun özetini gösterir. Oyundan sonra tohum kayıtta yazar. Burada kartlar ondan yeniden dağıtılır ve her şeyin uyup uymadığını görürsün.
fair-record = Biten bir oyunun kaydı
fair-hashes = Oyun sırasında not ettiğin özetler (varsa)
fair-check = Denetle
fair-yes = Her şey uyuyor: tohum bu kartları veriyor
fair-no = Uymuyor
fair-deal = { $deal }. dağıtım
fair-hash = Önceden gösterilen özet
fair-seed = Tohum

## Hakkında

about-house = Kamidana, Japon evlerinde kamilerin yaşadığı raftır. Buradaki, aynı ruhu taşıyan oyunların evidir.
about-games = Oyunlar
about-own = Tahtalar, kartlar ve metinler bizimdir; kurallar kitapçıklara uyar.
about-fair = Baştan adil
about-fair-text = Sunucu kimseye görmemesi gerekeni göndermez ve her dağıtım sonradan denetlenebilir.
about-data = Verilerin
about-data-text = E-posta adresi yok, reklam yok, izleme yok. Hesap sayfanda hakkında tutulan her şeyi indirebilir ve silebilirsin.
about-free = Özgür yazılım
about-free-text = Kamidana, MIT ya da Apache 2.0 lisansıyla özgürdür; sitenin yaptığı her şeyi programlar da yapabilir.

## Sorunlar

problem-unknown = Bu sayfada bir şey ters gitti.
problem-offline = Sunucuya şu anda ulaşılamıyor.
problem-unauthorised = Önce giriş yap ya da konuk olarak oyna.
problem-wrong-password = Bu adla bu parola eşleşmiyor.
problem-forbidden = Bunu yapamazsın.
problem-not-found = Böyle bir şey ya da kişi yok.
problem-conflict = Bu şimdi olmaz.
problem-too-many = Bir anda çok fazla oldu. Biraz bekle.
problem-busy = Makine meşgul. Birazdan yeniden dene.
problem-timeout = İstek zamanında ulaşmadı. Yeniden dene.
problem-unavailable = Şu anda olmuyor. Yine de olmuş mu diye bak.
problem-unwritable = Şu anda hiçbir şey kaydedilemiyor, bu yüzden hiçbir şey yapılmadı. Biraz sonra tekrar dene.
problem-closing = Sunucu yeniden başlıyor.
problem-malformed = Bu anlaşılmadı.
problem-no-table = Bu adda bir masa yok.
problem-no-game = Böyle bir oyun yok.
problem-setup = Masa böyle açılamaz.
problem-not-begun = Oyun henüz başlamadı.
problem-begun = Oyun çoktan başladı.
problem-over = Oyun bitti.
problem-no-seat = Bu masada yerin yok.
problem-seat-taken = Bu yer sana açık değil.
problem-seated = Bu masada zaten oturuyorsun.
problem-not-your-turn = Sıra sende değil.
problem-moved-on = Oyun bu arada ilerledi.
problem-illegal = Kurallar buna izin vermiyor.
problem-no-offer = Böyle bir öneri yok.
problem-offer-unfit = Bu burada önerilemez.
problem-too-late = İptal etmek için çok geç.
problem-too-early = Henüz yeterince uzun süredir yok değil.
problem-time-is-up = Süren daha önce dolmuştu.
problem-guest = Puanlı oyunlar için konukların hesap açması gerekir.
problem-chat = Bu söylenemez.

## Kendi tahtası olmayan oyun

plain-board = Tahta
plain-choices = Yapabileceklerin:
plain-arrange = Sıraya koy: yer değiştirmek için iki tane seç.
plain-arranged = Hazır
plain-recent = Son hamleler
plain-position = Konum
plain-said = { $text }

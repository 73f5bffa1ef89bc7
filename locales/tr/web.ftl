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

## Oyunların sözleri

side-black = Siyah
side-white = Beyaz
colour-brown = kahverengi
colour-green = yeşil
colour-red = kırmızı
colour-yellow = sarı
colour-pink = pembe
colour-purple = mor
colour-blue = mavi
colour-orange = turuncu
word-brown = Kahverengi
word-green = Yeşil
word-red = Kırmızı
word-yellow = Sarı
word-pink = Pembe
word-purple = Mor
word-blue = Mavi
word-orange = Turuncu
direction-ahead = İleri
direction-left = Sol
direction-right = Sağ
direction-back = Geri
card-S = Asker
card-L = Mızrak
card-C = Süvari
card-A = Gümüş Ejderha
card-O = Altın Ejderha
card-T = Kule
card-F = Soytarı
card-I = İmparatoriçe
symbol-leaf = yaprak
symbol-cup = kâse
symbol-fan = yelpaze
symbol-crane = turna
symbol-wave = dalga
symbol-moon = ay
emblem-snake = Yılan
emblem-tortoise = Kaplumbağa
emblem-dragon = Ejderha

## Giriş

home-title = Üç oyunun evi: Kamisado, Kami ve Kamon
home-text = Hesap açmadan hemen oyna: makineye, bir arkadaşına ya da herhangi birine karşı.
home-own = Oyunların
home-open = Oyuncu bekleyenler
home-open-none = Şu anda bekleyen yok.
home-new = Masa aç
home-running = Şu anda oynananlar
home-running-none = Şu anda herkese açık bir oyun yok.
about-kamisado = Vardığın karenin rengi, rakibinin oynaması gereken kuleyi belirler. Karşıya ilk varan kazanır.
about-kami = Karta karşılık ver, sonra sen saldır. Son kartını oynayan turu kazanır.
about-kamon = Aynı simgeye ya da aynı sayıya oyna. İki kenarı birleştir, bir halka kapat ya da rakibi durdur.
play-now = Hemen oyna
starting = Başlıyor …
more-choices = Daha çok seçenek
how-to = Nasıl oynanır
continue = Devam et
join = Katıl

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
new-level = Düzey { $level }
level-low = yumuşak
level-high = acımasız
new-name = Ad
new-apart = Her yeri ayrı seç
new-side = Tarafın
new-side-first = Siyah, başlar
new-side-second = Beyaz
new-side-chance = Şans belirlesin
new-clock = Saat
new-minutes = Oyuncu başına dakika
new-increment = Hamle başına saniye
new-public = Herkes bulabilsin ve izleyebilsin
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
option-kamisado-length = Uzunluk
option-kamisado-length-single = Tek tur
option-kamisado-length-single-help = Rakibin başlangıç sırasına varan ilk kule kazanır.
option-kamisado-length-standard = Standart
option-kamisado-length-standard-help = 3 puana ilk ulaşan. Kazanan kule Sumo olur.
option-kamisado-length-long = Uzun
option-kamisado-length-long-help = 7 puana ilk ulaşan, ikili Sumoya kadar.
option-kamisado-length-marathon = Maraton
option-kamisado-length-marathon-help = 15 puana ilk ulaşan, üçlü Sumoya kadar.
option-kamisado-length-series = Dizi
option-kamisado-length-series-help = Birer puanlık tek turlar, sırayla başlanır.
option-kamisado-rounds = Tur sayısı
option-kamisado-setup = Diziliş
option-kamisado-setup-usual = Olağan
option-kamisado-setup-usual-help = Her kule kendi renginde başlar.
option-kamisado-setup-tournament = Turnuva
option-kamisado-setup-tournament-help = Önce Siyah, sonra Beyaz kulelerini dilediği gibi dizer.
option-kami-players = Oyuncular
option-kami-players-4 = Dört
option-kami-players-4-help = İki takım; ortağın karşında oturur.
option-kami-players-3 = Üç
option-kami-players-3-help = Karışık: herkes tek başına, iki kart kenarda.
option-kami-players-2 = Düello
option-kami-players-2-help = İki kişi, ortada Paralı Askerler.
option-kami-level = Nasıl kazanılır
option-kami-level-soldier = Asker
option-kami-level-soldier-help = 15 puan ya da daha çok.
option-kami-level-lord = Bey
option-kami-level-lord-help = Tam 15; fazlası düşülür.
option-kami-level-kami = Kami
option-kami-level-kami-help = Tam 15; aşan sıfıra döner.
option-kamon-layout = Taşların yeri (rastgele için “random” ya da bir başlangıç konumunun hücreleri)
option-kamon-forbidden-counts = Yasak hücrenin çevresindeki halka
option-kamon-forbidden-counts-yes = Kazanır
option-kamon-forbidden-counts-yes-help = Yasak hücre boş hücre sayılır.
option-kamon-forbidden-counts-no = Kazanmaz
option-kamon-forbidden-counts-no-help = Halkanın içinde boş bir hücre ya da rakip piyon olmalı.

## Masa

seat-free = boş yer
seat-machine = Düzey { $level }
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
status-kamisado =
    { $you ->
        [yes]
            { $colour ->
                [none] Sıra sende: dilediğin kuleyi oyna
               *[other] Sıra sende: { $colour } kuleyi oyna
            }
       *[no]
            { $colour ->
                [none] Sıra: { $name }, dilediği kuleyi oynar
               *[other] Sıra: { $name }, { $colour } kuleyi oynar
            }
    }
status-kamisado-opening = Turun açılış hamlesi serbesttir.
status-kamisado-landed = { $name }, { $colour } kareye vardı.
status-kamisado-pushed = Sumo saldırısı: { $name } bir kuleyi { $colour } kareye itti ve yine oynar.
status-kamisado-blocked = { $name }: { $tower } kule { $colour } karede engellendi.
status-kamisado-set-up =
    { $you ->
        [yes] Kulelerini diz
       *[no] { $name } kulelerini diziyor
    }
status-kamisado-fill =
    { $you ->
        [yes] Turu kazandın: dizilişi seç
       *[no] { $name } turu kazandı ve dizilişi seçiyor
    }
status-kamisado-over = Maç bitti
status-kamon-why = Aynı simge ({ $symbol }) ya da aynı sayı ({ $count }).
status-kamon-opening = Kenarda başla, ama köşede değil.
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
reason-home-row = Bir kule rakibin başlangıç sırasına vardı.
reason-deadlock = Tam engelleme: kimse oynayamaz, son oynayan kaybeder.
reason-level = Puanlar eşit.
reason-points = Puana ulaşıldı.
reason-edges = Karşılıklı iki kenar birleşti.
reason-loop = Bir halka kapandı.
reason-block = Rakibin oynayacağı hücre kalmadı.
reason-full = Tahta doldu.

## İzleme ve kişiler

watch-over = Biten oyunlar
watch-over-none = Henüz biten herkese açık oyun yok.
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
ladder-kamisado = Kamisado
ladder-kamon = Kamon
ladder-kami-4 = Dört kişilik Kami
ladder-kami-3 = Üç kişilik Kami
ladder-kami-2 = Kami düellosu
speed-bullet = Çok hızlı
speed-blitz = Yıldırım
speed-rapid = Hızlı
speed-classical = Klasik
speed-correspondence = Günlük
games = Oyunlar
games-none = Henüz oyun yok.
records = Bütün kayıtları indir

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
settings-palette = Kamisado renkleri
settings-palette-lacquer = Lake
settings-palette-distinct = Kolay ayırt edilen
settings-characters = Kulelerde ve karelerde yazı işaretleri
settings-notation = Kamisado hamleleri
settings-notation-symbols = Simgeler
settings-notation-words = Sözcükler
settings-notation-coordinates = Koordinatlar
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

about-house = Kamidana, Japon evlerinde kamilerin yaşadığı raftır. Buradaki, aynı ruhu taşıyan üç oyunun evidir.
about-games = Oyunlar
about-authors = Kamisado Peter Burley’nin, Kamon Bruno Cathala’nın oyunudur; Kami, Japon oyunu Goita’yı izler. Tahtalar, kartlar ve metinler bizimdir; kurallar kitapçıklara uyar.
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
problem-unavailable = Şu anda olmuyor. Yine de olmuş mu diye bak.
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

## Kamisado tahtası

kamisado-board = Kamisado tahtası
kamisado-square =
    { $square }, { $colour } kare{ $side ->
        [none] { "" }
       *[other] : { $side }, { $tower } { $teeth ->
            [0] kule
            [1] Sumo
            [2] ikili Sumo
            [3] üçlü Sumo
           *[other] şampiyon
        }
    }{ $mark ->
        [movable] , oynayabilir
        [selected] , seçili
        [target] , hedef
        [push] , Sumo saldırısı
        [win] , turu kazandırır
       *[none] { "" }
    }
kamisado-fill-title = Turu kazandın. İki başlangıç sırası hangi yandan dizilsin?
kamisado-fill-left = Soldan diz
kamisado-fill-right = Sağdan diz
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Kulelerini diz: sürükle ya da yer değiştirmek için ikisine dokun.
kamisado-set-up-done = Hazır
kamisado-your-turn =
    { $tower ->
        [none] Sıra sende: dilediğin kule
       *[other] Sıra sende: { $tower } kule
    }, { $count ->
        [one] { $count } hamle
       *[other] { $count } hamle
    }
kamisado-selected =
    { $square } karesindeki { $tower } kule: { $count ->
        [one] { $count } hamle
       *[other] { $count } hamle
    }
kamisado-swapped = { $tower } ve { $other } kule yer değiştirdi
kamisado-moved = { $side }: { $tower } kule { $from } → { $to }, { $colour } kare
kamisado-pushed =
    { $side }: { $tower } kule { $from } → { $to } Sumo saldırısı yapar ve { $count ->
        [one] { $count } kuleyi
       *[other] { $count } kuleyi
    } { $colour } kareye iter
kamisado-passed = { $side }: { $tower } kule { $square } karesinde engellendi. Sıra: { $next }, { $colour } kule
kamisado-round-won =
    { $side } turu kazandı, { $tower } kule{ $reason ->
        [deadlock] { " " }(tam engelleme)
       *[home-row] { "" }
    }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
kamisado-placed = { $side } kulelerini dizdi
kamisado-filled =
    { $side } { $fill ->
        [left] soldan
       *[right] sağdan
    } dizer
kamisado-round-started = Yeni tur: { $side } başlar
kamisado-match-over =
    { $side ->
        [none] Maç berabere
       *[other] { $side } maçı kazandı
    }{ $reason ->
        [deadlock] { " " }(tam engelleme)
       *[other] { "" }
    }

## Kami masası

kami-table = Kami masası
kami-seat-name = { $seat }. yer
kami-seat =
    { $seat }. yer: { $name }, { $role ->
        [you] sen
        [partner] ortağın
       *[opponent] rakip
    }, { $cards ->
        [one] { $cards } kart
       *[other] { $cards } kart
    }{ $first ->
        [yes] , ilk oyuncu
       *[no] { "" }
    }{ $turn ->
        [yes] , sırada
       *[no] { "" }
    }
kami-hand =
    Elin: { $count ->
        [one] { $count } kart
       *[other] { $count } kart
    }
kami-mercenaries = Paralı Askerler
kami-aside = Kenarda
kami-first-player = İlk oyuncu
kami-partner = Ortak
kami-line =
    { $line ->
        [attack] Saldırı sırası: { $name }
       *[defence] Savunma sırası: { $name }
    }
kami-card = { $card }
kami-line-card =
    { $card ->
        [none] bilinmeyen kart
       *[other] { $card }
    }{ $face ->
        [down] , kapalı
       *[up] { "" }
    }{ $mercenary ->
        [yes] , Paralı Asker
       *[no] { "" }
    }
kami-playable =
    { $card }, { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }{ $pile ->
        [0] { "" }
       *[other] , { $pile }. destenin Paralı Askeri
    }: { $use ->
        [lead-defence] kapalı oyna
        [counter] bununla karşılık ver
        [attack] bununla saldır
        [no-counter] saldırıya karşılık vermez
        [no-attack] şimdi saldıramaz
        [no-defence] şimdi savunamaz
       *[not-now] sıra sende değil
    }
kami-pile-empty = { $pile }. deste boş
kami-aside-card =
    { $card ->
        [none] Kenarda, kapalı
       *[other] Kenarda: { $card }, yalnız sen biliyorsun
    }
kami-shown-soldiers =
    { $count ->
        [one] { $count } Asker gösterildi
       *[other] { $count } Asker gösterildi
    }
kami-place =
    { $line ->
        [attack] Saldır
       *[defence] Savun
    }
kami-pass = Pas geç
kami-ask =
    { $count ->
        [one] { $count } Askeri göster ve sor
       *[other] { $count } Askeri göster ve sor
    }
kami-keep = Eli tut
kami-cancel = Yeniden dağıt
kami-play = Oynamaya devam
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Morali bozuk: Askerlerini gösterip ortağından yeni dağıtım istiyor musun?
                [partner_answer] Ortağın soruyor: yeniden dağıtılsın mı?
                [lead_defence] Sen açıyorsun: bir kartı kapalı oyna
                [lead_attack] Sen açıyorsun: şimdi saldır
                [answer] Saldırıya ({ $card }) karşılık ver ya da pas geç
                [counter_attack] Karşılık verdin: şimdi saldır
               *[over] Tur bitti
            }
       *[no]
            { $phase ->
                [demoralised] Biri dağıtımı düşünüyor
                [partner_answer] { $name } dağıtıma karar veriyor
                [lead_defence] { $name } açıyor: bir kart kapalı
                [lead_attack] { $name } açıyor ve saldırıyor
                [answer] Saldırı ({ $card }): { $name } karşılık verecek mi?
                [counter_attack] { $name } karşılık verdi ve saldırıyor
               *[over] Tur bitti
            }
    }
kami-won =
    { $you ->
        [yes] Turu kazandın
       *[no] { $name } turu kazandı
    }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
kami-void = Tur geçersiz
kami-master-stroke = Usta vuruşu
kami-empress =
    { $may ->
        [attack] Savunmada açık bir İmparatoriçe var: İmparatoriçeler saldırabilir
       *[wait] İmparatoriçeler henüz saldıramaz
    }
kami-raised =
    { $card }: { $use ->
        [lead-defence] kapalı oynansın mı?
        [counter] bununla karşılık verilsin mi?
       *[attack] bununla saldırılsın mı?
    }
kami-refused =
    { $card }: { $why ->
        [no-counter] karşılık vermez ({ $attack })
        [no-attack] ancak savunmada açık bir İmparatoriçe varsa ya da son kartsa saldırabilir
        [no-defence] son kartın saldırmalı
       *[not-now] sıra sende değil
    }
kami-step =
    { $action ->
        [pass] { $name } pas geçti
        [ask] { $name } yeni dağıtım istiyor
        [keep] { $name } elini tutuyor
        [cancel] { $name } yeniden dağıtılsın diyor
       *[play] { $name } oynamaya devam diyor
    }
kami-played =
    { $line ->
        [attack] { $name } saldırdı
       *[defence] { $name } savundu
    }: { $face ->
        [down] kapalı bir kart
       *[up] { $card }
    }{ $mercenary ->
        [yes] { " " }(Paralı Asker)
       *[no] { "" }
    }

## Kamon tahtası

kamon-board = Kamon tahtası
kamon-cell =
    { $cell }: { $holds ->
        [black] siyah piyon
        [white] beyaz piyon
        [forbidden] yasak
       *[token] { $symbol } { $count }
    }{ $mark ->
        [legal] , buraya oynayabilirsin
        [last] , son hamle
        [winning] , kazandırıyor
        [enclosed] , çevrili
       *[none] { "" }
    }
kamon-top = Destenin üstü: { $symbol } { $count }
kamon-top-none = Destede henüz taş yok
kamon-same = Aynı simge ya da aynı sayı
kamon-opening = Köşeler dışında her kenar hücresi
kamon-emblem = { $emblem }
kamon-your-turn =
    { $symbol ->
        [none] Sıra sende: kenarda başla
       *[other] Sıra sende: { $symbol } ya da { $number }
    }, { $count ->
        [one] { $count } hücre
       *[other] { $count } hücre
    }
kamon-played = { $side }: { $cell }, { $symbol } { $count }
kamon-over =
    { $side ->
        [none] Berabere
       *[other] { $side } kazandı
    }: { $reason ->
        [edges] karşılıklı iki kenar birleşti
        [loop] bir halka kapandı
        [block] rakibin hücresi kalmadı
       *[full] tahta doldu
    }

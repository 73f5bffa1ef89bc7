# Sitenin sözleri. Her dilde aynı anahtarlar ve aynı değişkenler vardır.

## Her yerde

skip = İçeriğe geç
menu = Menü
home = Ana sayfaya dön
loading = Bir saniye…
retry = Tekrar dene
close = Kapat
cancel = Vazgeç
send = Gönder
more = Daha fazla göster
share = Paylaş
you = sen
away = çevrimdışı
winner = kazandı
level = Seviye
profile = Profil
account = Hesap
to-move = sırada
rated = dereceli
unrated = derecesiz
public = herkese açık
private = özel
not-found = Sayfa bulunamadı
not-found-text = Adres yanlış yazılmış ya da sayfa taşınmış olabilir.
nav-new = Yeni oyun
nav-watch = İzle
nav-learn = Öğren
nav-analysis = Analiz
nav-solved = Çözülen oyunlar
nav-settings = Ayarlar
nav-sign-in = Giriş yap
nav-about = Hakkında
nav-fair = Dağıtımı doğrula
nav-api = Geliştiriciler için
connection-lost =
    { $seconds ->
        [0] Bağlantı koptu. Tekrar deneniyor…
        [one] Bağlantı koptu. { $seconds } saniye sonra tekrar denenecek.
       *[other] Bağlantı koptu. { $seconds } saniye sonra tekrar denenecek.
    }
connection-waits = Bağlanıyor…
connection-back = Yeniden bağlandı
offline = Çevrimdışı
offline-text = Çevrimdışısın. Bilgisayara karşı oyunlar, kurallar, dersler ve analiz her zamanki gibi çalışır; başkalarıyla ilgili her şey bağlantı gelince geri döner.
version-ready = Yeni sürüm
version-reload = Yenile
unserved-title = Şu anda kullanılamıyor
unserved-text = Bu sayfa sunucudan geliyor ve sunucuya şu an ulaşılamıyor. Ulaşılır ulaşılmaz kendiliğinden açılacak.
unserved-never = Kamidana’nın bu kopyası sunucusuz çalışır, bu yüzden burada kimseyle karşılaşmazsın. Bilgisayar, kurallar, dersler ve analiz burada.
unserved-part = Sunucu bağlantısı gerekir.
unserved-people = Başkalarıyla oyunlar bağlantı gelince geri döner.

## Giriş

home-title = Oyunların evi: { $games }
home-text = Hesap açmadan hemen oyna: bilgisayara, bir arkadaşına ya da oynamak isteyen herkese karşı.
home-text-alone = Hemen oyna: bilgisayara karşı ya da bir arkadaşınla aynı ekranda.
home-own = Oyunların
home-open = Oyuncu bekleyenler
home-open-none = Şu anda bekleyen yok.
home-new = Masa aç
home-running = Devam eden oyunlar
home-running-none = Şu anda herkese açık bir oyun yok.
play-now = Hemen oyna
starting = Başlıyor…
more-choices = Daha fazla seçenek
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
pair-rated = Dereceli oyunlar
pair-kind = Oyuncu sayısı
seek-looking =
    { $seats ->
        [2] Rakip aranıyor…
       *[other] Oyuncu aranıyor…
    }
seek-here = Oyuncu: { $here } / { $seats }
card-your-turn = Sıra sende
card-their-turn = Sıra rakipte
card-waiting = Oyuncu bekleniyor
card-watchers = { $count } izleyici

## Yeni oyun

new-game = Oyun
new-opponent = Rakip
new-opponents = Diğer oyuncular
opponent-level = Bilgisayar
opponent-level-help = Hemen başlar.
opponent-invited = Bir arkadaş, bağlantıyla
opponent-invited-help = İstediğin kişiye gönderebileceğin bir bağlantı alırsın.
opponent-open = Herkese açık
opponent-open-help = Biri oturana kadar masa listede kalır.
opponent-asked = Belirli bir oyuncu
opponent-asked-help = Davet alır, isterse reddeder.
opponent-me = Bu cihazda
opponent-me-help = Cihaz elden ele geçer.
opponent-me-help-secrets = Cihaz elden ele geçer. Herkesin kartları diğerlerinden gizli kalır.
level-low = kolay
level-high = acımasız
new-name = Ad
new-name-own = Senin adın
new-name-other = Diğer oyuncunun adı
new-apart = Oyuncu yerlerini tek tek ayarla
new-side = Tarafın
new-side-chance = Rastgele
new-clock = Saat
new-minutes = Oyuncu başına dakika
new-increment = Hamle başına saniye
new-public = Herkes bulabilsin ve izleyebilsin
new-bots = Botlar da katılabilsin
new-rated = Reytinge sayılsın
new-rated-guest = Dereceli oyunlar için hesap gerekir.
new-rated-people = Dereceli oyunlar yalnızca insanlar arasında oynanır, kişi başına tek yer.
start = Başla
time-none = Saatsiz
time-fischer = { $minutes } dk + { $seconds } sn
time-byoyomi = { $minutes } dk + { $periods } × { $seconds } sn
time-correspondence =
    { $days ->
        [one] Hamle başına { $days } gün
       *[other] Hamle başına { $days } gün
    }
time-own = Başka…

## Masa

seat-free = boş yer
seat-machine = Bilgisayar (seviye { $level })
seat-level = seviye { $level } / { $levels }
seat-bot = { $name } (bot)
seat-number = { $seat }. yer
score = Skor
seats = Yerler
wish-me = masayı açan
wish-open = herkes
wish-invited = davetli oyuncu
wish-level = bilgisayar
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
sending = Gönderiliyor…
thinking = düşünüyor
clock-hours = { $hours } saat
rise = Yerinden kalk
call-off = Oyunu iptal et
link = Bağlantı
link-copy = Kopyala
link-copied = Bağlantı kopyalandı.
accept = Kabul et
decline = Reddet
offer = Teklif
offer-draw = { $name } beraberlik teklif ediyor.
offer-takeback = { $name } son hamlesini geri almak istiyor.
offered-draw = Beraberlik teklif ettin.
offered-takeback = Son hamleyi geri almak istedin.
take-back = Geri al
draw = Beraberlik teklif et
draw-text = Rakibin kabul edebilir ya da reddedebilir.
resign = Pes et
resign-text = Oyun biter ve kaybedersin.
abort = Oyunu iptal et
abort-text = Oyun sonuçsuz biter.
claim = Galibiyeti talep et
claim-text = Rakip yeterince uzun süredir yoksa oyun biter ve sen kazanırsın.
gone = { $name } şu anda burada değil.
again = Rövanş
again-waits = Diğerlerinin onayı bekleniyor…
again-asked = { $name } rövanş istiyor.
offer-passed-over = Rakibin yanıt vermeden oynamaya devam etti.
refused-draw =
    { $name ->
        [none] Beraberlik teklifin reddedildi.
       *[other] { $name } beraberliği reddetti.
    }
refused-takeback =
    { $name ->
        [none] Hamleyi geri alamazsın.
       *[other] { $name } hamleyi geri almanı istemiyor.
    }
refused-again =
    { $name ->
        [none] Rövanş istemeyenler var.
       *[other] { $name } rövanş istemiyor.
    }
watching = İzliyorsun
watching-others =
    { $count ->
        [one] { $count } kişi daha izliyor
       *[other] { $count } kişi daha izliyor
    }
round = { $round }. tur
rematch = Yeni oyuna git
turn-board = Tahtayı çevir
rules = Kurallar
moves = Hamleler
moves-none = Henüz hamle yok.
moves-hidden = Bu cihazı birkaç oyuncu paylaştığı için oyundan sonra gösterilir.
facts = Oyun
replay = Tekrar izle
replay-at = Hamle { $step } / { $count }
replay-first = Başa
replay-back = Bir hamle geri
replay-forward = Bir hamle ileri
replay-last = Son hamleye
replay-leave = Oyuna dön
playback-next = Devam
premove-planned = Planlandı: { $moves }. İptal etmek için üstüne tıkla.
premove-dropped = Planladığın hamle şimdi mümkün değil: { $moves }.
premove-cancelled = Plan iptal edildi.
scene-next = Sonraki tur
scene-result = Sonuca geç
result-open = Sonuç
result-review = Gözden geçir
result-rounds = Turlar
share-game = Bağlantıyı kopyala
record = Kayıt
sheet = Hamle kâğıdı
print = Yazdır
back-to-table = Masaya dön
watchers =
    { $count ->
        [one] { $count } kişi izliyor
       *[other] { $count } kişi izliyor
    }
fairness = { $deal }. dağıtımın oyun başlamadan önce gösterilen parmak izi (hash):
pass-title = Cihazı { $name } alsın
pass-text = Diğerleri şimdi bakmasın.
pass-show = Ben { $name }: kartlarımı göster
pass-look = { $name }, kartlarına bak.
pass-looked = Baktım
table-missing = Böyle bir masa yok
table-missing-text = Bağlantı eksik olabilir. Gönderenden yenisini iste ya da kendi oyununu başlat.
chat = Sohbet
chat-none = Henüz mesaj yok.
chat-say = Bir şey yaz
chat-mute = { $name } sessize alınsın mı?
chat-mute-text = Yazdıklarını hiçbir masada görmezsin.
chat-mute-yes = Sessize al
chat-unmute = Sesini aç
chat-report = Site yöneticilerine bildir
chat-reported = Teşekkürler. Biri ilgilenecek.

## Koç

coach = Koç
coach-off = Koçu kapat
coach-hint = İpucu
coach-thinking = Düşünüyor…
coach-hinted = Şunu dene: { $move }
coach-again = Buradan yeniden dene
coach-looking = Oyunu kaybettiren hamle aranıyor…
coach-lost = Kaybettiren hamle buydu: { $move }
coach-show = Göster
coach-waiting = Bakalım { $name } ne yapacak.
coach-goes-on = Bakalım nasıl devam edecek.
coach-quiet = Sıra sende. Tehlike olursa söylerim.
coach-won = İyi oynadın!
coach-nobody = Bu sefer kazanan yok.
coach-lost-unknown = Oyunu tek bir hamle kaybettirmedi. Analizde oyunun tamamına bakabilirsin.

## Invitations

inviting-title = Bir arkadaşını davet et
inviting-text = Bu bağlantıyı gönder ya da kodu göster. Bu sayfanın adresi de olur. Arkadaşın “Oyna” düğmesine basar basmaz oyun başlar.
share-title = Benimle { $game } oyna
qr = Davetin QR kodu
qr-enlarge = QR kodunu büyük göster
qr-title = Kamerayı buraya tut
invited-title = { $name } seni { $game } oynamaya davet ediyor
invited-open = { $name }, { $game } oynamak için birini arıyor
invited-asked = { $name } seninle { $game } oynamak istiyor
invited-side = Senin tarafın: { $side }.
invited-seat = Yerin
invited-play = Oyna
invited-not = Boş yer, davet bağlantısının tamamına sahip olana ayrılmış. Bağlantının tamamını iste ya da kendi oyununu başlat.
invited-key = Bu bağlantıyla masaya oturulamıyor. Yenisini iste.
invited-name-taken = { $name } adında bir üye zaten var. Burada önerilen adı ya da başka bir adı seç ve yeniden “Oyna” düğmesine bas.
brief = 30 saniyede nasıl oynanır
brief-course = Oynayarak öğren
brief-rules = Bütün kurallar

## Oyunlar nasıl biter

ending-won = Kazandın
ending-lost = Kaybettin
ending-winner =
    { $count ->
        [one] { $names } kazandı
       *[other] { $names } kazandı
    }
ending-draw = Berabere
ending-agreed = Oyuncular beraberlikte anlaştı.
ending-aborted = Oyun iptal edildi
ending-declined = Davet reddedildi
ending-resigned =
    { $you ->
        [yes] Pes ettin.
       *[no] { $name } pes etti.
    }
ending-flagged =
    { $you ->
        [yes] Süren doldu.
       *[no] { $name } süresini aştı.
    }
ending-left =
    { $you ->
        [yes] Oyundan ayrıldın.
       *[no] { $name } oyundan ayrıldı.
    }

## İzleme ve kişiler

person-guest = Misafir
person-you = Sen
person-guest-number = Misafir { $number }
person-guest-named = { $name } (misafir)
person-deleted = Eski oyuncu
person-missing = Burada { $name } adında kimse yok
person-missing-text = Ad farklı yazılıyor ya da hesap silinmiş olabilir.
person-member = Üye
person-bot = Bot
person-since = { $date } tarihinden beri
ratings = Reyting
ratings-none = Henüz dereceli oyun yok.
rating-provisional = “?”: güvenilir bir reyting için henüz çok az oyun var.
rating-plot =
    { $count ->
        [one] { $count } dereceli oyun: { $to }
       *[other] { $since } tarihinde { $from }, şimdi { $to }, { $count } dereceli oyun
    }
speed-bullet = Çok hızlı
speed-blitz = Yıldırım
speed-rapid = Hızlı
speed-classical = Klasik
speed-correspondence = Yazışmalı
games = Oyunlar
games-none = Henüz oyun yok.
records = Bütün oyunları indir
watch-live = Canlı
watch-none = Şu anda kimse herkese açık bir oyun oynamıyor. Bir oyun başlat ya da eski oyunlara bak.
local = Bu cihazda
local-text = Bilgisayara karşı ve tek ekran başında oynanan oyunlar bu tarayıcıda oynanır ve saklanır: bağlantı gerekmez, başka kimse göremez.
local-none = Henüz bir şey yok. Bilgisayara karşı oynadığın oyunlar burada saklanır.
local-running = Devam edenler
local-over = Bitenler
local-delete = Sil
local-delete-text = Bu oyun yalnızca burada duruyor. Silinirse geri gelmez.
local-export = Hepsini indir
local-upload = Arşive koy
local-uploaded = Arşivde
local-uploaded-note = Oyun artık arşivde.
local-played = cihazda oynandı
local-kept = bu cihazda saklanıyor
archive = Arşiv
archive-all = Biten bütün oyunlar
archive-player = Oyuncu
archive-rated = Yalnız dereceliler
archive-search = Ara
archive-none = Aramana uyan biten oyun yok. Bir oyun oyna, burada görünsün.
games-all = Bütün oyunlar
leaderboard = Sıralama
leaderboard-none = Burada henüz kimse yeterince dereceli oyun oynamadı. Birincilik seni bekliyor.
leaderboard-play = Dereceli oyna
leaderboard-place = Sıra
leaderboard-text = Yeterince dereceli oyun oynayıp reytingi oturmuş olanlar listelenir.
speed = Tempo
rating = Reyting
rating-games = { $count } oyun
rating-earlier = Daha eski oyunları göster
person-challenge = Meydan oku
stats = İstatistikler
stats-won = Galibiyet
stats-drawn = Beraberlik
stats-lost = Mağlubiyet
stats-share = Puan oranı
stats-none = Henüz biten oyun yok.
stats-against-you = { $name }, sana karşı
stats-partners = Birlikte oynadığı ortaklar
stats-partner = { $played } oyunda { $won } galibiyet

## Hesap

account-guest = Misafir olarak oynuyorsun. Hesap açarsan oyunların adınla saklanır ve dereceli oynayabilirsin.
account-sign-in = Giriş yap
account-sign-in-help = Hesabının adını ve parolasını gir.
account-register = Yeni hesap
account-register-help = Bir ad ve bir parola yeterli. Parolanı kaybedersen hesabına bir daha giremezsin.
account-name = Ad
account-password = Parola
nickname = Adın
nickname-help = Birlikte oynadıkların görür. Boş bırakabilirsin.
nickname-change = Bu adı kullan
nickname-changed = Artık adın bu.
password-change = Parolayı değiştir
password-changed = Parolan değişti, diğer bütün oturumların kapatıldı.
password-old = Mevcut parola
password-new = Yeni parola (en az 8 karakter)
password-wrong = Bu senin parolan değil.
sessions = Açık oturumların
key-seen = son görülme: { $date }
key-browser = { $system } üzerinde { $browser }
key-unknown = Bilinmeyen tarayıcı
key-current = bu cihaz
key-end = İptal et
tokens = API anahtarları
tokens-text = Bir anahtarla bir program senin adına oynayabilir.
token-secret = İyi sakla, bir daha gösterilmeyecek:
token-label = Etiket
token-scopes = Neye izin verir
token-make = Anahtar oluştur
scope-play = oynamak
scope-challenge = masa açmak
scope-chat = sohbet etmek
scope-analyse = motoru kullanmak
your-data = Verilerin
export = Her şeyi indir
sign-out = Çıkış yap
delete = Hesabı sil
delete-text = Oyunların adın olmadan kalır. Geri kalan her şey kalıcı olarak silinir.
deleted = Hesabın silindi.

## Ayarlar

settings-language = Dil
settings-theme = Görünüm
settings-theme-system = Sistemle aynı
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-tempo = Oynatma hızı
settings-tempo-none = Anında
settings-tempo-quick = Hızlı
settings-tempo-normal = Normal
settings-tempo-slow = Yavaş
settings-tempo-steps = Adım adım
settings-tempo-help = Diğerlerinin yaptıklarını ne kadar hızlı göreceğin. “Adım adım” seni bekler. Tahtaya tıklarsan şimdiki ana atlarsın. Sistemin daha az hareket istiyorsa hiçbir şey kaymaz, uçmaz.
settings-sound = Ses
settings-volume = Ses düzeyi
settings-volume-percent = Yüzde { $percent }
settings-volume-off = Kapalı
settings-wood = Tahtalar
settings-wood-lacquer = Lake
settings-wood-walnut = Ceviz
settings-wood-maple = Akçaağaç
settings-wood-slate = Arduvaz
settings-coach = Bilgisayara karşı oyunlarda tahta başında bir koç
settings-premoves = Saatli oyunlarda hamleyi önceden planlama
settings-premoves-help = Karşı taraf düşünürken bir sonraki hamleni tahtada planlayabilirsin. Sıran gelince, o an kurala uygunsa hemen oynanır. İptal etmek için üstüne tıkla, sağ tıkla ya da Escape’e bas.

## Dağıtımı denetle

fair-text = Kartlar ve taşlar gizli bir sayıyla, başlangıç değeriyle (seed) karıştırılır. Masa, oyun başlamadan önce bu sayının parmak izini (hash) gösterir; oyundan sonra başlangıç değerinin kendisi kayıtta yazar. Burada her şey onunla yeniden dağıtılır ve hepsinin tuttuğunu görürsün.
fair-record = Biten bir oyunun kaydı
fair-hashes = Oyun sırasında not ettiğin parmak izleri (varsa)
fair-check = Doğrula
fair-yes = Her şey tutuyor: başlangıç değeri tam da bunu veriyor
fair-no = Tutmuyor
fair-strange = Bu oyunda parmak izi { $hash } olan bir dağıtım yok.
fair-unreadable = Bu kayıt oynatılamıyor ya da içindeki başlangıç değerine uymuyor.
fair-deal = { $deal }. dağıtım
fair-hash = Önceden gösterilen parmak izi (hash)
fair-seed = Başlangıç değeri (seed)

## Hakkında

about-house = Kamidana, Japon evlerinde kamilerin yaşadığı raftır. Buradaki raf, onların ruhunu taşıyan oyunların evi.
about-games = Oyunlar
about-own = Tahtalar, kartlar ve metinler bize ait; kurallar kural kitaplarına uyar.
about-fair = Tasarımı gereği adil
about-fair-text = Sunucu kimseye görmemesi gerekeni göndermez ve her dağıtım sonradan doğrulanabilir.
about-data = Verilerin
about-data-text = E-posta adresi yok, reklam yok, takip yok. Hesap sayfanda hakkında tuttuğumuz her şeyi indirebilir ve silebilirsin.
about-free = Özgür yazılım
about-free-text = Kamidana, MIT ya da Apache 2.0 lisansıyla özgür yazılımdır ve programlar sitenin yaptığı her şeyi yapabilir.

## Sorunlar

problem-unknown = Bu sayfada bir şey ters gitti.
problem-internal = Sunucuda bir hata oluştu. Birazdan tekrar dene.
problem-offline = Sunucuya şu anda ulaşılamıyor.
problem-unauthorised = Önce giriş yap ya da misafir olarak oyna.
problem-wrong-password = Ad ya da parola yanlış.
problem-forbidden = Bunu yapmaya iznin yok.
problem-not-found = Bulunamadı.
problem-conflict = Bu şu anda mümkün değil.
problem-record-secret = Bu oyunda gizli kartlar var: kaydı, oyun bitince görülebilir.
problem-bot-played = Bu hesapla daha önce oynandı, artık bot olamaz.
problem-follow-yourself = Kendini takip edemezsin.
problem-follow-guest = Misafirler takip edilemez.
problem-follow-many = Takip edebileceğin kişi sayısı doldu.
problem-tokens-many = Daha fazla oturum ve anahtar olamaz. Önce birini iptal et.
problem-muted-many = Sessize aldığın kişilerin listesi dolu. Önce birini çıkar.
problem-too-many = Bir anda çok fazla oldu. Biraz bekle.
problem-busy = Sunucu meşgul. Birazdan tekrar dene.
problem-timeout = İstek çok uzun sürdü. Tekrar dene.
problem-too-large = Bu çok uzun.
problem-media-type = Sunucu bu biçimi anlamıyor.
problem-method = Bu burada yapılamaz.
problem-unavailable = Yapılamadı. Yine de gerçekleşmiş olabilir, kontrol et.
problem-unwritable = Şu anda hiçbir şey kaydedilemiyor, bu yüzden hiçbir şey değişmedi. Biraz sonra tekrar dene.
problem-closing = Sunucu yeniden başlıyor.
problem-malformed = Anlaşılamadı.
problem-no-table = Böyle bir masa yok.
problem-no-game = Böyle bir oyun yok.
problem-setup-options = Bu seçenekler birbirine uymuyor.
problem-setup-seats = Oyuncu sayısı bu seçeneklere uymuyor.
problem-setup-level = Seviyeler 1 ile 8 arasındadır.
problem-setup-name = Bir ad 1 ile 20 karakter arasında olur.
problem-setup-nobody = En az bir kişinin oynaması gerekir.
problem-setup-rated = Dereceli oyunda her yere başka biri oturur.
problem-setup-clock = Bu saat ayarlanamaz. Her oyuncunun en az beş saniyesi, en çok altı saati olur; yazışmalı oyunda hamle başına 1 ile 30 gün arasında süre verilir.
problem-setup-not-over = O oyun daha bitmedi.
problem-setup-no-moment = Oyun o kadar ilerlemedi.
problem-not-begun = Oyun henüz başlamadı.
problem-begun = Oyun çoktan başladı.
problem-over = Oyun bitti.
problem-not-practice = Bu yalnızca bilgisayara karşı tek başına oynanan derecesiz oyunlar içindir.
problem-no-seat = Bu masada yerin yok.
problem-seat-taken = Bu yere oturamazsın.
problem-seated = Bu masada zaten bir yerin var.
problem-not-your-turn = Sıra sende değil.
problem-moved-on = Oyun bu arada ilerledi.
problem-illegal = Kurallar buna izin vermiyor.
illegal-why = Kurallar buna izin vermiyor: { $why }.
problem-no-offer = Böyle bir teklif artık yok.
problem-offer-no-draws = Bu oyunu her zaman biri kazanır: beraberlik yoktur.
problem-offer-rated = Dereceli oyunlarda hamle geri alınmaz.
problem-offer-nothing = Geri alınacak bir şey yok.
problem-offer-seen = Bunu biri çoktan gördü, artık geri alınamaz.
problem-offer-computer = Bilgisayar oynamaya devam ediyor.
problem-too-late = Oyunu iptal etmek için artık çok geç.
problem-too-early = Rakibin yokluğu henüz yeterince sürmedi.
problem-time-is-up = Süren zaten dolmuştu.
problem-guest = Dereceli oyunlar için hesap gerekir.
problem-name-taken = Bu ad ya da ona çok benzeyen bir ad zaten alınmış.
problem-chat = Bu mesaj gönderilemez.
problem-nobody = Burada bu adda kimse yok.
problem-yourself = Kendini davet edemezsin.
problem-name-short = Bir ad en az iki karakterdir.
problem-name-long = Bir ad en fazla 20 karakterdir.
problem-name-character = Harf ve rakam kullan; aralarında boşluk, kısa çizgi, nokta ya da alt çizgi olabilir.
problem-name-edge = Bir ad harf ya da rakamla başlar ve biter.
problem-name-separators = Boşluk, kısa çizgi, nokta ve alt çizgiler yan yana gelemez.
problem-name-marks = Bir harfte en fazla iki işaret olabilir.
problem-name-no-letter = Bir adda en az bir harf bulunur.
problem-name-scripts = Yalnızca tek bir alfabenin harflerini kullan.
problem-name-disguised = Büyük harflerle bu başka bir ada benziyor. Küçük harflerle yaz.
problem-name-reserved = Bu ad sitenin kendisi sanılabilir. Başka bir ad seç.
problem-password-short = Parola en az 8 karakterdir.
problem-password-long = Bu parola çok uzun.
problem-password-name = Parola, adın kendisi olamaz.
problem-password-common = Bu, ilk denenecek parolalardan biri. Başka bir parola seç.
problem-unbelievable = Sunucu bu oyunu izleyemedi, bu yüzden saklamıyor.
problem-table-taken = Bu adda başka bir masa var.
problem-members-only = Oyunları arşive koymak için giriş yap.
problem-no-engines = Oyunlar bu tarayıcıya yüklenemedi.

## Kendi tahtası olmayan oyun

plain-board = Tahta
plain-choices = Yapabileceklerin:
plain-arrange = Sıraya diz: yer değiştirmek için iki tane seç.
plain-arranged = Hazır
plain-recent = Son işlemler
plain-position = Konum
plain-said = { $text }

## Coming back

notify-title = Bildirimler
notify-help = Sıra sana geldiğinde ya da biri oynamak istediğinde, Kamidana kapalıyken bile haberin olsun.
notify-on = Bu tarayıcıda bildir
notify-blocked = Tarayıcın bu sitenin bildirimlerini engelliyor. Önce tarayıcı ayarlarından izin ver.
notify-none = Bu tarayıcı, sayfa kapalıyken bildirim gösteremiyor.
waiting-title = Seni bekliyor
waiting-nothing = Seni bekleyen bir şey yok.
waiting-turn = { $name } ile oyunda sıra sende
waiting-turn-alone = Sıra sende
waiting-challenge = { $name } sana meydan okuyor
follow = Takip et
unfollow = Takibi bırak
following = Takip ettiklerin
online = çevrimiçi
offline-person = çevrimdışı

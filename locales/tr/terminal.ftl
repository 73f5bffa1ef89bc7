# Komut satırının sözlerinden hiçbir oyuna ait olmayanlar.

## Komut satırında

terminal-player-form = oyuncu me ya da level:1 ile level:8 arası olmalı
terminal-seat-form = şöyle yaz: 1=me ya da 2=level:5
terminal-clock-form = saat none ya da 5+3 gibi dakika ve saniyedir (en çok 999+999)
terminal-no-terminal = play için giriş ve çıkış bir terminal olmalı
terminal-no-seed = kayıtta başlangıç değeri (seed) yok, bu yüzden sonraki kartlar dağıtılamıyor
terminal-no-such-seat = { $seat }. yer yok: bu oyunda { $seats } yer var
terminal-wrong-seats = Seats etiketinde { $seats } oyuncu adı yok
terminal-cannot-read = { $file } okunamıyor: { $why }
terminal-cannot-resume = { $file } ile devam edilemiyor: { $why }

## Menü

terminal-menu-game = Hangi oyun?
terminal-menu-options = Hangi kurallar?
terminal-menu-players = Kim oynuyor?
terminal-menu-choose = Enter: seç
terminal-menu-next = Enter: devam
terminal-menu-play = Enter: oyna
terminal-menu-keys = Yukarı, aşağı: gezin   Enter: seç   Esc: çık
terminal-menu-change = Yukarı, aşağı: gezin   Sol, sağ: değiştir   Enter: devam   Esc: geri
terminal-number = { $min } ile { $max } arası
terminal-clock = Saat
terminal-clock-help = Herkese dakika, her hamlede eklenen saniye; süresi dolan kaybeder.
terminal-clock-none = yok
terminal-clock-choice = { $control } (dakika + saniye)

## Oyuncular

terminal-seat = { $seat }. yer
terminal-you = sen
terminal-self = Sen
terminal-player = { $seat }. oyuncu
terminal-person = kişi
terminal-computer = { $name } (seviye { $level })
terminal-person-help = Bu terminaldeki biri.

## Sıra ve son

terminal-turn = Sıra: { $name }
terminal-did = { $name }: { $action }
terminal-won =
    { $you ->
        [yes] Oyunu kazandın
        [with] Oyunu kazananlar: sen ve { $names }
       *[no]
            { $count ->
                [one] Oyunu kazanan: { $names }
               *[other] Oyunu kazananlar: { $names }
            }
    }
terminal-drawn = Oyun berabere bitti
terminal-lost-on-time =
    { $you ->
        [yes] Süren doldu
       *[no] { $name } süresini aştı
    }
terminal-thinking = { $seat } ({ $name }) düşünüyor…
terminal-thinks = { $name } düşünüyor…
terminal-somebody-thinks = Biri düşünüyor…
terminal-pass-device = Cihazı { $name } alsın
terminal-pass-device-hint = Diğerleri şimdi bakmasın. Hazır olunca bir tuşa bas.
terminal-look-only = Kartlarına bak: tur başlamadan sana bir şey sorulmuyor

## Ne olur, ne olmaz

terminal-undone = Geri alındı.
terminal-undo-nothing = Geri alınacak bir şey yok.
terminal-undo-clock = Saatle oynarken hamle geri alınmaz.
terminal-undo-secret = Görülen görülmüştür: bu geri alınmaz.
terminal-refused = { $action }: olmaz ({ $why }).
terminal-export-later = Kayıt her şeyi gösterir, bu yüzden oyun bitince dışa aktarılır; s oyunu kaydeder.
terminal-tip-not-yours = İpucu, sıra sendeyken alınır.
terminal-no-tip = Zamanında ipucu bulunamadı.
terminal-no-answer = (Bilgisayar yanıt bulamadı; onun yerine kurallara uygun ilk hamle oynandı.)
terminal-advising = İyi bir hamle aranıyor…
terminal-tip-win =
    { $plies ->
        [0] Kanıtlı: { $action } kazandırır.
        [one] Kanıtlı: { $action } { $plies } hamlede kazandırır.
       *[other] Kanıtlı: { $action } { $plies } hamlede kazandırır.
    }
terminal-tip-draw = Kanıtlı: { $action } beraberlik getirir.
terminal-tip-loss =
    { $plies ->
        [0] Kanıtlı: her hamle kaybettirir; { $action } diğerleri kadar iyi.
        [one] Kanıtlı: her hamle hemen kaybettirir; { $action } diğerleri kadar iyi.
       *[other] Kanıtlı: her hamle { $plies } hamlede kaybettirir; { $action } diğerleri kadar iyi.
    }
terminal-tip-points =
    { $count ->
        [one] Kanıtlı: { $action } { $points } puan değerinde.
       *[other] Kanıtlı: { $action } { $points } puan değerinde.
    }
terminal-tip-estimate = Tahmin, kesin değil: { $action }, kazanma olasılığı yaklaşık %{ $percent }.
terminal-tip-player = Senin gördüğünü gören iyi bir oyuncu şunu seçerdi: { $action }. Kanıtlı değil.

## Dosyalar

terminal-no-file-name = Dosyanın bir adı olmalı.
terminal-file-exists = Bu adda bir dosya var; başka bir ad seç.
terminal-not-written = Dosya yazılamadı: { $why }.
terminal-written = Yazıldı: { $file }.
terminal-go-on-later = Kaydedildi. Devam etmek için: { $command }
terminal-save-as = Oyunu şu adla kaydet
terminal-save-hint = Devam etmek için: { $command }
terminal-export-as = Kaydı şu adla dışa aktar
terminal-export-hint = .json ile biten ad JSON verir, başka her ad hamle kâğıdı.
terminal-file-secret = Dosya her şeyi ele verir: okuyan oyunun tadını kaçırır.
terminal-leave = Oyun bitmedi ve kaydedilmedi. Kaydedip başka gün devam edelim mi?

## Ekranda

terminal-too-small = Kamidana 80 sütun ve 24 satır ister; bu terminalde { $width } ve { $height } var.
terminal-round = { $round }. tur
terminal-typed = Hamle:
terminal-log = Şimdiye kadar
terminal-bar = Oklar Enter
terminal-button-continue = Enter: devam
terminal-button-back = Esc: geri
terminal-button-help = ? yardım
terminal-button-tip = t ipucu
terminal-button-undo = u geri al
terminal-button-save = s kaydet
terminal-button-export = x aktar
terminal-button-turn = v çevir
terminal-button-leave = q çık
terminal-button-new-game = Yeni oyun
terminal-button-record = Kaydı dışa aktar
terminal-button-quit = Çık
terminal-button-accept = Enter: yaz
terminal-button-save-and-leave = Enter: kaydet ve çık
terminal-button-just-leave = q: çık
terminal-button-stay = Esc: kal

## Yardım

terminal-help-more = Yukarı, aşağı, boşluk: devamı
terminal-ruling = Bizim kararımız: { $text }
terminal-keys = Tuşlar
terminal-keys-choose = Oklar ve Tab yapabileceklerini gezer, Enter ya da boşluk yapar. Fare de çalışır.
terminal-keys-type = Hamleler yazılıp Enter ile de oynanır; Esc siler.
terminal-keys-letters = t ipucu, u geri al, s kaydet (ya da Ctrl-S), x kaydı dışa aktar, v tahtayı çevir, q çık, ? bu yardım.
terminal-keys-tips = İpucu kurallardan çıkıyorsa “kanıtlı”, tahminse “tahmin” der.

## kamidana play --help

terminal-help-about = Terminalde oyna: bilgisayara karşı ya da karşılıklı
terminal-help-usage = Kullanım
terminal-help-arguments = Argümanlar
terminal-help-options = Seçenekler
terminal-help-examples = Örnekler
terminal-help-game = Oyun; verilmezse ve --resume da yoksa bir menü sorar
terminal-help-option = Oyunun bir seçeneği (bkz. kamidana games); tekrarlanabilir
terminal-help-seat = Bir yerde kimin oynadığı, me ya da level:1 ile level:8 arası; tekrarlanabilir. Yoksa 1. yer senin, diğerleri bilgisayarındır
terminal-help-level = Bilgisayarın gücü, 1 ile 8 arası
terminal-help-hot-seat = Her yerde insanlar
terminal-help-seed = Dağıtımın başlangıç değeri (seed), 64 onaltılık basamak; verilmezse rastgele
terminal-help-clock = Herkese dakika ve hamle başına saniye, 5+3 gibi, ya da none
terminal-help-resume = Kaydedilmiş bir oyunla ya da bir kayıtla devam et
terminal-help-language = Dil: en, de, fr, nl ya da tr; verilmezse LC_ALL, LC_MESSAGES ya da LANG ne diyorsa
terminal-help-characters = Renklerin yanında kanji ya da harf göster
terminal-help-ascii = Düz ASCII, renksiz
terminal-help-colour = Renk ne zaman kullanılsın: auto, always ya da never
terminal-help-help = Bu yardımı göster
terminal-help-inside = Oyunda ? tuşları ve kuralları gösterir.

## Positions and records

terminal-start = Başlangıç
terminal-no-position = Bu konum metin olarak yazılamıyor.
terminal-demo = Kamidana, masa ve kart oyunlarının evi: { $games }. İşte oyunlar; onlarla neler yapılabileceğini kamidana --help söyler.

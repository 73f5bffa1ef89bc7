# Çözümleme sayfasının sözleri.

## Başlangıç

analysis-text = Her konuma ve her oyuna bak: hangi hamle ne eder, ne kanıtlandı, oyun nerede kaybedildi.
analysis-other = Başka bir çözümleme
analysis-own = Biten oyunların
paste-title = Konum ya da kayıt
paste-help = Tek satırlık bir konum (istersen altında hamlelerle), herhangi bir oyunun kaydı ya da biten bir oyunun bağlantısı.
paste-open = Aç
paste-file = Dosya yükle
paste-nothing = Kutu henüz boş.
paste-neither = Bu ne bir konum ne de bir kayıt. Kayıt, [Game "{ $game }"] gibi bir satırla başlar; konum ise tahtayı, sıranın kimde olduğunu ve ne oynanacağını söyleyen tek bir satırdır.
paste-broken = Bu bağlantı bozuk: içindekiler okunamıyor.
paste-refused =
    { $kind ->
        [position] Sunucu bu { $game } konumunu kabul etmiyor:
        [record] Sunucu bu kaydı kabul etmiyor:
       *[table] Bu masanın kaydı açılamıyor:
    }

## Elle kurma

set-up-title = Elle kur
set-up-game = { $game }: konum kur
set-up-open = Bu konumu çözümle

## Yargılar

verdicts = Hamlelerin değeri
verdicts-best = Hamleler, en iyisi başta
verdicts-legend = Mühür kurallardan çıkar. Gri çubuk yalnızca bir tahmindir.
verdicts-round = Bütün yargılar bu tur içindir, maçın tümü için değil.
verdict-proven = kanıtlı:
verdict-win =
    { $plies ->
        [0] kazanç
        [one] { $plies } hamlede kazanç
       *[other] { $plies } hamlede kazanç
    }
verdict-loss =
    { $plies ->
        [0] kayıp
        [one] { $plies } hamlede kayıp
       *[other] { $plies } hamlede kayıp
    }
verdict-draw =
    { $plies ->
        [0] berabere
        [one] { $plies } hamlede berabere
       *[other] { $plies } hamlede berabere
    }
verdict-points =
    { $count ->
        [one] { $points } puan
       *[other] { $points } puan
    }
verdict-estimate = tahmin %{ $percent }
verdict-unknown = henüz bilinmiyor
verdict-told = Kanıtlandı: { $verdict }. En iyisi: { $move }.
engine-start = Hamleleri değerlendir
engine-go-on = Düşünmeye devam et
engine-stop = Dur
engine-time = Süre
engine-seconds = { $seconds } sn
engine-thinks = Düşünüyor …
engine-settled = Her şey kanıtlandı.
engine-helpless = Makinenin bu hamleler için söyleyecek bir şeyi yok.
engine-over = Burada oyun bitti: değerlendirilecek bir şey kalmadı.
engine-failed = Makine yanıt veremedi.
line-show-win = En kısa kazancı göster
line-show-loss = En uzun savunmayı göster
line-show-draw = Beraberliğe giden yolu göster
line-show-points = En iyi oyunu göster
line-searching = Hamle dizisi aranıyor …
line-none = Bu sürede bir hamle dizisi kanıtlanamadı.
line-play = Oynat
line-pause = Duraklat

## Çözümleme masası

tab-verdicts = Yargılar
tab-moves = Hamleler
tab-insight = Harita
tab-share = Paylaş
branch = { $move }. hamleden sonra deneme
branch-leave = Bırak
copy-position = Konumu kopyala
copied-position = Konum kopyalandı.
copy-record = Kaydı kopyala
copied-record = Kayıt kopyalandı.
change-position = Konumu değiştir

## Görülecekler

insight-none = Bu konuma eklenecek bir şey yok.
insight-show = Tahtada göster

## Nerede kaybettim?

lost-title = Nerede kaybettim?
lost-working = Oyun sondan başa değerlendiriliyor …
lost-proven =
    { $had ->
        [draw] { $name } oyunu { $move }. hamlede kaybetti: ondan önce beraberlik kanıtlıydı, ondan sonra kayıp kanıtlı.
       *[win] { $name } oyunu { $move }. hamlede kaybetti: ondan önce kazanç kanıtlıydı, ondan sonra kayıp kanıtlı.
    }
lost-at-latest =
    { $percent ->
        [0] { $name } en geç { $move }. hamlede kaybetmişti: oradan sonrası kanıtlı. Öncesinin nasıl olduğu bulunamadı.
       *[other] { $name } en geç { $move }. hamlede kaybetmişti: oradan sonrası kanıtlı. Öncesi için yalnızca bir tahmin var: %{ $percent }.
    }
lost-before = { $name } turun ilk hamlesinden önce kaybetmişti: bu kanıtlı ve sonra da fırsat çıkmadı.
lost-again = Üstünlük geri verildi ve yeniden kaybedildi: son olarak { $move }. hamlede.
lost-fell = Hiçbir şey kanıtlanamadı. Tahmine göre { $name } en çok { $move }. hamlede yitirdi: %{ $from } iken %{ $to } oldu.
lost-cost =
    { $points ->
        [one] En pahalı hamle { $move }. hamleydi ({ $name }): { $points } puan. En iyi oyunla tur önce { $from }, sonra { $to } ediyordu.
       *[other] En pahalı hamle { $move }. hamleydi ({ $name }): { $points } puan. En iyi oyunla tur önce { $from }, sonra { $to } ediyordu.
    }
lost-fated = Kaybedenlerin hiçbir hamlesi puan yitirtmedi: bu kartlarla yapacak bir şey yoktu.
lost-unknown = Oyunun nerede kaybedildiğini ne bir kanıt ne de bir tahmin gösteriyor.
lost-nobody = Bu oyunu kimse kaybetmedi.
lost-go = { $move }. hamleden önceki konumu göster
mark-mistake = kanıtlı bir hata
mark-cost =
    { $points ->
        [one] { $points } puana mal oldu
       *[other] { $points } puana mal oldu
    }
mark-turning = oyun burada kaybedildi

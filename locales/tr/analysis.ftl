# Analiz sayfasının sözleri.

## Başlangıç

analysis-text = Herhangi bir konuma ya da oyuna bak: her hamlenin değeri ne, ne kanıtlandı, işler nerede ters gitti.
analysis-other = Başka bir analiz
analysis-own = Biten oyunların
paste-title = Konum ya da kayıt
paste-help = Tek satırlık bir konum (istersen altında hamlelerle), herhangi bir oyunun kaydı ya da biten bir oyunun bağlantısı.
paste-open = Aç
paste-file = Dosya yükle
paste-nothing = Kutu henüz boş.
paste-neither = Bu ne bir konum ne de bir kayıt. Kayıt, [Game "{ $game }"] gibi bir satırla başlar; konum ise tahtayı, sıranın kimde olduğunu ve ne oynanacağını söyleyen tek bir satırdır.
paste-broken = Bu bağlantı bozuk, okunamıyor.
paste-refused =
    { $kind ->
        [position] Bu { $game } konumunda bir yanlışlık var.
        [record] Bu kayıtta bir yanlışlık var.
       *[table] Bu masanın kaydı açılamıyor.
    }
paste-part = Şu bölümü kontrol et: { $part }.
paste-move = Bu hamleye izin yok: { $move }.

## Elle kurma

set-up-title = Elle kur
set-up-game = { $game }: konum kur
set-up-open = Bu konumu analiz et

## Yargılar

verdicts = Hamlelerin değeri
verdicts-best = Hamleler, en iyisi başta
verdicts-legend = Mühür kanıtlanmış bir sonucu gösterir; gri çubuk yalnızca bir tahmindir.
verdicts-round = Buradaki her şey bu tur için geçerlidir, maçın tamamı için değil.
verdict-proven = kanıtlandı:
verdict-win =
    { $plies ->
        [0] galibiyet
        [one] { $plies } hamlede galibiyet
       *[other] { $plies } hamlede galibiyet
    }
verdict-loss =
    { $plies ->
        [0] yenilgi
        [one] { $plies } hamlede yenilgi
       *[other] { $plies } hamlede yenilgi
    }
verdict-draw =
    { $plies ->
        [0] beraberlik
        [one] { $plies } hamlede beraberlik
       *[other] { $plies } hamlede beraberlik
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
engine-stop = Durdur
engine-time = Süre
engine-seconds = { $seconds } sn
engine-thinks = Düşünüyor…
engine-settled = Her şey kanıtlandı.
engine-helpless = Motor bu hamleleri değerlendiremiyor.
engine-over = Burada oyun bitti: değerlendirilecek bir şey kalmadı.
engine-failed = Motor yanıt vermedi.
line-show-win = En kısa galibiyeti göster
line-show-loss = En uzun savunmayı göster
line-show-draw = Beraberliğe giden yolu göster
line-show-points = En iyi oynanışı göster
line-searching = Hamle dizisi aranıyor…
line-none = Bu süre içinde bir hamle dizisi kanıtlanamadı.
line-play = Oynat
line-pause = Duraklat

## Analiz masası

tab-verdicts = Değerlendirme
tab-moves = Hamleler
tab-insight = Genel bakış
tab-share = Paylaş
branch = { $move }. hamleden sonraki varyant
branch-leave = Varyanttan çık
copy-position = Konumu kopyala
copied-position = Konum kopyalandı.
copy-record = Kaydı kopyala
copied-record = Kayıt kopyalandı.
change-position = Konumu değiştir

## Görülecekler

insight-none = Bu konuma eklenecek bir şey yok.
insight-show = Tahtada göster

## Oyunun dönüm noktası

lost-title = Dönüm noktası
lost-working = Dönüm noktası aranıyor…
lost-proven =
    { $had ->
        [draw] { $you ->
                [yes] Oyunu { $move }. hamlede kaybettin
               *[no] { $name } oyunu { $move }. hamlede kaybetti
            }: öncesinde beraberlik kanıtlıydı, sonrasında yenilgi kanıtlı.
       *[win] { $you ->
                [yes] Oyunu { $move }. hamlede kaybettin
               *[no] { $name } oyunu { $move }. hamlede kaybetti
            }: öncesinde galibiyet kanıtlıydı, sonrasında yenilgi kanıtlı.
    }
lost-at-latest =
    { $percent ->
        [0] Dönüm noktası { $move }. hamleydi: sonrasında { $you ->
                [yes] kaybedilmiş bir konumdaydın
               *[no] { $name } kaybedilmiş bir konumdaydı
            } (kanıtlandı). Öncesinin nasıl olduğu belirlenemedi.
       *[other] Dönüm noktası { $move }. hamleydi: sonrasında { $you ->
                [yes] kaybedilmiş bir konumdaydın (kanıtlandı); öncesinde şansın
               *[no] { $name } kaybedilmiş bir konumdaydı (kanıtlandı); öncesinde şansı
            } yaklaşık %{ $percent } idi (tahmin).
    }
lost-before =
    { $you ->
                [yes] Turun ilk hamlesinden önce kaybedilmiş bir konumdaydın
               *[no] { $name }, turun ilk hamlesinden önce kaybedilmiş bir konumdaydı
            }: bu kanıtlandı ve ikinci bir fırsat da çıkmadı.
lost-again = Oyun daha önce de el değiştirmişti, ilk kez { $move }. hamlede.
lost-fell = Hiçbir şey kanıtlanamadı. Tahminimize göre { $you ->
                [yes] en çok { $move }. hamlede kaybettin
               *[no] { $name } en çok { $move }. hamlede kaybetti
            }: kazanma olasılığı %{ $from } iken %{ $to } oldu.
lost-cost =
    { $points ->
        [one] En pahalıya mal olan, { $you ->
                [yes] senin { $move }. hamlendi
               *[no] { $move }. hamleydi ({ $name })
            }: { $points } puan. Kartlar açıkken en iyi oynanışla turun bu taraf için değeri öncesinde { $from }, sonrasında { $to } idi.
       *[other] En pahalıya mal olan, { $you ->
                [yes] senin { $move }. hamlendi
               *[no] { $move }. hamleydi ({ $name })
            }: { $points } puan. Kartlar açıkken en iyi oynanışla turun bu taraf için değeri öncesinde { $from }, sonrasında { $to } idi.
    }
lost-fated = Kaybeden tarafın hiçbir hamlesi puana mal olmadı: bu kartlarla yapacak bir şey yoktu.
lost-unknown = Oyunun nerede kaybedildiğini ne bir kanıt ne de bir tahmin gösteriyor.
lost-nobody = Bu oyunu kimse kaybetmedi.
lost-go = { $move }. hamleden önceki konumu göster
lost-find = Dönüm noktasını bul
lost-longer = Daha uzun süre ara
mistakes = Hatalar
verdict-played = oynandı
mark-mistake = kanıtlanmış bir hata
mark-cost =
    { $points ->
        [one] { $points } puana mal oldu
       *[other] { $points } puana mal oldu
    }
mark-turning = oyun burada kaybedildi

# Derslerin ve kuralların sayfaları.

## Dersler

learn-heading = Oynayarak öğren
learn-intro = Yeni başlayanlar için kısa dersler: her seferinde tek bir fikir, hemen tahtada denersin.
learn-start = Başla
learn-continue = Devam et
learn-once-more = Bir daha
learn-steps =
    { $count ->
        [one] { $count } adım
       *[other] { $count } adım
    }
learn-progress = { $count } adımdan { $done } tanesi tamam
learn-finished = Tamamlandı
learn-line = İlerleme
learn-rules = Bütün kurallar
learn-rule = Kural { $id }
learn-course = { $game } öğren
learn-step = Adım { $step } / { $count }
learn-restart = İlk adıma dön
learn-all = Bütün dersler
learn-back = Geri
learn-next = İleri
learn-again = Tekrar dene
learn-help = Göster
learn-end = Artık { $game } oynayabilirsin!
learn-end-level = Oyun, en kolay seviyeye karşı hemen başlar.

## Kurallar

rules-heading = { $game } kuralları
rules-contents = İçindekiler
rules-course = Adım adım öğren
rules-show = Göster
rules-reset = Başa dön
rules-ruling = Bizim kararımız: kural kitabı bunu açık bırakıyor.
rules-link = Kural { $id }

## Çözüldü

solved-intro = Kusursuz oyun nereye varır: tahmin değil, kanıt. Kendin gör, sonra bilgisayara karşı dene.
solved-yours = Sıra sende
solved-proof = Nereden biliyoruz?
solved-stop = Durdur
solved-continue = Sürdür
solved-positions = { $positions } konum
solved-positions-left =
    { $minutes ->
        [0] { $positions } konum, bir dakikadan az kaldı
        [one] { $positions } konum, yaklaşık bir dakika kaldı
       *[other] { $positions } konum, yaklaşık { $minutes } dakika kaldı
    }
solved-broken = Denetim yarıda kaldı. Lütfen yeniden dene.
solved-no-workers = Denetim için web worker gerekir, bu tarayıcıda yok.

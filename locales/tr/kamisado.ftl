# Kamisado oyununun kelimeleri. colour, side, card, symbol ve emblem değişkenleri zaten kelimedir.
# Ders: adım başına bir fikir, en çok kırk kelime.

## Bir bakışta

kamisado-about = Geldiğin karenin rengi, rakibinin oynaması gereken kuleyi belirler. Karşıya ilk ulaşan kazanır.
kamisado-brief-1 = Kulelerinden birini düz ya da çapraz olarak ileri, istediğin kadar götür.
kamisado-brief-2 = Geldiği karenin rengi belirler: rakibin şimdi o renkteki kuleyi oynamak zorunda.
kamisado-brief-3 = Yani her hamlede rakibinin kulesini de seçersin. Gidemeyen kule pas geçer.
kamisado-brief-4 = Karşı sıraya ilk ulaşan turu kazanır.
kamisado-credit = Kamisado, Peter Burley’nin oyunudur (Burley Games, HUCH! & friends).
kamisado-seat-first = Siyah (başlar)
kamisado-ladder = Kamisado

## Bilgisayar oyuncular

kamisado-player-1 = Piyo
kamisado-player-1-about = Yol açıksa karşıya ulaşır ama bir rengin hangi kuleyi çağırdığını sık sık unutur.
kamisado-player-2 = Mimi
kamisado-player-2-about = Bir hamle ilerisine bakar: pek dikkatsiz değildir ama kolayca gafil avlanır.
kamisado-player-3 = Gama
kamisado-player-3-about = Senin yanıtını da düşünür. Arada bir tahtanın öbür ucundaki bir kuleyi unutur.
kamisado-player-4 = Suzu
kamisado-player-4-about = En kısa mücadeleleri hesaplar ama uzun maçlarda arada bir aceleyle oynar.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Birkaç hamlelik mücadeleleri, girmeden önce hesaplar.
kamisado-player-6 = Saru
kamisado-player-6-about = Daha uzun mücadeleleri de hesaplar, onu gafil avlamak zordur.
kamisado-player-7 = Yoru
kamisado-player-7-about = Turların çoğunu sonuna kadar hesaplar ama arada bir şöyle bir bakıp oynar.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Neredeyse her turu sonuna kadar hesaplar. Tek bir hata yeter.

## Koç

kamisado-coach-any = Geldiğin karenin rengine bak: { $name } bir sonraki hamlede o renkteki kulesini oynamak zorunda.
kamisado-coach-win = Şimdi karşı sıraya ulaşabilirsin!
kamisado-coach-careful = Dikkat, şu renklerden birine gelirsen { $name } karşıya ulaşır: { $colours }.
kamisado-coach-through = Ne yaparsan yap, { $name } bu kez karşıya ulaşıyor.
kamisado-coach-calls = Oradaki kare { $colour }: { $name } { $colour } kulesini oynamak zorunda kalır.
kamisado-coach-danger = Oraya değil! Oradaki kare { $colour }: { $name } { $colour } kulesiyle karşıya ulaşabilir.
kamisado-coach-blocked = Bundan sonra { $name } oynayamaz: sıra yine sende olur.
kamisado-coach-wins = Bu hamleyle karşıya ulaşır ve turu kazanırsın.
kamisado-coach-called = Geldiğin kare { $colour }: { $name } şimdi { $colour } kulesini oynamak zorunda.
kamisado-coach-lost = Geldiğin kare { $colour } olunca rakibin ({ $name }) { $colour } kulesine yol açıldı.

## Seçenekler

kamisado-option-length = Uzunluk
kamisado-option-length-single = Tek tur
kamisado-option-length-single-help = Rakibin başlangıç sırasına ulaşan ilk kule kazanır.
kamisado-option-length-standard = Standart
kamisado-option-length-standard-help = 3 puana ilk ulaşan kazanır. Turu kazanan kule Sumo olur.
kamisado-option-length-long = Uzun
kamisado-option-length-long-help = 7 puana ilk ulaşan kazanır; ikili Sumoya kadar.
kamisado-option-length-marathon = Maraton
kamisado-option-length-marathon-help = 15 puana ilk ulaşan kazanır; üçlü Sumoya kadar.
kamisado-option-length-series = Seri
kamisado-option-length-series-help = Her biri bir puanlık tek turlar; oyuncular sırayla başlar.
kamisado-option-rounds = Tur sayısı
kamisado-option-setup = Diziliş
kamisado-option-setup-usual = Standart
kamisado-option-setup-usual-help = Her kule kendi renginde başlar.
kamisado-option-setup-tournament = Turnuva
kamisado-option-setup-tournament-help = Önce Siyah, sonra Beyaz kulelerini istediği gibi dizer.

## Kelimeler

kamisado-seat-1 = Siyah
kamisado-seat-2 = Beyaz
kamisado-colour-brown = kahverengi
kamisado-colour-green = yeşil
kamisado-colour-red = kırmızı
kamisado-colour-yellow = sarı
kamisado-colour-pink = pembe
kamisado-colour-purple = mor
kamisado-colour-blue = mavi
kamisado-colour-orange = turuncu
kamisado-word-brown = Kahverengi
kamisado-word-green = Yeşil
kamisado-word-red = Kırmızı
kamisado-word-yellow = Sarı
kamisado-word-pink = Pembe
kamisado-word-purple = Mor
kamisado-word-blue = Mavi
kamisado-word-orange = Turuncu
kamisado-ground-brown = kahverengi
kamisado-ground-green = yeşil
kamisado-ground-red = kırmızı
kamisado-ground-yellow = sarı
kamisado-ground-pink = pembe
kamisado-ground-purple = mor
kamisado-ground-blue = mavi
kamisado-ground-orange = turuncu
kamisado-direction-ahead = İleri
kamisado-direction-left = Sol
kamisado-direction-right = Sağ
kamisado-direction-back = Geri

## Sıra kimde ve neden

kamisado-status =
    { $you ->
        [yes]
            { $colour ->
                [none] Sıra sende: istediğin kuleyi oyna
               *[other] Sıra sende: { $colour } kuleyi oyna
            }
       *[no]
            { $colour ->
                [none] { $name } istediği kuleyi oynuyor
               *[other] { $name } { $colour } kulesini oynuyor
            }
    }
kamisado-status-opening = Turun açılış hamlesi serbesttir.
kamisado-status-landed =
    { $you ->
        [yes] Geldiğin kare { $ground }.
       *[no] { $name }, { $ground } bir kareye geldi.
    }
kamisado-status-pushed =
    { $you ->
        [yes] Sumo saldırısı: bir kuleyi { $ground } bir kareye ittin ve yeniden oynuyorsun.
       *[no] Sumo saldırısı: { $name } bir kuleyi { $ground } bir kareye itti ve yeniden oynuyor.
    }
kamisado-status-blocked =
    { $you ->
        [yes] Oynayamıyorsun: { $tower } kulen { $ground } bir karede engellendi.
       *[no] { $name } oynayamıyor: { $tower } kulesi { $ground } bir karede engellendi.
    }
kamisado-status-set-up =
    { $you ->
        [yes] Kulelerini diz
       *[no] { $name } kulelerini diziyor
    }
kamisado-status-fill =
    { $you ->
        [yes] Turu kazandın: dizilişi seç
       *[no] { $name } turu kazandı ve dizilişi seçiyor
    }
kamisado-status-over = Maç bitti

## Nasıl biter

kamisado-reason-home-row = Bir kule rakibin başlangıç sırasına ulaştı.
kamisado-reason-deadlock = Kilitlenme: kimse oynayamıyor, son hamleyi yapan kaybeder.
kamisado-reason-level = İki oyuncunun da puanı eşit.
kamisado-ending-home-row =
    { $you ->
        [winner] Rakibinin ({ $loser }) başlangıç sırasına { $tower } kulenle ulaştın.
        [loser] { $winner } senin başlangıç sırana { $tower } kulesiyle ulaştı.
       *[none] { $winner } rakibinin ({ $loser }) başlangıç sırasına { $tower } kulesiyle ulaştı.
    }
kamisado-ending-deadlock =
    { $you ->
        [winner] Kilitlenme: kimse oynayamıyor. Son hamleyi { $loser } yaptı, bu yüzden sen kazandın; dişi { $tower } kulen alır.
        [loser] Kilitlenme: kimse oynayamıyor. Son hamleyi sen yaptın, bu yüzden { $winner } kazandı; dişi { $tower } kule alır.
       *[none] Kilitlenme: kimse oynayamıyor. Son hamleyi { $loser } yaptı, bu yüzden { $winner } kazandı; dişi { $tower } kule alır.
    }

## Tahta

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
        [plannable] , planlanabilir
        [planned] , planlanan hamle
       *[none] { "" }
    }
kamisado-fill-title =
    { $name ->
        [none] Turu kazandın.
       *[other] Turu { $name } kazandı.
    } İki başlangıç sırası hangi taraftan dizilsin?
kamisado-fill-left = Soldan diz
kamisado-fill-right = Sağdan diz
kamisado-line-up = { $side }: { $towers }
kamisado-set-up-title = Kulelerini diz: yerlerine sürükle ya da iki kuleye dokunup yerlerini değiştir.
kamisado-set-up-done = Hazır
kamisado-refused-turn =
    Şu anda { $name ->
        [none] { $side }
       *[other] { $name }
    } oynuyor.
kamisado-refused-enemy = Bu kule senin değil, rakibinin ({ $side }).
kamisado-refused-tower =
    Yalnızca { $tower } kule oynayabilir: { $reason ->
        [pushed] { $side } bir kuleyi { $tower } bir kareye itti.
        [blocked] { $side }, { $tower } bir karede engellendi.
       *[landed] { $side }, { $tower } bir kareye geldi.
    }
kamisado-refused-stuck = Şu an { $tower } kule oynayamaz.
kamisado-refused-square = Oraya { $tower } kuleyle gidemezsin. Gidebileceğin yerleri noktalar gösterir.
kamisado-refused-first = Önce kulelerinden birini seç.
kamisado-refused-set-up = Kendi kulelerinden ikisinin yerini değiştir.
kamisado-your-turn =
    { $tower ->
        [none] Sıra sende: istediğin kule
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
kamisado-planning = { $square } karesindeki { $tower } kulenin hamlesi planlanıyor: bir kare seç
kamisado-swapped = Yer değiştiren kuleler: { $tower } ve { $other }
kamisado-moved = { $side }: { $tower } kule { $from } → { $to }, { $ground } kare
kamisado-pushed =
    { $side }: { $tower } kule { $from } → { $to } Sumo saldırısı yapar ve { $count ->
        [one] { $count } kuleyi
       *[other] { $count } kuleyi
    } { $ground } kareye iter
kamisado-passed = { $side }: { $tower } kule { $square } karesinde engellendi. Şimdi { $next } { $colour } kulesini oynar
kamisado-round-won =
    { $reason ->
        [deadlock] { $side } turu kilitlenmeyle kazandı; dişi { $tower } kule alır
       *[home-row] { $side } turu { $tower } kuleyle kazandı
    }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
kamisado-placed = { $side } kulelerini dizdi
kamisado-filled =
    { $side } { $fill ->
        [left] soldan
       *[right] sağdan
    } dizmeyi seçti
kamisado-round-started = Yeni tur: { $side } başlar
kamisado-match-over =
    { $side ->
        [none] Maç berabere bitti
       *[other] { $side } maçı kazandı
    }{ $reason ->
        [deadlock] { " " }(kilitlenme)
       *[other] { "" }
    }

## Ders

kamisado-course-about = İlk hamleden üçlü saldırıya: renkler, Sumolar, puanlar.
kamisado-course-end = Kulelerin nasıl hareket ettiğini, renklerin nasıl karar verdiğini ve Sumoların neler yapabildiğini biliyorsun. Gerisi oynadıkça gelir.
kamisado-course-open-title = İstediğin kule
kamisado-course-open = Sen Siyah’sın, alttasın. Karşıdaki sıraya ilk ulaşan kazanır. Turun ilk hamlesi serbesttir: kulelerinden birini seç ve ileri oyna.
kamisado-course-open-done = Güzel. Tek serbest seçim buydu: bundan sonra renkler karar verir.
kamisado-course-forward-title = Yalnızca ileri
kamisado-course-forward = Bir kule düz ya da çapraz ileri, istediğin kadar gider. Asla yana, asla geri gitmez. Mavi kuleni çapraz oyna.
kamisado-course-forward-wrong = Bu dümdüzdü. Bu kez soldaki ya da sağdaki bir noktayı seç.
kamisado-course-forward-done = Doğru. Tek bir çizgide, istediğin kadar, hep karşı tarafa doğru.
kamisado-course-follow-title = Renk karar verir
kamisado-course-follow = Beyaz az önce sarı bir kareye geldi. Bu bir emirdir: şimdi sarı kuleni oynamalısın. İstediğin yere oyna.
kamisado-course-follow-done = Kamisado’nun özü budur: sırada hangi kulenin olduğunu kare belirler.
kamisado-course-send-title = Beyaz için sen karar ver
kamisado-course-send = Bu iki taraf için de geçerli: geldiğin karenin rengi, Beyaz’ın oynaması gereken kuleyi belirler. Beyaz’a turuncu kulesini oynat!
kamisado-course-send-wrong = O kare turuncu değil. Noktaların arasında turuncu kareyi bul.
kamisado-course-send-done = Turuncu kareye geldin, Beyaz da turuncu kulesini oynamak zorunda kaldı. O mavi kareye gitti: şimdi sıra senin mavi kulende olurdu.
kamisado-course-slip-title = Atlamak yok
kamisado-course-slip = Kuleler birbirinin üstünden atlamaz. Düz yol kapalı. Ama yalnızca köşeleri birbirine değen iki kule arasında bir geçit kalır: aralarından çapraz geç.
kamisado-course-slip-wrong = O yol açık, ama geçit o değil. Sağa, iki kulenin arasından git.
kamisado-course-slip-done = Geçtin! Birbirine değen köşeler çaprazı kapatmaz.
kamisado-course-win-title = Karşıdaki sıra
kamisado-course-win = Beyaz turuncu kareye geldi ve turuncu kulenin yolu açık. Beyaz’ın başlangıç sırasına kadar git ve turu kazan!
kamisado-course-win-wrong = Yeterince uzak değil. Son sıraya git: küçük kapının olduğu kareye.
kamisado-course-win-done = Beyaz’ın başlangıç sırasına ulaştın. Tur senin.
kamisado-course-must-title = Oynayabiliyorsan oynamalısın
kamisado-course-must = Oynayabiliyorsan pas geçemezsin. Beyaz’ın mavi kulesinin gidebileceği tek bir kare var, o da pembe. Mavi kareye oyna!
kamisado-course-must-then-1 = Beyaz’ın başka seçeneği yoktu, pembe kareye gitti. Şimdi sıra pembe kulende: karşıya ulaş!
kamisado-course-must-wrong = Orası değil. Önce mavi kare, sonra pembe kuleyle dümdüz son sıraya.
kamisado-course-must-done = Rakibi zorlamak en iyi silahtır.
kamisado-course-poison-title = Zehirli renkler
kamisado-course-poison = Beyaz’ın kırmızı kulesiyle senin başlangıç sıran arasında hiçbir şey yok. Kırmızı kareye gelirsen o kule karşıya ulaşır ve kazanır. Kırmızı zehirli: başka bir renge oyna.
kamisado-course-poison-wrong = Kırmızı! Şimdi Beyaz’ın kırmızı kulesi karşıya ulaşırdı. Başka bir renk seç.
kamisado-course-poison-done = İyi gördün. Her hamleden önce kendine sor: Beyaz’ın hangi kuleleri karşıya ulaşabilir?
kamisado-course-blocked-title = Engellenen kule
kamisado-course-blocked = Beyaz’ın yeşil kulesi sıkışmış, hiç oynayamıyor. Yeşil kareye oyna ve ne olduğuna bak.
kamisado-course-blocked-then-1 = Beyaz’ın yeşil kulesi pas geçmek zorunda. Sarı karede durduğu için sıra yine sende, sarı kuleyle. Karşıya ulaş!
kamisado-course-blocked-wrong = Bir daha bak: önce yeşil kare, sonra sarı kuleyle dümdüz son sıraya.
kamisado-course-blocked-done = Kazandın! Pas, kulenin durduğu karede biten bir hamle sayılır: sıradaki kuleyi o karenin rengi belirler.
kamisado-course-deadlock-title = Kilitlenme
kamisado-course-deadlock = Bazen engellenen kuleler birbirini sonsuza dek çağırır. Buna kilitlenme denir ve son hamleyi yapan kaybeder. Yeşil kareye oyna: Beyaz’ın tek bir yanıtı var.
kamisado-course-deadlock-wrong = O yeşil değil. Yeşil kare mavi kulenin hemen önünde.
kamisado-course-deadlock-done = Senin kırmızı kulen ile Beyaz’ın yeşil kulesi sıkıştı ve birbirini çağırıp duruyor. Son hamleyi Beyaz yaptı, sen kazandın.
kamisado-course-tooth-title = Bir ejderha dişi
kamisado-course-tooth = Çok turlu maçlarda her tur puan getirir. Bunu turuncu kulenle kazan: bir ejderha dişi alır ve Sumo olur.
kamisado-course-tooth-then-1 = Bir puan! Kazanan, iki başlangıç sırasının nasıl dizileceğini seçer: soldan ya da sağdan. İki dizilişten birini seç.
kamisado-course-tooth-wrong = Turuncu kulen son sıraya çaprazdan ulaşır. Küçük kapıyı ara.
kamisado-course-tooth-done = Bütün kuleler kendi başlangıç sıralarına döndü; sonraki tura kaybeden başlar.
kamisado-course-sumo-title = Güçlü ama yavaş
kamisado-course-sumo = Ejderha dişi taşıyan mor kulen bir Sumo. Ağırdır: en fazla beş kare gider. Onu tam beş kare ilerlet.
kamisado-course-sumo-wrong = Kareleri say: beş olmalı.
kamisado-course-sumo-done = Sınırı beştir. Ama güçlüdür, göreceksin.
kamisado-course-points-title = Puanlar
kamisado-course-points = Bir kulenin ilk dişi 1 puan getirir, ikincisi 2, üçüncüsü 4, dördüncüsü 8. Standart maç 3 puana kadardır, senin 1 puanın var: Sumonla kazan!
kamisado-course-points-wrong = Mor Sumon dümdüz son sıraya gidebilir.
kamisado-course-points-done = İki puan daha, üç etti: maç senin. Uzun maç 7 puana, maraton 15 puana kadardır.
kamisado-course-push-title = Sumo saldırısı
kamisado-course-push = Sumonun tam önünde bir kule duruyor. Onu it: Sumon bir adım ilerler, diğer kule bir kare geri gider.
kamisado-course-push-then-1 = Beyaz sırasını kaybeder. İtilen kulenin geldiği karenin rengiyle yine sen oynarsın: sarıyla. İstediğin yere oyna.
kamisado-course-push-wrong = Bu normal bir hamleydi. Sumonun tam önündeki kuleyi it.
kamisado-course-push-done = Bir saldırı ve bir hamle daha: Sumolar böyle kazanır.
kamisado-course-equals-title = Yalnızca daha zayıflar
kamisado-course-equals = Sumo yalnızca daha zayıf bir rakip kuleyi iter: dümdüz, boş bir kareye; kendi başlangıç sırasında duran bir kuleyi asla itemez. Burada başka bir Sumo var, onu itemezsin: normal bir hamle yap.
kamisado-course-equals-done = Tek hamlen Sumo saldırısıysa onu yapmak zorundasın. O da yoksa Sumon engellenmiştir.
kamisado-course-double-title = İkili Sumo
kamisado-course-double = İki dişli kule ikili Sumodur. En fazla üç kare gider, ama iki kuleye kadar iter, Sumoları da. Yeşil kuleyle it!
kamisado-course-double-then-1 = İtilen son kule yeşil kareye geldi, bu yüzden yeşil kule yine oynar. Çapraz git, karşıya ulaş!
kamisado-course-double-wrong = Önce dümdüz it, sonra çapraz son sıraya git.
kamisado-course-double-done = Üçüncü dişi dört puan getirir ve maçı 9–3 kazandırır.
kamisado-course-triple-title = Üçlü Sumo
kamisado-course-triple = Üç dişli kule üçlü Sumodur. Yalnızca bir kare gider, ama üç kuleye kadar iter, ikili Sumoları da. Sarı kuleyle üçünü birden it!
kamisado-course-triple-wrong = Dümdüz: üçü de önünde duruyor.
kamisado-course-triple-done = Sonuncusu mavi kareye geldi, sen de mavi kuleyle devam edersin.
kamisado-course-set-up-title = Kendi dizilişin
kamisado-course-set-up = Turnuvalarda kuleler kendi renklerinde başlamak zorunda değildir. Önce Siyah dizer, sonra Beyaz. Birkaç kulenin yerini değiştir ve “Hazır” düğmesine bas.
kamisado-course-set-up-wrong = Önce en az iki kulenin yerini değiştir: birine, sonra diğerine dokun.
kamisado-course-set-up-done = Beyaz dizilişini gördü, şimdi kendisi diziyor. Sonra açılış hamlesini sen yaparsın.

## Kurallar

kamisado-aim = İki oyuncu, tek amaç: bir kuleyi rakibin başlangıç sırasına ilk ulaştıran olmak.
kamisado-box = 2 oyuncu, 10 yaş ve üzeri. Tek tur 20–30 dakika, standart maç 60–90 dakika, uzun maç 2–3 saat, maraton 3–5 saat sürer.
kamisado-section-board = Tahta ve kuleler
kamisado-section-tower = Hangi kule oynar
kamisado-section-move = Oynamak ve kazanmak
kamisado-section-match = Maçlar ve puanlar
kamisado-section-next = Sonraki tur
kamisado-section-sumo = Sumolar ve saldırılar
kamisado-section-set-up = Turnuva dizilişi
kamisado-section-notation = Hamleleri yazmak
kamisado-rule-B1 = Tahtada sekiz renkte 64 kare vardır; her renk her sırada ve her sütunda bir kez bulunur. Bir oyuncunun önündeki sıra onun başlangıç sırasıdır. İki oyuncu için de bu sıranın sol ucu kahverengi, sağ ucu turuncudur.
kamisado-rule-B2 = Her oyuncunun her renkten bir tane, sekiz kulesi vardır. İlk turda her kule kendi renginin karesinde başlar. Siyah hücum oyuncusudur ve ilk oynar; Beyaz savunma oyuncusudur. Daha deneyimli oyuncu Beyaz’ı alır. İki oyuncu da maç boyunca kendi rengini korur.
kamisado-rule-B3 = Renk körlerinin de oynayabilmesi için karelerde ve kulelerde her rengin kendi kanji karakteri de vardır.
kamisado-rule-T1 = Bir turun açılış hamlesi serbesttir: o turun hücum oyuncusu istediği kuleyi oynayabilir.
kamisado-rule-T2 = Ondan sonra, rengi rakibinin son hamlesinin bittiği karenin rengiyle aynı olan kuleni oynamalısın. Bir saldırıdan sonra bunun yerine S3 kuralı geçerlidir.
kamisado-rule-D1 = Kule, düz ya da çapraz, tek bir çizgide istediğin kadar ileri gider. İtilmedikçe hiçbir kule yana ya da geri gitmez.
kamisado-rule-D2 = Yalnızca boş karelerden geçer: kuleler atlamaz.
kamisado-rule-D3 = Hamlesi boş bir karede biter. Bir karede hiçbir zaman birden fazla kule olmaz ve taş alma yoktur.
kamisado-rule-D4 = Bir kule, köşeleri birbirine değen iki kulenin arasından çapraz geçebilir.
kamisado-rule-D5 = Oynayabilen kule oynamak zorundadır.
kamisado-rule-D6 = Engellenen kule pas geçer. Bu, kendi karesinde biten sıfır uzunlukta bir hamle sayılır: rakip şimdi o karenin rengindeki kulesini oynamalıdır. O da engellenmişse paslar aynı şekilde devam eder.
kamisado-rule-D7 = Rakibin başlangıç sırasına ulaşan turu hemen kazanır.
kamisado-rule-D8 = Bir pas zinciri, içinde daha önce pas geçmiş bir kuleye dönerse artık kimse oynayamaz. Buna kilitlenme denir; bir kuleyi hamleyle ya da saldırıyla en son gerçekten oynatan oyuncu, buna mecbur kalmış olsa bile turu kaybeder. Zincir, her oyuncudan birer olmak üzere iki kuleden, ama dört, altı ya da daha fazla kuleden de oluşabilir. Art arda iki pas henüz kilitlenme değildir: daha uzun bir zincir, oynayabilen bir kuleye ulaşabilir.
kamisado-rule-M1 = Başlamadan önce oyuncular maçın uzunluğunda anlaşır.
kamisado-rule-M2 = Turu kazanan kule bir ejderha dişi alır. Bir kulenin ilk dişi 1 puan getirir, ikincisi 2, üçüncüsü 4, dördüncüsü 8. Biri kararlaştırılan puana ulaşır ulaşmaz maç biter; puanı daha fazla da olabilir. Böylece bir turu Sumo kazanırsa standart maç, ikili Sumo kazanırsa uzun maç, üçlü Sumo kazanırsa maraton hemen kazanılır.
kamisado-rule-M3 = Bir dişli kule Sumo, iki dişli kule ikili Sumo, üç dişli kule üçlü Sumodur. Bu rütbeyi maçın sonuna kadar korur.
kamisado-rule-M4 = Kilitlenmeden sonra diş, kaybedenin son gerçek hamlesi hangi renkte bir karede bittiyse kazananın o renkteki kulesine gider.
kamisado-ruling-M4 = O hamle bir saldırıysa, iten kulenin girdiği kare sayılır.
kamisado-rule-M5 = Her biri bir puanlık birkaç tek tur da oynanabilir; oyuncular sırayla başlar.
kamisado-ruling-M5 = Böyle bir serinin tur sayısı bellidir ve turların hepsi oynanır. Her turda kuleler kendi renklerinde başlar, Sumo yoktur ve seri berabere bitebilir.
kamisado-rule-P1 = Sonraki tur için bütün kuleler başlangıç sıralarına döner. Son turu kazanan oyuncu artık savunma oyuncusudur ve soldan mı sağdan mı dizileceğini seçer; böylece zayıf yanları olan, kolay saldırılabilecek bir dizilişten kaçınabilir.
kamisado-rule-P2 = Kaybeden artık hücum oyuncusudur; aynı yönde dizer ve açılış hamlesini yapar.
kamisado-rule-P3 = Önce savunma oyuncusu, sonra hücum oyuncusu dizer. Herkes kulelerini sıra sıra alır: önce kendi başlangıç sırasını, en son karşıdaki sırayı. Soldan dizerken (P3) her sırada en soldaki kule önce gelir ve kuleler başlangıç sırasının kahverengi ucundan başlayarak tek tek konur. Sağdan dizerken (P4) en sağdaki önce gelir ve turuncu uçtan başlanır. Sol ve sağ her zaman oyuncunun kendisine göredir.
kamisado-rule-S1 = Sumo en fazla beş kare gider, ikili Sumo üç, üçlü Sumo bir.
kamisado-rule-S2 = Sumo, normal bir hamle yerine tam önündeki rakip kuleyi itebilir (Sumo saldırısı, Japonca oshi); ikili Sumo aralıksız bir dizide iki, üçlü Sumo üç kuleye kadar itebilir. İten kule ve itilen bütün kuleler onun yönünde birer kare gider.
kamisado-rule-S3 = Saldırıdan sonra rakip sırasını kaybeder. İten oyuncu yeniden oynar: itilen kulelerden en uzaktaki hangi renkte bir kareye geldiyse o renkteki kulesiyle. Saldırılar birbirini izleyebilir.
kamisado-ruling-S3 = O kule engellenmişse her zamanki gibi pas geçer.
kamisado-rule-S4 = Saldırı asla çapraz yapılmaz.
kamisado-rule-S5 = İtilen son kulenin arkasındaki kare boş olmalıdır. Bu kare başlangıç sırasında olabilir.
kamisado-rule-S6 = Kendi başlangıç sırasındaki bir kule itilemez: hiçbir şey tahtadan dışarı itilmez. Bu yüzden bir saldırı tek başına asla karşıdaki sıraya ulaşmaz.
kamisado-rule-S7 = Dizi, itenin rütbesinden uzun olamaz: Sumo için bir kule, ikili Sumo için iki, üçlü Sumo için üç.
kamisado-rule-S8 = İtilen her kulenin rütbesi itenden düşük olmalıdır: Sumo Sumoyu, ikili Sumo ikili Sumoyu, üçlü Sumo üçlü Sumoyu itemez.
kamisado-rule-S9 = Yalnızca rakip kuleler itilebilir.
kamisado-rule-S10 = Kulenin başka hamlesi varsa itmek zorunda değilsin.
kamisado-rule-S11 = Kulenin tek hamlesi saldırıysa onu yapmak zorundasın. Saldırı da yapılamıyorsa kule engellenmiştir.
kamisado-rule-U1 = Turnuvalarda ve daha çeşitli bir açılış isteyen deneyimli oyuncular arasında, yalnızca ilk turda: hücum oyuncusu sekiz kulesini başlangıç sırasına istediği sırayla koyar.
kamisado-rule-U2 = Bunu gören savunma oyuncusu, sonra aynısını yapar. Geri kalan her şey her zamanki gibidir.
kamisado-rule-U3 = Saatle oynanırken dizme sırasında hücum oyuncusunun süresi işler, sonra savunma oyuncusunun, açılış hamlesi için yine hücum oyuncusunun.
kamisado-ruling-U3 = Süresi biten maçı kaybeder.
kamisado-rule-N1 = Bir hamle dört işaretle yazılır: kule, oyuncusuna göre yön, kare sayısı ve ulaşılan renk. Sözle: Mor Sol 5 Sarı. Engellenen kulede yön yerine 0 yazılır.
kamisado-rule-N2 = Saldırıdan sonra itilen kuleler de geri gitmiş olarak yazılır ve ulaşılan rengin sonraki kuleyle eşleşmesi gerekmez. Her turun başındaki diziliş ve diziliş yönünün seçimi de kayda girer.
kamisado-diagram-T1 = Başlangıç konumu. Siyah kulelerden herhangi biri açılışı yapabilir: birine dokun, nereye gidebileceğini gör.
kamisado-diagram-T2 = Siyah mavi kareye geldi, bu yüzden Beyaz mavi kulesini oynar. Her rengin sonraki kuleyi nasıl çağırdığını izle.
kamisado-diagram-D1 = Mavi kule oynamalı; noktalar gidebileceği her yeri gösterir.
kamisado-diagram-D4 = Düz yol kapalı; sağdaki geçitten yol açık.
kamisado-diagram-D6 = Beyaz’ın yeşil kulesi sarı bir karede sıkışmış. Kahverengi kule yeşil kareye gelince Beyaz pas geçer, Siyah sarı kuleyle devam eder.
kamisado-diagram-D7 = Beyaz turuncu kareye geldi ve Siyah’ın turuncu kulesinin önünde hiçbir engel yok.
kamisado-diagram-chain = İki pas, ama yine de kilitlenme yok: mavi kule yeşil kareye gelir, Beyaz’ın yeşil kulesi sarıda, Siyah’ın sarı kulesi mavide pas geçer. Bu yüzden Beyaz mavi kulesini sarı kareye oynar, Siyah bir daha pas geçer ve mavi kule karşıya ulaşır.
kamisado-diagram-D8 = Mavi kule yeşil kareye gelir, Beyaz’ın tek yanıtı kırmızı karedir. Şimdi Siyah’ın kırmızı kulesi ile Beyaz’ın yeşil kulesi birbirini sonsuza dek çağırır. Son hamleyi yapan Beyaz kaybeder.
kamisado-diagram-P1 = Siyah turu kazandı ve seçmeden önce iki dizilişi de görür.
kamisado-diagram-S1 = Mor Sumo en fazla beş kare gider, daha uzağa değil.
kamisado-diagram-S2 = Mor Sumo kırmızı kuleyi sarı bir kareye iter; Siyah sarı kuleyle devam eder.
kamisado-diagram-DS2 = Yeşil ikili Sumo bir kuleyi ve bir Sumoyu art arda iki kez iter; sonra pembe kule karşıya ulaşır.
kamisado-diagram-TS2 = Sarı üçlü Sumo üç kule iter, mavi kule bir Sumoyu iter, sarı bir kez daha iter.
kamisado-diagram-S8 = Mor Sumonun önünde başka bir Sumo var: itilecek bir şey yok.
kamisado-diagram-S11 = Mor Sumonun normal hamlesi yok, bu yüzden itmek zorunda.
kamisado-diagram-U1 = Yer değiştirmek için iki kuleye dokun ya da birini diğerinin üstüne sürükle.

## Elle dizmek

kamisado-editor-help = Herhangi bir kuleyi herhangi bir boş kareye koy.
kamisado-editor-usual = Standart diziliş
kamisado-editor-side = Sıra
kamisado-editor-task = Ne oynanacak
kamisado-editor-any = İstediği kule (açılış hamlesi)
kamisado-editor-fill = Diziliş seçimi (tur kazanıldı)
kamisado-editor-teeth =
    { $points ->
        [one] { $side }, ejderha dişleri: { $points } puan
       *[other] { $side }, ejderha dişleri: { $points } puan
    }
kamisado-editor-tower =
    { $count ->
        [one] Kule ({ $colour }): { $count } ejderha dişi. Değiştir
       *[other] Kule ({ $colour }): { $count } ejderha dişi. Değiştir
    }
kamisado-part-position = satırın tamamı
kamisado-part-board = tahta
kamisado-part-side = sıranın kimde olduğu
kamisado-part-active = ne oynanacağı
kamisado-part-target = maçın uzunluğu
kamisado-part-score = skor

## Analiz

kamisado-threats-title = Zehirli renkler
kamisado-threats-poisoned =
    { $count ->
        [one] { $side } bu renge gelmemeli:
       *[other] { $side } bu renklere gelmemeli:
    }
kamisado-threats-why = { $side }: { $square } karesindeki { $colour } kule karşıya ulaşır.
kamisado-threats-stand = Kulelerin şu anki yerlerine göre; bir hamle yol açabilir ya da kapatabilir.
kamisado-threats-none = { $side } için şu anda zehirli renk yok.
kamisado-threats-own = { $side } karşıya ulaşma tehdidi yaratıyor; { $other } şunlardan kaçınmalı:

## Ayarlar

kamisado-settings-palette = Kamisado renkleri
kamisado-settings-palette-lacquer = Klasik
kamisado-settings-palette-distinct = Kolay ayırt edilen
kamisado-settings-signs = Kulelerin ve karelerin üstünde
kamisado-settings-signs-characters = Kanji karakterleri
kamisado-settings-signs-letters = Harfler
kamisado-settings-signs-shapes = Şekiller
kamisado-settings-signs-none = Hiçbir şey
kamisado-settings-notation = Kamisado hamleleri
kamisado-settings-notation-arrows = Ekrandaki gibi
kamisado-notation-rulebook = Kural kitabının notasyonu
kamisado-settings-notation-symbols = Kural kitabının simgeleri
kamisado-settings-notation-words = Sözcükler
kamisado-settings-notation-coordinates = Koordinatlar

## Terminal

kamisado-terminal-must-move =
    Sıra: { $side }, { $square } karesindeki { $colour } { $teeth ->
        [0] kule
        [1] Sumo
        [2] ikili Sumo
       *[other] üçlü Sumo
    }
kamisado-terminal-may-open = { $side } istediği kuleyle başlar: önce kuleyi, sonra yerini seç
kamisado-terminal-first-to = { $points } puanlık
kamisado-terminal-square =
    { $called ->
        [yes] { $square }, { $colour } kare: rakip { $colour } kuleyi oynamak zorunda kalır
       *[no] { $square }, { $colour } kare
    }
kamisado-terminal-set-up = Sıradaki kule, solundan (kahverengi) sağına:
kamisado-terminal-rest = Kalanları sırayla diz
kamisado-terminal-take-back = Birini geri al
kamisado-terminal-plain = Önce kule, sonra karesi; büyük harf Beyaz, rakam ejderha dişi. * oynar, . hedef, ! kazandırır
kamisado-terminal-mark-active = şimdi oynar
kamisado-terminal-mark-target = gidilebilir
kamisado-terminal-mark-gate = turu kazandırır
kamisado-terminal-mark-tooth = ejderha dişi
kamisado-terminal-keys = Hamle iki kareyle yazılır, d1d5 gibi; diziliş left ya da right ile.
kamisado-illegal =
    { $why ->
        [match-over] maç bitti
        [round-over] tur bitti
        [set-up-first] { $side } önce sekiz kulesini dizmeli
        [fill-first] turu { $side } kazandı, önce sol ya da sağ seçmeli
        [move-expected] bir tur oynanıyor: şimdi bir hamle gerekir
        [no-tower] { $square } karesinde kule yok
        [not-yours] { $square } karesindeki kule karşı tarafın
        [not-active] { $side } { $colour } kuleyi oynamalı, { $tower } kuleyi değil
        [not-forward] kule tek bir çizgide ileri gider, düz ya da çapraz
        [too-far] { $count ->
            [one] bu kule en fazla { $count } kare gider
           *[other] bu kule en fazla { $count } kare gider
        }
        [path-blocked] { $square } karesindeki kule yolu kapatıyor
        [occupied] { $square } karesinde zaten bir kule var
        [push-diagonal] saldırı dümdüz yapılır, asla çapraz değil
        [push-no-room] itilen kulelerin arkasındaki kare boş olmalı, { $square } ise dolu
        [push-home-row] kendi başlangıç sırasındaki kule itilemez
        [push-too-many] { $count ->
            [one] bu kule en fazla { $count } kule iter
           *[other] bu kule en fazla { $count } kule iter
        }
        [push-rank] yalnızca rütbesi daha düşük kuleler itilebilir
       *[push-own] yalnızca rakip kuleler itilebilir
    }

## Çözüldü

kamisado-solved-heading = Kamisado: başlayan her zaman kazanabilir
kamisado-solved-text = Standart dizilişte ilk hamleyi Siyah yapar ve Beyaz ne yaparsa yapsın kazanmayı garantileyebilir. { $all } ilk hamleden { $winning } tanesi kazandırır ve hepsi dümdüz ileri gider. Sayılar, kusursuz oyunda iki tarafın toplam kaç hamle yaptığını gösterir.
kamisado-solved-try = Tahtada istediğin ilk hamleyi dene ve nereye vardığını gör.
kamisado-solved-won = { $move } kazandırır: kusursuz oyunda { $count } hamlede.
kamisado-solved-lost = { $move } kaybettirir: kusursuz oyunda Beyaz { $count } hamlede kazanır.
kamisado-solved-step = Hamle { $step } / { $count }
kamisado-solved-next = Sonraki hamle
kamisado-solved-yours-text = Siyah’ı al ve kazanılmış başlangıcı { $name } karşısında galibiyete çevir. Ya da kaybeden tarafı al ve ne kadar dayanabildiğini gör.
kamisado-solved-black = Siyah’la kazan
kamisado-solved-white = Beyaz’la diren
kamisado-solved-proof-text = Kanıt, 3363 konumdan ve her birinde Siyah’ın hamlesinden oluşan bir liste. Sözümüze güvenmek zorunda değilsin: tarayıcın buna karşı her savunmayı, yalnızca kuralları bilen kısa bir programla deneyebilir.
kamisado-opening-heading = Turnuva dizilişi: doğru dizilişle Siyah hep kazanır
kamisado-opening-text = Turnuva dizilişinde önce Siyah kulelerini dizer ve oyuna o başlar. Beyaz bunu görür ve 40.320 dizilişten dilediğiyle karşılık verir. Siyah’ın hemen her dizilişi doğru karşılığa yenilir. Birkaçı ise hepsine karşı kazanır.
kamisado-opening-try = Tahtada Siyah’ın kulelerini diz ve “Hazır”a bas: Beyaz’ın nasıl karşılık verdiğini gör.
kamisado-opening-looking = Karşılık aranıyor…
kamisado-opening-refuted = Beyaz böyle karşılık verir ve Siyah ne oynarsa oynasın kazanır.
kamisado-opening-unbeaten = Beyaz’ın karşılığı yok: Siyah 40.320 dizilişin her birine karşı kazanır.
kamisado-opening-open = Beyaz’ın buna bir karşılığı olup olmadığını henüz kimse bilmiyor.
kamisado-opening-show = Kazanan birini göster
kamisado-opening-shared = İyi dizilişlerin ortak yanı
kamisado-opening-corner = Hemen hepsinde kahverengi sağ köşede ya da turuncu sol köşededir, yani kendi renginin tam karşı ucunda. Kahverengi h1’den dümdüz h7’ye, mor bir kareye gidebilir. Arkasında, h8’de Beyaz’ın mor kulesi duruyorsa, köşeden uzun çaprazla çıkmak zorundadır. Oradaki bütün kareler kahverengidir: Sıra hemen kahverengiye gelir ve başlangıç sırasına ulaşır.
kamisado-opening-yours = { $name } karşısında kulelerini önce sen, kazanan bir dizilişle diz: Artık bunu ancak sen bozabilirsin. Ya da Beyaz’la karşılık ver; iyi bir karşılığın yok, bakalım ne kadar dayanacaksın.
kamisado-opening-black = Siyah’la diz
kamisado-opening-white = Beyaz’la karşılık ver
kamisado-opening-proof = Kaybeden her diziliş için onu yenen karşılığı biliyoruz. Kazananlar 40.320 karşılığın hepsine karşı denendi. Sözümüze güvenmek zorunda değilsin: tarayıcın bunların hepsini, yalnızca kuralları bilen kısa bir programla yeniden kanıtlayabilir. Bir dizilişe verilebilecek bütün karşılıklar birkaç dakika sürer.
kamisado-verify-strategy = Listeyi denetle
kamisado-verify-strategy-running = Her savunma deneniyor…
kamisado-verify-strategy-holds = Siyah kazanıyor: { $positions } konum, listeden { $moves } hamle.
kamisado-verify-strategy-wrong = Liste bir şey kanıtlamıyor. Burada kazandıran bir hamle eksik: { $position }
kamisado-verify-label = Dizilişin denetimi
kamisado-verify-all = { $count } karşılığın hepsini denetle
kamisado-verify-some = Rastgele { $count } tanesini denetle
kamisado-verify-which =
    { $placed ->
        [yes] Tahtadaki dizilişle kimin kazandığını kanıtlar.
       *[no] Kazanan bir dizilişi tahtaya koyar ve kanıtlar. Başka birini denetlemek istersen önce onu diz.
    }
kamisado-verify-so-far = { $total } karşılıktan { $done } tanesi denendi: Siyah hepsine karşı kazanıyor.
kamisado-verify-proven =
    { $all ->
        [yes] Kanıtlandı: Siyah { $count } karşılığın hepsine karşı kazanıyor.
       *[no] Kanıtlandı: Siyah bu { $count } karşılığın her birine karşı kazanıyor.
    }
kamisado-verify-beaten = Kanıtlandı: tahtadaki karşılıkla Beyaz kazanıyor.
kamisado-verify-table-label = Rastgele dizilişlerin denetimi
kamisado-verify-table = Rastgele { $count } dizilişi denetle
kamisado-verify-table-which = 40.320 dizilişten birkaçını kurayla seçer ve onlar için söylediklerimizi yeniden kanıtlar.
kamisado-verify-table-so-far = { $total } dizilişten { $done } tanesi denetlendi, hepsi doğru çıktı.
kamisado-verify-table-proven = Kanıtlandı: { $beaten } diziliş bizim karşılığımıza yeniliyor, { $unbeaten } diziliş de rastgele { $answers } karşılığın her birini yeniyor.
kamisado-verify-table-wrong = { $towers } için yanılmışız. Lütfen bize haber ver.
kamisado-data-strategy = Konumların ve hamlelerin listesi
kamisado-data-first-moves = { $count } ilk hamle ve her birinden sonraki kusursuz oyun
kamisado-data-table = Bütün dizilişler, her biri onu yenen karşılıkla
kamisado-data-walk = Her savunmayı deneyen program
kamisado-data-rules = Denetimlerin bildiği biçimiyle kurallar
kamisado-data-search = Kimin kazandığını kanıtlayan program

# Kamisado oyununun kelimeleri. colour, side, card, symbol ve emblem değişkenleri zaten kelimedir.
# Ders: adım başına bir fikir, en çok kırk kelime.

## Bir bakışta

kamisado-about = Vardığın karenin rengi, rakibinin oynaması gereken kuleyi belirler. Karşıya ilk varan kazanır.
kamisado-credit = Kamisado, Peter Burley’nin oyunudur.
kamisado-seat-first = Siyah, başlar
kamisado-ladder = Kamisado

## Bilgisayar oyuncular

kamisado-player-1 = Piyo
kamisado-player-1-about = Yol açıksa eve yürür ama bir rengin kimin kulesini çağırdığını sık sık unutur.
kamisado-player-2 = Mimi
kamisado-player-2-about = Bir hamle ilerisine bakar: pek dikkatsiz değildir, kolay şaşırır.
kamisado-player-3 = Gama
kamisado-player-3-about = Senin yanıtını da düşünür. Arada bir tahtanın öbür ucundaki bir kuleyi unutur.
kamisado-player-4 = Suzu
kamisado-player-4-about = Eve giden yolu asla yanlışlıkla açık bırakmaz, en kısa dövüşleri hesaplar.
kamisado-player-5 = Kitsu
kamisado-player-5-about = Birkaç hamlelik dövüşleri girmeden önce hesaplar.
kamisado-player-6 = Saru
kamisado-player-6-about = Daha uzun dövüşleri de hesaplar, şaşırtması zordur.
kamisado-player-7 = Yoru
kamisado-player-7-about = Turların çoğunu sonuna kadar hesaplar ama yaklaşık her sekiz hamleden birini bir bakışta oynar.
kamisado-player-8 = Tatsu
kamisado-player-8-about = Neredeyse her turu sonuna kadar hesaplar. Tek bir hata yeter.

## Seçenekler

kamisado-option-length = Uzunluk
kamisado-option-length-single = Tek tur
kamisado-option-length-single-help = Rakibin başlangıç sırasına varan ilk kule kazanır.
kamisado-option-length-standard = Standart
kamisado-option-length-standard-help = 3 puana ilk ulaşan. Kazanan kule Sumo olur.
kamisado-option-length-long = Uzun
kamisado-option-length-long-help = 7 puana ilk ulaşan, ikili Sumoya kadar.
kamisado-option-length-marathon = Maraton
kamisado-option-length-marathon-help = 15 puana ilk ulaşan, üçlü Sumoya kadar.
kamisado-option-length-series = Dizi
kamisado-option-length-series-help = Birer puanlık tek turlar, sırayla başlanır.
kamisado-option-rounds = Tur sayısı
kamisado-option-setup = Diziliş
kamisado-option-setup-usual = Olağan
kamisado-option-setup-usual-help = Her kule kendi renginde başlar.
kamisado-option-setup-tournament = Turnuva
kamisado-option-setup-tournament-help = Önce Siyah, sonra Beyaz kulelerini dilediği gibi dizer.

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
kamisado-direction-ahead = İleri
kamisado-direction-left = Sol
kamisado-direction-right = Sağ
kamisado-direction-back = Geri

## Sıra kimde ve neden

kamisado-status =
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
kamisado-status-opening = Turun açılış hamlesi serbesttir.
kamisado-status-landed = { $name }, { $colour } kareye vardı.
kamisado-status-pushed = Sumo saldırısı: { $name } bir kuleyi { $colour } kareye itti ve yine oynar.
kamisado-status-blocked = { $name }: { $tower } kule { $colour } karede engellendi.
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

kamisado-reason-home-row = Bir kule rakibin başlangıç sırasına vardı.
kamisado-reason-deadlock = Tam engelleme: kimse oynayamaz, son oynayan kaybeder.
kamisado-reason-level = Puanlar eşit.

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

## Ders

kamisado-course-about = İlk hamleden üçlü saldırıya: renkler, Sumolar, puanlar.
kamisado-course-end = Kulelerin nasıl yürüdüğünü, renklerin nasıl karar verdiğini ve Sumoların neler yapabildiğini biliyorsun. Gerisi oynadıkça gelir.
kamisado-course-open-title = Dilediğin kule
kamisado-course-open = Sen Siyah’sın, alttasın. Karşı sıraya ilk varan kazanır. Turun ilk hamlesi serbesttir: kulelerinden birini seç ve ileri oyna.
kamisado-course-open-done = Güzel. Tek serbest seçim buydu: bundan sonra renkler karar verir.
kamisado-course-forward-title = Yalnız ileri
kamisado-course-forward = Bir kule düz ya da çapraz ileri, dilediği kadar yürür. Asla yana, asla geri gitmez. Mavi kuleni çapraz oyna.
kamisado-course-forward-wrong = Bu dümdüzdü. Bu kez soldaki ya da sağdaki bir noktayı seç.
kamisado-course-forward-done = Doğru. Tek çizgide, istediğin kadar, hep karşı yana doğru.
kamisado-course-follow-title = Renk karar verir
kamisado-course-follow = Beyaz az önce sarı bir kareye geldi. Bu bir buyruktur: şimdi sarı kuleni oynamalısın. Dilediğin yere oyna.
kamisado-course-follow-done = Kamisado’nun özü budur: sırada hangi kulenin olduğunu kare belirler.
kamisado-course-send-title = Beyaz için sen karar ver
kamisado-course-send = Bu iki yönlüdür: geldiğin karenin rengi, Beyaz’ın oynaması gereken kuleyi söyler. Beyaz’a turuncu kulesini oynat!
kamisado-course-send-wrong = O kare turuncu değil. Noktalar arasında turuncu olanı bul.
kamisado-course-send-done = Turuncuya geldin, Beyaz da turuncuyu oynamak zorunda kaldı. Maviye gitti: şimdi sıra senin mavi kulende olurdu.
kamisado-course-slip-title = Atlamak yok
kamisado-course-slip = Kuleler birbirinin üstünden atlamaz. Düz yol kapalı. Ama yalnız köşeleri değen iki kule arasında bir geçit kalır: aralarından çapraz geç.
kamisado-course-slip-wrong = O yol açık, ama geçit o değil. Sağa, iki kulenin arasından git.
kamisado-course-slip-done = Geçtin! Değen köşeler çaprazı kapatmaz.
kamisado-course-win-title = Karşı sıra
kamisado-course-win = Beyaz turuncuya geldi ve turuncu kulenin yolu açık. Beyaz’ın başlangıç sırasına kadar git ve turu kazan!
kamisado-course-win-wrong = Yeterince uzak değil. Son sıraya git: küçük kapının olduğu kareye.
kamisado-course-win-done = Beyaz’ın başlangıç sırasına vardın. Tur senin.
kamisado-course-must-title = Oynayabilen oynar
kamisado-course-must = Oynayabilen pas geçemez. Beyaz’ın mavi kulesinin tek bir karesi var, o da pembe. Maviye gel!
kamisado-course-must-then-1 = Beyaz’ın başka seçeneği yoktu, pembeye gitti. Şimdi sıra pembe kulende: karşıya var!
kamisado-course-must-wrong = O değil. Önce mavi kare, sonra pembeyle dümdüz son sıraya.
kamisado-course-must-done = Rakibi zorlamak en iyi silahtır.
kamisado-course-poison-title = Zehirli renkler
kamisado-course-poison = Beyaz’ın kırmızı kulesiyle senin başlangıç sıran arasında hiçbir şey yok. Kırmızıya gelirsen karşıya varır ve kazanır. Kırmızı zehirli: başka bir renge gel.
kamisado-course-poison-wrong = Kırmızı! Şimdi Beyaz’ın kırmızı kulesi karşıya varırdı. Başka bir renk seç.
kamisado-course-poison-done = İyi gördün. Her hamleden önce sor: Beyaz’ın hangi kuleleri karşıya varabilir?
kamisado-course-blocked-title = Engellenen kule
kamisado-course-blocked = Beyaz’ın yeşil kulesi sıkışmış, hiç oynayamıyor. Yeşile gel ve ne olduğuna bak.
kamisado-course-blocked-then-1 = Beyaz’ın yeşil kulesi pas geçmek zorunda. Sarıda duruyor, bu yüzden sıra yine sende, sarıyla. Karşıya var!
kamisado-course-blocked-wrong = Bir daha bak: önce yeşil kare, sonra sarıyla dümdüz son sıraya.
kamisado-course-blocked-done = Kazandın! Pas, kulenin kendi karesine yapılmış bir hamle sayılır: sırada o renk vardır.
kamisado-course-deadlock-title = Tam engelleme
kamisado-course-deadlock = Bazen engellenen kuleler sonsuza dek birbirini çağırır. Bu tam engellemedir ve son oynayan kaybeder. Yeşile gel: Beyaz’ın tek bir yanıtı var.
kamisado-course-deadlock-wrong = O yeşil değil. Yeşil kare mavi kulenin hemen önünde.
kamisado-course-deadlock-done = Senin kırmızı kulen ile Beyaz’ın yeşil kulesi sıkıştı ve birbirini çağırıp duruyor. Son oynayan Beyaz’dı, sen kazandın.
kamisado-course-tooth-title = Bir ejderha dişi
kamisado-course-tooth = Uzun maçlarda her tur puan getirir. Bunu turuncu kulenle kazan: bir ejderha dişi alır ve Sumo olur.
kamisado-course-tooth-then-1 = Bir puan! Kazanan, iki başlangıç sırasının nasıl dizileceğini seçer: soldan ya da sağdan. İki dizilişten birini al.
kamisado-course-tooth-wrong = Turuncu kulen son sıraya çaprazdan varır. Küçük kapıyı ara.
kamisado-course-tooth-done = Bütün kuleler yerine döndü; sonraki tura kaybeden başlar.
kamisado-course-sumo-title = Güçlü ama yavaş
kamisado-course-sumo = Dişi olan mor kulen bir Sumo. Ağırdır: en çok beş kare yürür. Onu tam beş kare oyna.
kamisado-course-sumo-wrong = Kareleri say: beş olmalı.
kamisado-course-sumo-done = Sınırı beştir. Ama güçlüdür, göreceksin.
kamisado-course-points-title = Puanlar
kamisado-course-points = Bir kulenin ilk dişi 1 puan getirir, ikincisi 2, üçüncüsü 4, dördüncüsü 8. Standart maç 3 puana kadardır, senin 1 puanın var: Sumonla kazan!
kamisado-course-points-wrong = Mor Sumon dümdüz son sıraya gidebilir.
kamisado-course-points-done = İki puan daha, üç etti: maç senin. Uzun maç 7’ye, maraton 15’e kadardır.
kamisado-course-push-title = Sumo saldırısı
kamisado-course-push = Sumonun tam önünde bir kule duruyor. Onu it: Sumon bir adım ilerler, öteki kule bir kare geri gider.
kamisado-course-push-then-1 = Beyaz sırasını kaybeder. İtilen kulenin geldiği renkle yine sen oynarsın: sarıyla. Dilediğin yere oyna.
kamisado-course-push-wrong = Bu bir yürüyüştü. Sumonun tam önündeki kuleyi it.
kamisado-course-push-done = Bir saldırı ve bir hamle daha: Sumolar böyle kazanır.
kamisado-course-equals-title = Yalnız daha zayıflar
kamisado-course-equals = Sumo yalnız daha zayıf rakip kuleleri iter: dümdüz, boş bir kareye, asla başlangıç sıralarından dışarı değil. Burada başka bir Sumo var: saldırı yok, yürü.
kamisado-course-equals-done = Tek hamlen saldırıysa saldırmak zorundasın. O da yoksa Sumon engellenmiştir.
kamisado-course-double-title = İkili Sumo
kamisado-course-double = İki dişli kule ikili Sumodur. En çok üç kare yürür, ama iki kuleye kadar iter, Sumoları da. Yeşille it!
kamisado-course-double-then-1 = İtilen son kule yeşile geldi, bu yüzden yeşil yine oynar. Çapraz karşıya var!
kamisado-course-double-wrong = Önce dümdüz it, sonra çapraz son sıraya git.
kamisado-course-double-done = Üçüncü diş dört puan getirir, maç da 9’a 3 biter.
kamisado-course-triple-title = Üçlü Sumo
kamisado-course-triple = Üç dişli kule üçlü Sumodur. Yalnız bir kare yürür, ama üç kuleye kadar iter, ikili Sumoları da. Sarıyla üçünü birden it!
kamisado-course-triple-wrong = Dümdüz: üçü de önünde duruyor.
kamisado-course-triple-done = Sonuncusu maviye geldi, sen de maviyle sürdürürsün.
kamisado-course-set-up-title = Kendi dizilişin
kamisado-course-set-up = Turnuvalarda kuleler kendi renklerinde başlamak zorunda değildir. Önce Siyah dizer, sonra Beyaz. Birkaç kulenin yerini değiştir ve “Hazır”a bas.
kamisado-course-set-up-wrong = Önce en az iki kulenin yerini değiştir: birine, sonra ötekine dokun.
kamisado-course-set-up-done = Beyaz bunu gördü, şimdi o diziyor. Sonra açılış hamlesi senin.

## Kurallar

kamisado-aim = İki oyuncu, tek amaç: bir kuleyi rakibin başlangıç sırasına ilk ulaştıran olmak.
kamisado-section-board = Tahta ve kuleler
kamisado-section-tower = Hangi kule oynar
kamisado-section-move = Oynamak ve kazanmak
kamisado-section-match = Maçlar ve puanlar
kamisado-section-next = Sonraki tur
kamisado-section-sumo = Sumolar ve saldırılar
kamisado-section-set-up = Turnuva dizilişi
kamisado-section-notation = Hamleleri yazmak
kamisado-rule-B1 = Tahtada sekiz renkte 64 kare vardır; her renk her sırada ve her sütunda bir kez bulunur. Bir oyuncunun önündeki sıra onun başlangıç sırasıdır. İki oyuncu için de bu sıranın sol ucu kahverengi, sağ ucu turuncudur.
kamisado-rule-B2 = Her oyuncunun her renkten bir tane, sekiz kulesi vardır. İlk turda her kule kendi renginin karesinde başlar. Siyah hücum oyuncusudur ve ilk oynar; Beyaz savunma oyuncusudur.
kamisado-rule-B3 = Kimse renkleri ayırt etmek zorunda kalmasın diye, karelerde ve kulelerde her rengin kendi yazı işareti de vardır.
kamisado-rule-T1 = Bir turun açılış hamlesi serbesttir: o turun hücum oyuncusu dilediği kuleyi oynayabilir.
kamisado-rule-T2 = Ondan sonra, rakibinin son hamlesinin bittiği karenin renginde olan kuleni oynamalısın.
kamisado-rule-D1 = Kule tek çizgide ileri gider, düz ya da çapraz, dilediği kadar. Hiçbir kule kendiliğinden yana ya da geri gitmez.
kamisado-rule-D2 = Yalnız boş karelerden geçer: kuleler atlamaz.
kamisado-rule-D3 = Boş bir karede durur. Bir karede hiçbir zaman birden çok kule olmaz ve hiçbir şey alınmaz.
kamisado-rule-D4 = Bir kule, köşeleri değen iki kulenin arasından çapraz geçebilir.
kamisado-rule-D5 = Oynayabilen kule oynamak zorundadır.
kamisado-rule-D6 = Engellenen kule pas geçer. Bu, kendi karesinde biten sıfır uzunlukta bir hamle sayılır: rakip şimdi o karenin rengindeki kulesini oynamalıdır. O da engelliyse paslar aynı biçimde sürer.
kamisado-rule-D7 = Rakibin başlangıç sırasına varan turu hemen kazanır.
kamisado-rule-D8 = Bir pas zinciri, içinde daha önce pas geçmiş bir kuleye dönerse artık kimse oynayamaz. Bu tam engellemedir; bir kuleyi hamleyle ya da saldırıyla en son gerçekten oynatan oyuncu turu kaybeder. Art arda iki pas henüz tam engelleme değildir: daha uzun bir zincir oynayabilen bir kuleye ulaşabilir.
kamisado-rule-M1 = Başlamadan önce oyuncular maçın uzunluğunda anlaşır.
kamisado-rule-M2 = Turu kazanan kule bir ejderha dişi alır. Bir kulenin ilk dişi 1 puan getirir, ikincisi 2, üçüncüsü 4, dördüncüsü 8. Biri kararlaştırılan puana ulaşınca maç biter; puan daha çok da olabilir.
kamisado-rule-M3 = Bir dişli kule Sumo, iki dişli ikili Sumo, üç dişli üçlü Sumodur. Bu rütbeyi maçın sonuna dek korur.
kamisado-rule-M4 = Tam engellemeden sonra diş, kaybedenin son gerçek hamlesinin bittiği karenin renginde olan kazanan kulesine gider. O hamle bir saldırıysa, iten kulenin girdiği kare sayılır.
kamisado-rule-M5 = Tek turlar bir dizi olarak da oynanabilir, her biri bir puan; oyuncular sırayla başlar.
kamisado-rule-P1 = Sonraki tur için bütün kuleler başlangıç sıralarına döner. Son turu kazanan, yeni turun savunma oyuncusu, soldan mı sağdan mı dizileceğini seçer.
kamisado-rule-P2 = Kaybeden, yeni turun hücum oyuncusu, aynı yönde dizer ve açılış hamlesini yapar.
kamisado-rule-P3 = Herkes kulelerini sıra sıra alır: önce kendi başlangıç sırası, en son karşıdaki. Soldan (P3) her sırada en soldaki kule önce gelir ve kuleler başlangıç sırasının kahverengi ucundan başlayarak tek tek dizilir. Sağdan (P4) en sağdaki önce gelir ve turuncu uçtan başlanır. Sol ve sağ her zaman oyuncunun kendisine göredir.
kamisado-rule-S1 = Sumo en çok beş kare gider, ikili Sumo üç, üçlü Sumo bir.
kamisado-rule-S2 = Sumo, yürümek yerine tam önündeki bir rakip kuleyi itebilir (Japonca: oshi); ikili Sumo aralıksız bir dizide ikiye, üçlü Sumo üçe kadar kule itebilir. İten kule ve itilen bütün kuleler onun yönünde birer kare gider.
kamisado-rule-S3 = Saldırıdan sonra rakip sırasını kaybeder. İten oyuncu, en uzağa itilen kulenin geldiği karenin rengindeki kulesiyle yine oynar. O kule engelliyse her zamanki gibi pas geçer. Saldırılar birbirini izleyebilir.
kamisado-rule-S4 = Saldırı asla çapraz yapılmaz.
kamisado-rule-S5 = İtilen son kulenin arkasındaki kare boş olmalıdır. Bu kare başlangıç sırasında olabilir.
kamisado-rule-S6 = Kendi başlangıç sırasındaki bir kule itilemez: kimse tahtadan dışarı itilmez. Bu yüzden saldırının kendisi hiçbir zaman karşı sıraya varmaz.
kamisado-rule-S7 = Dizi, itenin rütbesinden uzun olamaz: Sumo için bir kule, ikili Sumo için iki, üçlü Sumo için üç.
kamisado-rule-S8 = İtilen her kulenin rütbesi itenden düşük olmalıdır: Sumo Sumoyu, ikili Sumo ikili Sumoyu, üçlü Sumo üçlü Sumoyu itemez.
kamisado-rule-S9 = Yalnız rakip kuleler itilebilir.
kamisado-rule-S10 = Kulenin başka hamlesi varsa itmek zorunda değildir.
kamisado-rule-S11 = Tek hamlesi saldırıysa saldırmak zorundadır. Saldırı da yoksa kule engellenmiştir.
kamisado-rule-U1 = Turnuvalarda, yalnız ilk turda: hücum oyuncusu sekiz kulesini başlangıç sırasına dilediği düzende koyar.
kamisado-rule-U2 = Bunu gören savunma oyuncusu, sonra aynısını yapar. Geri kalan her şey her zamanki gibidir.
kamisado-rule-U3 = Saatle oynanırken dizme sırasında hücum oyuncusunun süresi işler, sonra savunma oyuncusunun, açılış hamlesi için yine hücum oyuncusunun. Süresi biten maçı kaybeder.
kamisado-rule-N1 = Bir hamle dört işaretle yazılır: kule, oyuncusunun gördüğü yön, kare sayısı ve varılan renk. Sözle: Mor Sol 5 Sarı. Engellenen kulede yön yerine 0 yazılır.
kamisado-rule-N2 = Saldırıdan sonra itilen kuleler de geri gitmiş olarak yazılır. Her turun başındaki diziliş ve diziliş yönünün seçimi de kayda girer.
kamisado-diagram-T1 = Başlangıç. Her siyah kule açılış yapabilir: birine dokun, nereye gidebileceğini gör.
kamisado-diagram-T2 = Siyah maviye geldi, bu yüzden Beyaz maviyi oynar. Her rengin sonraki kuleyi nasıl çağırdığını izle.
kamisado-diagram-D1 = Mavi oynamalı; noktalar yapabileceği her şeyi gösterir.
kamisado-diagram-D4 = Düz yol kapalı; sağdaki geçitten yol açık.
kamisado-diagram-D6 = Beyaz’ın yeşil kulesi sarı bir karede sıkışmış. Kahverengi yeşile gelince Beyaz pas geçer, Siyah sarıyla sürdürür.
kamisado-diagram-D7 = Beyaz turuncuya geldi ve Siyah’ın turuncu kulesinin önünde hiçbir şey yok.
kamisado-diagram-D8 = Mavi yeşile gelir, Beyaz’ın tek yanıtı kırmızıdır. Şimdi Siyah’ın kırmızısı ile Beyaz’ın yeşili birbirini sonsuza dek çağırır. Son oynayan Beyaz’dı, kaybeder.
kamisado-diagram-P1 = Siyah turu kazandı ve seçmeden önce iki dizilişi de görür.
kamisado-diagram-S1 = Mor Sumo beş kareye kadar gider, daha öteye değil.
kamisado-diagram-S2 = Mor Sumo kırmızıyı sarı bir kareye iter; Siyah sarıyla sürdürür.
kamisado-diagram-DS2 = Yeşil ikili Sumo bir kuleyi ve bir Sumoyu art arda iki kez iter; sonra pembe karşıya varır.
kamisado-diagram-TS2 = Sarı üçlü Sumo üçünü iter, mavi bir Sumoyu iter, sarı bir kez daha iter.
kamisado-diagram-S8 = Mor Sumonun önünde başka bir Sumo var: itilecek bir şey yok.
kamisado-diagram-S11 = Mor hiçbir yere yürüyemez, bu yüzden itmek zorunda.
kamisado-diagram-U1 = Yer değiştirmek için iki kuleye dokun ya da birini ötekinin üstüne sürükle.

## Elle dizmek

kamisado-editor-help = Dilediğin kuleyi dilediğin boş kareye koy.
kamisado-editor-usual = Olağan diziliş
kamisado-editor-side = Sıra
kamisado-editor-task = Ne oynanacak
kamisado-editor-any = Dilediği kule (açılış hamlesi)
kamisado-editor-fill = Diziliş seçimi (tur kazanıldı)
kamisado-editor-teeth =
    { $points ->
        [one] { $side }, ejderha dişleri: { $points } puan
       *[other] { $side }, ejderha dişleri: { $points } puan
    }
kamisado-editor-tower =
    { $count ->
        [one] { $colour } kule: { $count } ejderha dişi. Değiştir
       *[other] { $colour } kule: { $count } ejderha dişi. Değiştir
    }

## Analiz

kamisado-threats-title = Zehirli renkler
kamisado-threats-poisoned =
    { $count ->
        [one] { $side } bu renge gelmemeli:
       *[other] { $side } bu renklere gelmemeli:
    }
kamisado-threats-why = { $side }: { $square } karesindeki { $colour } kule karşıya varır.
kamisado-threats-stand = Kuleler şimdi durduğu gibi: bir hamle yol açabilir ya da kapatabilir.
kamisado-threats-none = { $side } için şu anda zehirli renk yok.
kamisado-threats-own = { $side } karşıya varmakla tehdit ediyor; { $other } şunlardan kaçınmalı:

## Ayarlar

kamisado-settings-palette = Kamisado renkleri
kamisado-settings-palette-lacquer = Lake
kamisado-settings-palette-distinct = Kolay ayırt edilen
kamisado-settings-characters = Kulelerde ve karelerde yazı işaretleri
kamisado-settings-notation = Kamisado hamleleri
kamisado-settings-notation-symbols = Simgeler
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
kamisado-terminal-may-open = { $side } dilediği kuleyle açar: önce kuleyi, sonra yerini seç
kamisado-terminal-first-to = { $points } puanlık
kamisado-terminal-square =
    { $called ->
        [yes] { $square }, { $colour } kare: rakip { $colour } kuleyi oynamak zorunda kalır
       *[no] { $square }, { $colour } kare
    }
kamisado-terminal-set-up = Sıradaki kule, solundan (kahverengi) sağına:
kamisado-terminal-rest = Kalanları sırayla diz
kamisado-terminal-take-back = Birini geri al
kamisado-terminal-plain = Önce kule, sonda karesi; büyük harf Beyaz, rakam ejderha dişi. * oynar, . hedef, ! kazanır
kamisado-terminal-mark-active = şimdi oynar
kamisado-terminal-mark-target = gidebilir
kamisado-terminal-mark-gate = turu kazanır
kamisado-terminal-mark-tooth = ejderha dişi
kamisado-terminal-keys = Hamle iki kareyle yazılır, d1d5 gibi; diziliş left ya da right ile.

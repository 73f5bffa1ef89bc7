# Kami oyununun kelimeleri. colour, side, card, symbol ve emblem değişkenleri zaten kelimedir.
# Ders: adım başına bir fikir, en çok kırk kelime.
# Aki, Mio ve Ren derslerdeki öbür oyunculardır.

## Bir bakışta

kami-about = Karta karşılık ver, sonra sen saldır. Son kartını oynayan turu kazanır.
kami-credit = Kami, Japon oyunu Goita’yı izler.
kami-4-ladder = Dört kişilik Kami
kami-3-ladder = Üç kişilik Kami
kami-2-ladder = Kami düellosu

## Bilgisayar oyuncular

kami-player-1 = Aki
kami-player-1-2 = Mio
kami-player-1-3 = Ren
kami-player-1-about = İçinden geldiği gibi oynar, hangi kartların gittiğini unutur.
kami-player-2 = Emi
kami-player-2-2 = Nao
kami-player-2-3 = Yuki
kami-player-2-about = Temel kuralları bilir ama hangi kartların gittiğini bilmez.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = Temel kurallara uyar ve kartları sayar.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Kartların nasıl dağılmış olabileceğini birkaç kez hayal eder.
kami-player-5 = Jun
kami-player-5-2 = Zen
kami-player-5-3 = Dai
kami-player-5-about = Yirmi olası dağılım hayal eder ve turun sonunu hesaplar.
kami-player-6 = Sachi
kami-player-6-2 = Yuna
kami-player-6-3 = Kaori
kami-player-6-about = Elli olası dağılım hayal eder ve turun sonunu hesaplar.
kami-player-7 = Kazu
kami-player-7-2 = Toma
kami-player-7-3 = Isamu
kami-player-7-about = Yüzden fazla dağılım hayal eder, gözü puanlardadır.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Yüzlerce dağılım hayal eder, puanları kollar ve paslarından anlam çıkarır.

## Seçenekler

kami-option-players = Oyuncular
kami-option-players-4 = Dört
kami-option-players-4-help = İki takım; ortağın karşında oturur.
kami-option-players-3 = Üç
kami-option-players-3-help = Karışık: herkes tek başına, iki kart kenarda.
kami-option-players-2 = Düello
kami-option-players-2-help = İki kişi, ortada Paralı Askerler.
kami-option-level = Nasıl kazanılır
kami-option-level-soldier = Asker
kami-option-level-soldier-help = 15 puan ya da daha çok.
kami-option-level-lord = Bey
kami-option-level-lord-help = Tam 15; fazlası düşülür.
kami-option-level-kami = Kami
kami-option-level-kami-help = Tam 15; aşan sıfıra döner.

## Kelimeler

kami-card-S = Asker
kami-card-L = Mızrak
kami-card-C = Süvari
kami-card-A = Gümüş Ejderha
kami-card-O = Altın Ejderha
kami-card-T = Kule
kami-card-F = Soytarı
kami-card-I = İmparatoriçe

## Nasıl biter

kami-reason-points = Puana ulaşıldı.
kami-reason-last-card = Son kart oynandı.
kami-reason-master-stroke = Usta vuruşu: son iki kart aynıydı.
kami-reason-void = Tur geçersiz.

## Tahta

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

## Ders

kami-course-about = Açmak, karşılık vermek, saldırmak: ortakla, üç kişi arasında ve düelloda.
kami-course-you = Sen
kami-course-end = Açmayı, karşılık vermeyi, pas geçmeyi ve İmparatoriçe’nin neler yapabildiğini biliyorsun. Gerisi oynadıkça gelir.
kami-course-lead-title = Her sırada iki kart
kami-course-lead = Sen başlıyorsun, sen açıyorsun. Önce savunma sırana kapalı bir kart koy: bir karta dokun, sonra yine dokun.
kami-course-lead-then-1 = Ne olduğunu kimse bilmiyor. Şimdi saldır: saldırı sırana açık bir kart koy.
kami-course-lead-done = Açmak budur: bir kart savunmada gizli, bir kart saldırıda. Şimdi ötekiler yanıt vermeli.
kami-course-counter-title = Karşılık ver
kami-course-counter = Ren bir Süvari ile saldırıyor. Durdurmak için aynı kartı savunmaya açık koyarsın: Süvarinle karşılık ver.
kami-course-counter-then-1 = Durdu! Karşılık veren hemen saldırır. Saldıracağın kartı seç.
kami-course-counter-wrong = Pas geçebilirsin, ama burada saldırıyı durdurabilirsin: Süvarini oyna.
kami-course-counter-done = Şimdi solundaki Aki senin saldırına yanıt vermeli. Masa böyle döner.
kami-course-pass-title = Pas
kami-course-pass = Ren bir Mızrak ile saldırıyor, sende ise yok: pas geç. Elinde doğru kart olsa da her zaman pas geçebilirsin.
kami-course-pass-done = Herkes pas geçti. Bu yüzden yine Ren açıyor.
kami-course-again-title = Herkes pas geçerse
kami-course-again = İlk kartın zaten kapalı duruyor. Kimsenin karşılık vermeyeceğini sandığın bir kartla saldır.
kami-course-again-then-1 = Kimse karşılık vermedi. Yine sen açıyorsun: bir kart daha kapalı …
kami-course-again-done = … ve bir saldırı daha. Açan, eşini aramadan iki karttan kurtulur.
kami-course-last-title = Son kart
kami-course-last = Elindeki son kartı oynayan turu kazanır ve o kartın puanını alır: Asker 1, Kule 4. İki kartından hangisini savunmada saklarsın?
kami-course-last-then-1 = Asker saklandı. Şimdi Kule ile saldır!
kami-course-last-wrong = O zaman son kart Asker olurdu, bir puan. Askeri sakla, Kuleyi tut.
kami-course-last-done = Dört puan! 15’e ilk ulaşan oyunu kazanır.
kami-course-partner-title = Ortaklar
kami-course-partner = Mio karşında: bir takımsınız, puanlar ortak. Saldıran Mio, ama ortağına da karşılık verebilirsin. Burada vermelisin: Askerinle.
kami-course-partner-then-1 = Ve şimdi son kartın!
kami-course-partner-wrong = Pas geçebilirsin. Ama Askerden sonra son kartını oynayabilirdin.
kami-course-partner-done = Sana ve Mio’ya dört puan.
kami-course-empress-title = İmparatoriçe
kami-course-empress = Ren bir Altın Ejderha ile saldırıyor. Sende yok, ama İmparatoriçe elinde: neredeyse her şeye karşılık verir. Onu oyna.
kami-course-empress-then-1 = Ejderha durdu. Şimdi dilediğin kartla saldır.
kami-course-empress-wrong = Pas geçebilirsin, ama İmparatoriçe’yi dene.
kami-course-empress-done = Güçlü bir kart; son kartınsa beş puan değerinde.
kami-course-humble-title = Ona yakışmayanlar
kami-course-humble = Askerler ve Mızraklar İmparatoriçe’ye yakışmaz: onlara karşılık veremez. Burada bir Mızrak saldırıyor, sende yok. Ona dokun ve gör, sonra pas geç.
kami-course-humble-done = Unutma: hiçbir İmparatoriçe bir Askeri ya da Mızrağı durduramaz.
kami-course-unlocked-title = Ne zaman saldırabilir
kami-course-unlocked = İmparatoriçe ancak bir savunma sırasında açık bir İmparatoriçe varsa ya da son kartsa saldırır. Mio az önce birini oynadı. Önce Mızrağa karşılık ver.
kami-course-unlocked-then-1 = Şimdi İmparatoriçeni saldırıya gönder!
kami-course-unlocked-wrong = Önce Mızrağınla karşılık ver, sonra İmparatoriçe ile saldır.
kami-course-unlocked-done = Kimse ona karşılık veremez: öteki tek İmparatoriçe zaten masada.
kami-course-master-title = Usta vuruşu
kami-course-master = Son iki kartın aynıysa ve ilki kapalı duruyorsa puanın ikiye katlanır. İki Kuleni tut: şimdi başka bir kart sakla.
kami-course-master-then-1 = İyi. Öteki küçük kartla saldır.
kami-course-master-then-2 = Herkes pas geçti, geriye yalnız Kuleler kaldı: biri kapalı …
kami-course-master-then-3 = … ve öteki saldırır!
kami-course-master-wrong = Kuleleri sona sakla. Önce Askeri ve Mızrağı oyna.
kami-course-master-done = Usta vuruşu! İki kere dört, sekiz puan.
kami-course-soldiers-title = Beş Asker
kami-course-soldiers = Beş ya da daha çok Asker kötü bir eldir. Dört kişiyken onları gösterip ortağından yeni bir dağıtım isteyebilirsin. Mio’ya sor!
kami-course-soldiers-wrong = Böyle bir eli tutabilirsin, ama bu kez sor.
kami-course-soldiers-done = Mio kabul etti: kartlar yeniden dağıtılır, ilk oyuncu aynı kalır.
kami-course-three-title = Üç kişi
kami-course-three = Üç kişide herkes tek başınadır, onar kartla. İki kart kenarda; birine baktın: bir Mızrak. Öteki üçü sende! Önce Askere karşılık ver.
kami-course-three-then-1 = Şimdi bir Mızrak ile saldır. Kim karşılık verebilir?
kami-course-three-wrong = Önce Askerinle karşılık ver, sonra bir Mızrak ile saldır.
kami-course-three-done = Hiç kimse: ötekilerde Mızrak yok, İmparatoriçe de Mızrağa karşılık vermez.
kami-course-duel-title = Paralı Askerler
kami-course-duel = Düelloda ortada sekiz deste vardır: Paralı Askerler. Elindeki bir kart yerine açık olanlardan birini oynayabilirsin. Süvariye oradaki Süvari ile karşılık ver.
kami-course-duel-then-1 = Alttaki kart açıldı. Elinden ya da başka bir Paralı Askerle saldır.
kami-course-duel-wrong = Paralı Askerler arasında bir Süvari var: onunla karşılık ver.
kami-course-duel-done = Paralı Askerler ele alınmaz: hemen oynanır.
kami-course-own-card-title = Son kart senin olmalı
kami-course-own-card = Elinde tek kart kaldı. O saldırınca tur biter; savunmada oynanamaz. Bu yüzden kapalı bir Paralı Askerle aç.
kami-course-own-card-then-1 = Ve şimdi kendi son kartın saldırır.
kami-course-own-card-wrong = Paralı Asker elini boşaltmaz. Kendi kartınla saldır.
kami-course-own-card-done = Elin boş: turu kazandın. Paralı Asker son kartınla aynıysa bu bir Usta vuruşu bile olur.

## Kurallar

kami-aim = Karşılık vererek ve saldırarak kartlarından kurtul. Elindeki son kartı oynayan turu kazanır ve o kartın puanını alır.
kami-section-cards = Kartlar
kami-section-round = Bir tur
kami-section-empress = İmparatoriçe
kami-section-master = Usta vuruşu
kami-section-four = Dört kişi: geleneksel
kami-section-three = Üç kişi: karışık
kami-section-duel = İki kişi: düello
kami-section-game = Oyunu kazanmak
kami-section-known = Kim neyi bilir
kami-rule-C1 = Sekiz türde 32 kart vardır. Puan yalnız turu bitiren kart için sayılır.
kami-rule-R1 = Herkesin bir savunma sırası ve bir saldırı sırası vardır. Kart oynayan iki kart oynar: biri savunmaya, sonra biri saldırıya. İlk oyuncu açar: savunmaya kapalı bir kart, sonra saldırıya açık bir kart.
kami-rule-R2 = Bir saldırı sürerken saat yönünde sıradaki her oyuncu ya pas geçer, ki bu her zaman olur, ya da karşılık verir: saldıran kartın aynısıyla, savunmada açık olarak. Karşılık veren ardından saldırır; artık karşılık verilecek saldırı odur. Kendi ortağına da karşılık verebilirsin.
kami-rule-R3 = Ötekilerin hepsi pas geçerse saldırısı süren oyuncu yeniden açar: savunmaya kapalı bir kart, sonra bir saldırı.
kami-rule-R4 = Biri elindeki son kartı oynayınca tur hemen biter. Bu her zaman bir saldırıdır ve puanı o oyuncunun ya da takımınındır.
kami-rule-R5 = Bir turun saat yönünde ikinci oyuncusu, sonraki turun ilk oyuncusudur ve kartları dağıtır.
kami-rule-E1 = Savunmada İmparatoriçe her saldırıya, İmparatoriçe’ninkine bile karşılık verir; ama bir Askerinkine ya da Mızrağınkine değil.
kami-rule-E2 = Saldırıda İmparatoriçe ancak bu turda bir savunma sırasında açık bir İmparatoriçe varsa ya da eldeki son kartsa oynanabilir. Az önce karşılık olarak oynanan yeterlidir. Saldırı sırasındaki ya da kapalı duran yetmez; ikisinin de elde olması da yetmez.
kami-rule-E3 = Saldırabileceğin kartların hepsi İmparatoriçe ise herhangi biri saldırabilir; bu yalnız düelloda olur. “Eldeki son kart” olmak, Paralı Askerler arasındaki bir İmparatoriçe’yi asla serbest bırakmaz.
kami-rule-M1 = Kazananın savunmadaki ve saldırıdaki son iki kartı aynıysa ve savunmadaki kapalı duruyorsa puan ikiye katlanır. Açık duruyorsa katlanmaz.
kami-rule-F1 = İki takım vardır, ortaklar karşılıklı oturur. Herkese sekiz kart verilir. Puanlar takımındır.
kami-rule-F2 = Morali bozuk: beş ya da daha çok Asker alan, dağıtımın iptal edilip edilmeyeceğini ortağına sorabilir. O zaman Askerler herkese gösterilir ve ortak karar verir. İptal edilen tur aynı ilk oyuncuyla yeniden dağıtılır.
kami-rule-F3 = Oyunculara ilk açıştan önce, ilk oyuncudan başlayarak sırayla sorulur. Oynamaya devam diyen ortağa kendi eli yine de sorulur.
kami-rule-T1 = Herkes tek başına, on kartla oynar. İki kart kapalı olarak kenara konur ve kullanılmaz. İkinci oyuncu birine, üçüncü oyuncu ötekine bakar.
kami-rule-T2 = “Morali bozuk” kuralı yoktur.
kami-rule-D1 = Ortada sekiz deste vardır; her birinde kapalı bir kartın üstünde açık bir kart durur: Paralı Askerler. İki oyuncuya da sekiz kart verilir. “Morali bozuk” kuralı yoktur.
kami-rule-D2 = Savunmada ya da saldırıda oynadığın her kart, elindeki bir kart yerine açık bir Paralı Asker olabilir. Altındaki kart açılır ve hemen kullanılabilir. Paralı Asker hemen oynanır, hiçbir zaman ele alınmaz.
kami-rule-D3 = Bir el boşalınca tur biter. Son kart saldırı olmalı ve elden gelmelidir; bu yüzden eldeki tek kart savunmada oynanamaz.
kami-rule-D4 = Bir Paralı Asker, açışta kapalı oynanan kart olabilir. Ne olduğunu herkes bilir ve Usta vuruşu için sayılır.
kami-rule-D5 = Açacak oyuncunun oynayacak bir şeyi yoksa, elinde tek kart varken hiç Paralı Asker kalmamışsa, tur hemen geçersiz olur: puan yoktur ve ilk oyuncu her zamanki gibi değişir.
kami-rule-G1 = Oyun 15 puana kadardır. Asker düzeyinde 15 ya da daha çok puan kazanır.
kami-rule-G2 = Bey düzeyinde tam 15 gerekir. Fazlası 15’ten düşülür: 17, 13 olur.
kami-rule-G3 = Kami düzeyinde tam 15 gerekir. Aşan sıfıra döner.
kami-rule-G4 = İlk tur için herkes bir kart çeker, en yüksek puan başlar. Eşit kalanlar yeniden çeker; kartlar karıştırmadan önce geri konur.
kami-rule-K1 = Kendi elini, bütün açık kartları, kendi kapalı kartlarını, her eldeki kart sayısını, gösterilen Askerleri, üç kişide baktığın kartı, açık Paralı Askerleri ve hangi Paralı Askerin kapalı oynandığını bilirsin.
kami-diagram-R1 = İlk oyuncu bir Asker saklar ve bir Süvari ile saldırır.
kami-diagram-R2 = Bir Süvari saldırır. Süvari ile karşılık verilir, ardından bir Gümüş Ejderha saldırır.
kami-diagram-R4 = İki kart kaldı. Asker kapalı konur, Kule sona kalır: dört puan.
kami-diagram-E1 = Bir Altın Ejderha saldırır, İmparatoriçe karşılık verir.
kami-diagram-E2 = Savunmada açık bir İmparatoriçe var. Bu yüzden Mızrağa karşılık verdikten sonra öteki saldırabilir.
kami-diagram-M1 = İki Kule kaldı: biri kapalı konur, öteki saldırır. İki kere dört, sekiz puan.
kami-diagram-F2 = Beş Asker: ortağa sor ya da eli tut.
kami-diagram-T1 = İkinci oyuncu bir Mızrağa baktı, öteki üçü de onda: bu saldırıya kimse karşılık veremez.
kami-diagram-D2 = Elde Süvari yok, ama Paralı Askerler arasında bir tane var.
kami-diagram-D3 = Paralı Askerlerden bir Soytarı kapalı konur, eldeki Soytarı sona kalır: Usta vuruşu.

## Elle dizmek

kami-editor-help = Bir karta dokun, işaretli yere gitsin; orada dokunursan geri gelir.
kami-editor-deal = Rastgele dağıt
kami-editor-rest = Kalanı dağıt
kami-editor-clear = Masayı boşalt
kami-editor-first = Kim başlar
kami-editor-pool = Yeri olmayan kartlar
kami-editor-places = Eller ve masa
kami-editor-place-aside = Kenarda
kami-editor-place-above = Paralı Askerler, açık
kami-editor-place-below = Paralı Askerler, kapalı
kami-editor-count = { $count } / { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, { $count } tane kaldı. Ver: { $place }
       *[other] { $card }, { $count } tane kaldı. Ver: { $place }
    }
kami-editor-remove = { $place }, { $card }: geri al

## Analiz

kami-action-attack =
    { $pile ->
        [0] Saldırı: { $card }
       *[other] Saldırı: { $card } ({ $pile }. Paralı Asker)
    }
kami-action-lead =
    { $pile ->
        [0] Kapalı başla: { $card }
       *[other] Kapalı başla: { $card } ({ $pile }. Paralı Asker)
    }
kami-action-counter =
    { $pile ->
        [0] Karşılık: { $card }
       *[other] Karşılık: { $card } ({ $pile }. Paralı Asker)
    }
kami-insight = Eller
kami-hands-title = Açık eller
kami-hands-empty = kart yok
kami-hands-covered = Kapalı Paralı Askerler

## Terminal

kami-terminal-title =
    { $players ->
        [4] iki takım
        [3] üç kişi
       *[other] düello
    }, { $level }, { $round }. tur
kami-terminal-score = { $scores }   / 15
kami-terminal-defence = savunma
kami-terminal-attack = saldırı
kami-terminal-mercenaries = Paralı A.
kami-terminal-points = puan
kami-terminal-aside = kenarda
kami-terminal-first = ilk
kami-terminal-partner = ortak
kami-terminal-short-S = Asker
kami-terminal-short-L = Mızrak
kami-terminal-short-C = Süvari
kami-terminal-short-A = Gümüş
kami-terminal-short-O = Altın
kami-terminal-short-T = Kule
kami-terminal-short-F = Soytarı
kami-terminal-short-I = İmpar.
kami-terminal-cards-left =
    { $count ->
        [one] { $count } kart
       *[other] { $count } kart
    }
kami-terminal-standing =
    { $you ->
        [yes] Saldırın ({ $card }): karşılık { $counters }
       *[no] Saldırı, { $name } ({ $card }): karşılık { $counters }
    }
kami-terminal-or = ya da
kami-terminal-step =
    { $seat } { $action ->
        [pass] pas
        [ask] soruyor
        [keep] tuttu
        [cancel] iptal etti
        [play] devam dedi
        [lead] açtı
        [defence] savundu
       *[attack] saldırdı
    }
kami-terminal-held = { $name }: eli { $dealt }, kalan: { $left }
kami-terminal-undo = Görülen kart görülmüştür: yalnızca elden kapalı açtığın kart, saldırmadan önce geri alınır.
kami-terminal-keys = Büyük harf o kartı, rakam o Paralı Askeri oynar; pass, ask, keep, cancel ve play yazılır. Yalnızca elden kapalı açılan kart geri alınır.
kami-terminal-hand = el
kami-terminal-pile = deste
kami-terminal-open = açık
kami-terminal-below = altta
kami-terminal-team = { $team }. takım
kami-terminal-may = Seçenekler: { $actions }
kami-terminal-attack-of = saldıran: { $name }
kami-terminal-last-card-of = son kart: { $name }
kami-terminal-refused =
    { $why ->
        [not-now] oyun şu anda kimseyi beklemiyor
        [round-over] tur bitti
        [question-open] elinde beş ya da daha çok Asker olan önce ask ya da keep der
        [answer-open] ortak önce cancel ya da play der
        [no-question] şu anda kimseye dağıtım sorulmuyor
        [leader-passes] açan pas geçemez: ortada saldırı yok
        [attack-due] savunma oynandı: şimdi saldırı gelmeli
        [defence-due] saldırıdan önce savunmaya bir kart konur
        [not-in-hand] elde bu kart yok ({ $card })
        [no-mercenaries] Paralı Askerler yalnızca düelloda var
        [pile-empty] { $pile }. destede Paralı Asker kalmadı
        [no-counter] { $card } kartı { $attack } kartına karşılık vermez
        [only-card] eldeki tek kart savunamaz: son saldırı olmalı
        [empress] İmparatoriçe henüz saldıramaz: savunmada açık yatan İmparatoriçe yok ve eldeki son kart değil
       *[mercenary-empress] Paralı Askerler arasındaki İmparatoriçe henüz saldıramaz: savunmada açık yatan İmparatoriçe yok
    }

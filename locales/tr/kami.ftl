# Kami oyununun kelimeleri. colour, side, card, symbol ve emblem değişkenleri zaten kelimedir.
# Ders: adım başına bir fikir, en çok kırk kelime.
# Aki, Mio ve Ren derslerdeki öbür oyunculardır.

## Bir bakışta

kami-about = Karta karşılık ver, sonra sen saldır. Elindeki son kartı oynayan turu kazanır.
kami-brief-1 = Başlayan, savunma olarak bir kartı kapalı, saldırı olarak bir kartı açık koyar.
kami-brief-2 = Sırası gelen, saldırıyı aynı kartla karşılayıp kendisi saldırabilir ya da pas geçer.
kami-brief-3 = Herkes pas geçerse saldırı karşılıksız kalır ve sahibi yeniden başlar.
kami-brief-4 = Elindeki son kartı oynayan turu kazanır; kaç puan olduğunu o kart söyler.
kami-credit = Kami’yi Oka Luda ve Art & Bear yayımladı, çizimleri Pauline Berdal yaptı; oyun, Japon oyunu Goita’dan serbestçe esinlenmiştir.
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
kami-player-2-about = Püf noktalarını bilir ama hangi kartların gittiğini bilmez.
kami-player-3 = Goro
kami-player-3-2 = Taro
kami-player-3-3 = Haru
kami-player-3-about = Püf noktalarından şaşmaz ve kartları sayar.
kami-player-4 = Kenji
kami-player-4-2 = Umi
kami-player-4-3 = Tomi
kami-player-4-about = Kartların birkaç olası dağılımını hayal eder.
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
kami-player-7-about = Yüzden fazla dağılım hayal eder, gözü skordadır.
kami-player-8 = Nobu
kami-player-8-2 = Iwao
kami-player-8-3 = Hisa
kami-player-8-about = Yüzlerce dağılım hayal eder, skoru kollar ve paslarından anlam çıkarır.

## Koç

kami-coach-any = Kimsenin karşılık veremediği saldırı sana döner, yine sen başlarsın.
kami-coach-win = Son kartınla turu hemen kazanırsın!
kami-coach-last = { $card } son kartın: turu kazandırır.
kami-coach-counters =
    { $count ->
        [0] { $card }: ona karşılık veren bütün kartlar görüldü.
        [one] { $card }: görmediğin bir kart ona karşılık verir.
       *[other] { $card }: görmediğin { $count } kart ona karşılık verir.
    }
kami-coach-answer = Aynı kart saldırıya karşılık verir; İmparatoriçe, Asker ve Mızrak dışında her şeye. Veremiyorsan ya da istemiyorsan pas geç.
kami-coach-defence = Vazgeçebileceğin bir kartı kapalı koy: gizli kalır ve geri gelmez.
kami-coach-lost = Bütün kartlar açıkken bakınca sana en pahalıya patlayan hamle şuydu ({ $round }. tur): { $move }

## Seçenekler

kami-option-players = Oyuncular
kami-option-players-4 = Dört kişi
kami-option-players-4-help = İki takım; ortağın karşında oturur.
kami-option-players-3 = Üç kişi
kami-option-players-3-help = Kaotik: herkes tek başına, iki kart kenarda.
kami-option-players-2 = Düello
kami-option-players-2-help = İki kişi, ortada Paralı Askerler.
kami-option-level = Kazanma koşulu
kami-option-level-soldier = Asker
kami-option-level-soldier-help = 15 puan ya da daha fazla.
kami-option-level-lord = Derebeyi
kami-option-level-lord-help = Tam 15; fazlası düşülür (17 puan 13 olur).
kami-option-level-kami = Kami
kami-option-level-kami-help = Tam 15; aşarsan sıfıra dönersin.

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

kami-reason-points = 15 puana ulaşıldı.
kami-reason-last-card = Son kart oynandı.
kami-reason-master-stroke = Usta vuruşu: son iki kart aynıydı.
kami-reason-void = Tur geçersiz.
kami-ending-card =
    { $you ->
        [yes] Turu kazandın. Son kartın: { $card }.
       *[no] { $name } turu kazandı. Son kart: { $card }.
    }
kami-ending-double = Usta vuruşu: son iki kart aynı, puan iki kat sayılır.
kami-scene-hands = Elde kalan kartlar
kami-scene-sum = { $before } + { $points } = { $sum }
kami-scene-over-lord = { $before } + { $points } = { $sum }: 15’i aşan düşülür, yani { $after }
kami-scene-over-kami = { $before } + { $points } = { $sum }: 15’i aştı, { $after } puana dönülür

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
        [attack] Saldırı hattı: { $name }
       *[defence] Savunma hattı: { $name }
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
       *[other] , { $pile }. yığının Paralı Askeri
    }: { $use ->
        [lead-defence] kapalı oyna
        [counter] bununla karşılık ver
        [attack] bununla saldır
        [no-counter] saldırıya karşılık vermez
        [no-attack] şimdi saldıramaz
        [no-defence] şimdi savunamaz
       *[not-now] sıra sende değil
    }
kami-pile-empty = { $pile }. yığın boş
kami-aside-card =
    { $card ->
        [none] Kenarda, kapalı
       *[other] Kenarda: { $card }, bunu yalnızca sen biliyorsun
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
kami-keep = Bu elle oyna
kami-cancel = Yeniden dağıt
kami-play = Yine de oyna
kami-status =
    { $you ->
        [yes]
            { $phase ->
                [demoralised] Moralin bozuk: Askerlerini gösterip ortağından yeni kart dağıtılmasını istiyor musun?
                [partner_answer] Ortağın soruyor: yeniden dağıtılsın mı?
                [lead_defence] Sen başlıyorsun: bir kartı kapalı oyna
                [lead_attack] Sen başlıyorsun: şimdi saldır
                [answer] Saldırıya ({ $card }) karşılık ver ya da pas geç
                [counter_attack] Karşılık verdin: şimdi saldır
               *[over] Tur bitti
            }
       *[no]
            { $phase ->
                [demoralised] Bir oyuncu yeniden dağıtım isteyip istemeyeceğini düşünüyor
                [partner_answer] { $name } yeniden dağıtılıp dağıtılmayacağına karar veriyor
                [lead_defence] { $name } başlıyor: bir kart kapalı
                [lead_attack] { $name } başlıyor ve saldırıyor
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
        [no-counter] bu saldırıya ({ $attack }) karşılık vermez
        [no-attack] ancak savunmada açık bir İmparatoriçe varsa ya da son kartsa saldırabilir
        [no-defence] son kartın saldırmalı
       *[not-now] sıra sende değil
    }
kami-step =
    { $you ->
        [yes]
            { $action ->
                [pass] Pas geçtin
                [ask] Yeniden dağıtım istiyorsun
                [keep] Kartlarını değiştirmiyorsun
                [cancel] Yeniden dağıtılsın diyorsun
               *[play] Yine de oynanmasını istiyorsun
            }
       *[no]
            { $action ->
                [pass] { $name } pas geçti
                [ask] { $name } yeniden dağıtım istiyor
                [keep] { $name } kartlarını değiştirmiyor
                [cancel] { $name } yeniden dağıtılsın diyor
               *[play] { $name } yine de oynanmasını istiyor
            }
    }
kami-played =
    { $line ->
        [attack]
            { $you ->
                [yes] Saldırdın
               *[no] { $name } saldırdı
            }
       *[defence]
            { $you ->
                [yes] Savundun
               *[no] { $name } savundu
            }
    }: { $face ->
        [down] kapalı bir kart
       *[up] { $card }
    }{ $mercenary ->
        [yes] { " " }(Paralı Asker)
       *[no] { "" }
    }

# Masanın ortası: orada ne var ve ne yapılabilir

kami-a-S = bir Asker
kami-a-L = bir Mızrak
kami-a-C = bir Süvari
kami-a-A = bir Gümüş Ejderha
kami-a-O = bir Altın Ejderha
kami-a-T = bir Kule
kami-a-F = bir Soytarı
kami-a-I = bir İmparatoriçe
kami-no-S = Asker
kami-no-L = Mızrak
kami-no-C = Süvari
kami-no-A = Gümüş Ejderha
kami-no-O = Altın Ejderha
kami-no-T = Kule
kami-no-F = Soytarı
kami-no-I = İmparatoriçe
kami-attacks =
    { $role ->
        [you] Sen saldırıyorsun: { $card }.
        [partner] { $name } (ortağın) saldırıyor: { $card }.
       *[opponent] { $name } saldırıyor: { $card }.
    }
kami-counters =
    { $or ->
        [none] Buna yalnızca { $counter } karşılık verir.
       *[other] Buna yalnızca { $counter } ya da { $or } karşılık verir.
    }
kami-answer = Sıra sende: karşılık ver ya da pas geç.
kami-answers = Şimdi { $name } yanıt verecek.
kami-no-counter =
    { $duel ->
        [yes]
            { $nor ->
                [none] Elinde { $none } yok, Paralı Askerler arasında da yok.
               *[other] Elinde ne { $none } ne { $nor } var; Paralı Askerler arasında da yok.
            }
       *[no]
            { $nor ->
                [none] Elinde { $none } yok.
               *[other] Elinde ne { $none } ne { $nor } var.
            }
    }
kami-only-card = Elindeki tek kart savunamaz: son saldırın o olmalı.
kami-unanswered =
    { $you ->
        [yes] Saldırına ({ $card }) kimse karşılık vermedi.
       *[no] Saldırıya ({ $card }) kimse karşılık vermedi.
    }
kami-drawn =
    { $you ->
        [yes] En yüksek kartı sen çektin ({ $card }), ilk sen başlıyorsun.
       *[no] En yüksek kartı { $name } çekti ({ $card }), ilk o başlıyor.
    }
kami-again =
    { $how ->
        [touch] Bir kez daha dokun.
        [keys] Bir kez daha Enter’a bas.
       *[mouse] Bir kez daha tıkla.
    }
kami-idle =
    { $why ->
        [deal-open] Önce yeniden dağıtıma karar ver.
        [over] Bu tur bitti.
       *[not-now]
            { $name ->
                [none] Henüz değil: tur daha başlamadı.
               *[other] Sıra sende değil, şu anda { $name } oynuyor.
            }
    }
kami-choose-first = Önce bir kart seç.
kami-passed = Pas
kami-held-soldiers =
    { $exact ->
        [yes] Bunların { $least } tanesi hâlâ bu elde.
       *[no] Bunların en az { $least }, en fazla { $most } tanesi hâlâ bu elde.
    }
kami-pile-covers = { $pile }. yığın: altında bir kart daha var.
kami-order = Oyun saat yönünde ilerler.
kami-round = { $round }. tur
kami-target =
    { $level ->
        [soldier] { $target } puana ilk ulaşan kazanır
        [lord] Tam { $target }: fazlası düşülür
       *[kami] Tam { $target }: aşarsan 0’a dönersin
    }
kami-team = { $one } ve { $other }
kami-score = { $name }: { $target } üzerinden { $points } puan
kami-unseen = Görülmeyen kartlar
kami-unseen-about = Bu kartları henüz görmedin. Başka ellerde, kapalı ya da oyun dışındalar.
kami-unseen-card = { $card }: { $count }/{ $copies }
kami-legend =
    { $mark ->
        [attack] Saldırı hattı
        [defence] Savunma hattı
        [standing] Karşılık verilecek saldırı
        [own] Kapalı; bunu yalnızca sen biliyorsun
        [first] Bu tura ilk başlayan
        [mercenary] Bir Paralı Askerdi
        [covers] Altında bir kart daha var
       *[known] Bunu yalnızca sen gördün
    }
kami-close = Kapat

## Ders

kami-course-about = Başlamak, karşılık vermek, saldırmak: ortakla, üç kişilik oyunda tek başına ve düelloda.
kami-course-you = Sen
kami-course-end = Başlamayı, karşılık vermeyi, pas geçmeyi ve İmparatoriçenin neler yapabildiğini biliyorsun. Gerisi oynadıkça gelir.
kami-course-lead-title = Her sırada iki kart
kami-course-lead = Sen başlıyorsun. Önce savunma hattına kapalı bir kart koy: bir karta dokun, sonra bir daha dokun.
kami-course-lead-then-1 = Ne olduğunu kimse bilmiyor. Şimdi saldır: saldırı hattına açık bir kart koy.
kami-course-lead-done = İşte böyle başlanır: bir kart savunmada gizli, bir kart saldırıda. Şimdi diğerleri yanıt vermeli.
kami-course-counter-title = Karşılık ver
kami-course-counter = Ren bir Süvari ile saldırıyor. Durdurmak için aynı kartı savunmaya açık koyarsın: Süvarinle karşılık ver.
kami-course-counter-then-1 = Durdurdun! Karşılık veren hemen saldırır. Saldıracağın kartı seç.
kami-course-counter-wrong = Pas geçebilirsin, ama burada saldırıyı durdurabilirsin: Süvarini oyna.
kami-course-counter-done = Şimdi solundaki Aki senin saldırına yanıt vermeli. Sıra masada böyle dolaşır.
kami-course-pass-title = Pas
kami-course-pass = Ren bir Mızrak ile saldırıyor, sende ise yok: pas geç. Elinde doğru kart olsa da her zaman pas geçebilirsin.
kami-course-pass-done = Herkes pas geçti. Bu yüzden yine Ren başlıyor.
kami-course-again-title = Herkes pas geçerse
kami-course-again = İlk kartın zaten kapalı duruyor. Kimsenin karşılık vermeyeceğini sandığın bir kartla saldır.
kami-course-again-then-1 = Kimse karşılık vermedi. Yine sen başlıyorsun: bir kart daha kapalı…
kami-course-again-done = … ve bir saldırı daha. Başlayan, eşleşen kart gerekmeden iki karttan kurtulur.
kami-course-last-title = Son kart
kami-course-last = Elindeki son kartı oynayan turu kazanır ve o kartın puanını alır: Asker 1, Kule 4. İki kartından hangisini savunmada saklarsın?
kami-course-last-then-1 = Asker saklandı. Şimdi Kule ile saldır!
kami-course-last-wrong = O zaman son kart Asker olurdu, bir puan. Askeri sakla, Kuleyi elinde tut.
kami-course-last-done = Dört puan! 15’e ilk ulaşan oyunu kazanır.
kami-course-partner-title = Ortaklar
kami-course-partner = Mio karşında: bir takımsınız, puanlarınız ortak. Saldıran Mio, ama ortağına da karşılık verebilirsin. Burada vermelisin: Askerinle.
kami-course-partner-then-1 = Ve şimdi son kartın!
kami-course-partner-wrong = Pas geçebilirsin. Ama Askerden sonra son kartını oynayabilirdin.
kami-course-partner-done = Sana ve Mio’ya dört puan.
kami-course-empress-title = İmparatoriçe
kami-course-empress = Ren bir Altın Ejderha ile saldırıyor. Sende yok, ama İmparatoriçe elinde: neredeyse her şeye karşılık verir. Onu oyna.
kami-course-empress-then-1 = Ejderhayı durdurdun. Şimdi istediğin kartla saldır.
kami-course-empress-wrong = Pas geçebilirsin, ama İmparatoriçeyi dene.
kami-course-empress-done = Güçlü bir kart; son kartınsa beş puan değerinde.
kami-course-humble-title = Ona layık olmayanlar
kami-course-humble = Askerler ve Mızraklar İmparatoriçeye layık değildir: onlara karşılık veremez. Burada bir Mızrak saldırıyor, sende ise yok. İmparatoriçeye dokun ve gör, sonra pas geç.
kami-course-humble-done = Unutma: hiçbir İmparatoriçe bir Askeri ya da Mızrağı durduramaz.
kami-course-unlocked-title = Ne zaman saldırabilir
kami-course-unlocked = İmparatoriçe ancak bir savunma hattında açık bir İmparatoriçe varsa ya da son kartsa saldırır. Mio az önce birini oynadı. Önce Mızrağa karşılık ver.
kami-course-unlocked-then-1 = Şimdi İmparatoriçeni saldırıya gönder!
kami-course-unlocked-wrong = Önce Mızrağınla karşılık ver, sonra İmparatoriçe ile saldır.
kami-course-unlocked-done = Kimse ona karşılık veremez: diğer tek İmparatoriçe zaten masada.
kami-course-master-title = Usta vuruşu
kami-course-master = Son iki kartın aynıysa ve ilki kapalı duruyorsa puanın ikiye katlanır. İki Kuleni elinde tut: şimdi başka bir kart sakla.
kami-course-master-then-1 = İyi. Diğer küçük kartla saldır.
kami-course-master-then-2 = Herkes pas geçti, geriye yalnızca Kuleler kaldı: biri kapalı…
kami-course-master-then-3 = … ve diğeri saldırır!
kami-course-master-wrong = Kuleleri sona sakla. Önce Askeri ve Mızrağı oyna.
kami-course-master-done = Usta vuruşu! İki kere dört, sekiz puan.
kami-course-soldiers-title = Beş Asker
kami-course-soldiers = Beş ya da daha fazla Asker kötü bir eldir. Dört kişiyken onları gösterip ortağından yeniden dağıtım isteyebilirsin. Mio’ya sor!
kami-course-soldiers-wrong = Böyle bir elle oynayabilirsin, ama bu kez sor.
kami-course-soldiers-done = Mio kabul etti: kartlar yeniden dağıtılır, ilk oyuncu aynı kalır.
kami-course-three-title = Üç kişi
kami-course-three = Üç kişilik oyunda herkes tek başına, onar kartla oynar. İki kart kenarda; birine baktın: bir Mızrak. Diğer üçü sende! Önce Askere karşılık ver.
kami-course-three-then-1 = Şimdi bir Mızrak ile saldır. Kim karşılık verebilir?
kami-course-three-wrong = Önce Askerinle karşılık ver, sonra bir Mızrak ile saldır.
kami-course-three-done = Hiç kimse: diğerlerinde Mızrak yok, İmparatoriçe de Mızrağa karşılık vermez.
kami-course-duel-title = Paralı Askerler
kami-course-duel = Düelloda ortada sekiz yığın vardır: Paralı Askerler. Elindeki bir kart yerine açık olanlardan birini oynayabilirsin. Süvariye oradaki Süvari ile karşılık ver.
kami-course-duel-then-1 = Alttaki kart açıldı. Elinden ya da başka bir Paralı Askerle saldır.
kami-course-duel-wrong = Paralı Askerler arasında bir Süvari var: onunla karşılık ver.
kami-course-duel-done = Paralı Askerler eline hiç girmez: hemen oynanır.
kami-course-own-card-title = Son kart kendi elinden
kami-course-own-card = Elinde tek kart kaldı. O saldırınca tur biter; savunmada oynanamaz. Bu yüzden kapalı bir Paralı Askerle başla.
kami-course-own-card-then-1 = Ve şimdi kendi son kartın saldırır.
kami-course-own-card-wrong = Paralı Asker elini boşaltmaz. Kendi kartınla saldır.
kami-course-own-card-done = Elin boş: turu kazandın. Paralı Asker son kartınla aynıysa bu üstelik bir Usta vuruşu olur.

## Kurallar

kami-aim = Karşılık vererek ve saldırarak kartlarından kurtul. Elindeki son kartı oynayan turu kazanır ve o kartın puanını alır.
kami-box = 2–4 oyuncu, 8 yaş ve üzeri, yaklaşık 20 dakika.
kami-section-cards = Kartlar
kami-section-round = Bir tur
kami-section-empress = İmparatoriçe
kami-section-master = Usta vuruşu
kami-section-four = Dört kişi: geleneksel
kami-section-three = Üç kişi: kaotik
kami-section-duel = İki kişi: düello
kami-section-game = Oyunu kazanmak
kami-section-known = Kim neyi bilir
kami-rule-C1 = Sekiz türde 32 kart vardır. Yalnızca turu bitiren kart puan kazandırır.
kami-rule-R1 = Herkesin bir savunma hattı ve bir saldırı hattı vardır. Sırasında kart oynayan, iki kart oynar: önce biri savunmaya, sonra biri saldırıya. Tura ilk oyuncu başlar: savunmaya kapalı bir kart, sonra saldırıya açık bir kart.
kami-rule-R2 = Bir saldırı sürerken oyuncular saat yönünde sırayla ya pas geçer (buna her zaman izin vardır) ya da karşılık verir: saldıran kartın aynısıyla, savunmada açık olarak. Karşılık veren ardından saldırır; artık karşılık verilecek saldırı odur. Kendi ortağına da karşılık verebilirsin.
kami-tip-R2 = Elinde doğru kart olsa bile pas geçmek işe yarayabilir. Ortağına karşılık vermekten de çekinme, özellikle böylece son kartını oynayabileceksen.
kami-rule-R3 = Diğerlerinin hepsi pas geçerse saldırısı süren oyuncu yeniden başlar: savunmaya kapalı bir kart, sonra bir saldırı.
kami-rule-R4 = Biri elindeki son kartı oynayınca tur hemen biter. Bu her zaman bir saldırıdır ve puanı o oyuncunun ya da takımınındır.
kami-rule-R5 = Bir turun saat yönünde ikinci oyuncusu, sonraki turun ilk oyuncusudur ve kartları dağıtır.
kami-rule-E1 = Savunmada İmparatoriçe her saldırıya, bir İmparatoriçeninkine bile karşılık verir; ama bir Askerinkine ya da Mızrağınkine değil.
kami-rule-E2 = İmparatoriçe ancak bu turda bir savunma hattında açık bir İmparatoriçe varsa ya da eldeki son kartsa saldırabilir. Az önce karşılık olarak oynanan yeterlidir. Saldırı hattındaki ya da kapalı duran yetmez; ikisinin de elde olması da yetmez.
kami-rule-E3 = Saldırabileceğin kartların hepsi İmparatoriçe ise herhangi biri saldırabilir; bu yalnızca düelloda olur. Eldeki son kart istisnası, Paralı Askerler arasındaki bir İmparatoriçe için hiçbir zaman geçerli değildir.
kami-rule-M1 = Kazananın savunmadaki ve saldırıdaki son iki kartı aynıysa ve savunmadaki kapalı duruyorsa puan ikiye katlanır. Açık duruyorsa katlanmaz.
kami-rule-F1 = İki takım vardır, ortaklar karşılıklı oturur. Herkese sekiz kart verilir. Puanlar takımındır. Ortaklar oyun sırasında birbirine ipucu veremez, sohbette bile.
kami-rule-F2 = Morali bozuk: beş ya da daha fazla Asker alan, dağıtımın iptal edilip edilmeyeceğini ortağına sorabilir. O zaman Askerler herkese gösterilir ve ortak karar verir. İptal edilen tur aynı ilk oyuncuyla yeniden dağıtılır.
kami-rule-F3 = Oyunculara tur başlamadan önce, ilk oyuncudan başlayarak sırayla sorulur. Yine de oynansın diyen ortağa kendi eli ayrıca sorulur.
kami-rule-T1 = Herkes tek başına, on kartla oynar. İki kart kapalı olarak kenara konur ve kullanılmaz. İkinci oyuncu birine, üçüncü oyuncu diğerine bakar.
kami-rule-T2 = “Morali bozuk” kuralı geçerli değildir.
kami-rule-D1 = Ortada sekiz yığın vardır; her birinde kapalı bir kartın üstünde açık bir kart durur: Paralı Askerler. İki oyuncuya da sekiz kart verilir. “Morali bozuk” kuralı geçerli değildir.
kami-rule-D2 = Savunmada ya da saldırıda oynadığın her kart, elindeki bir kart yerine açık bir Paralı Asker olabilir. Altındaki kart açılır ve hemen kullanılabilir. Paralı Asker hemen oynanır, hiçbir zaman ele katılmaz.
kami-rule-D3 = Bir el boşalınca tur biter. Son kart saldırı olmalı ve elden gelmelidir; bu yüzden eldeki tek kart savunmada oynanamaz.
kami-rule-D4 = Bir Paralı Asker, başlarken kapalı oynanan kart olabilir. Ne olduğunu herkes bilir ve Usta vuruşu için sayılır.
kami-rule-D5 = Başlayacak oyuncu oynayamıyorsa (elinde tek kart var ve hiç Paralı Asker kalmamış), tur hemen geçersiz olur: puan yoktur ve ilk oyuncu her zamanki gibi değişir.
kami-rule-G1 = Oyun 15 puana kadardır. Asker seviyesinde 15 ya da daha fazla puan kazandırır.
kami-rule-G2 = Derebeyi seviyesinde tam 15 gerekir. Fazlası 15’ten düşülür: 17 puan 13 olur.
kami-rule-G3 = Kami seviyesinde tam 15 gerekir. Aşarsan sıfıra dönersin.
kami-rule-G4 = İlk turun ilk oyuncusunu belirlemek için herkes bir kart çeker; en yüksek kartı çeken başlar.
kami-ruling-G4 = Eşit kalanlar yeniden çeker; çekilen kartlar, kartlar karıştırılmadan önce geri konur.
kami-rule-K1 = Kendi elini, bütün açık kartları, kendi kapalı kartlarını, her eldeki kart sayısını, gösterilen Askerleri, baktığın kartı (üç kişilik oyunda), açık Paralı Askerleri ve hangi Paralı Askerin kapalı oynandığını bilirsin.
kami-diagram-R1 = İlk oyuncu bir Asker saklar ve bir Süvari ile saldırır.
kami-diagram-R2 = Bir Süvari saldırır. Süvari ile karşılık verilir, ardından bir Gümüş Ejderha saldırır.
kami-diagram-R4 = İki kart kaldı. Asker kapalı konur, Kule sona kalır: dört puan.
kami-diagram-E1 = Bir Altın Ejderha saldırır, İmparatoriçe karşılık verir.
kami-diagram-E2 = Savunmada açık bir İmparatoriçe var. Bu yüzden Mızrağa karşılık verdikten sonra diğeri saldırabilir.
kami-diagram-M1 = İki Kule kaldı: biri kapalı konur, diğeri saldırır. İki kere dört, sekiz puan.
kami-diagram-F2 = Beş Asker: ortağa sor ya da bu elle oyna.
kami-diagram-F4 = Bir tur şöyle başlayabilir: ilk oyuncu kapalı bir kart koyar ve bir Asker ile saldırır. İkincisi bir Asker ile karşılık verir ve bir Süvari ile saldırır. Üçüncüsü bir İmparatoriçe ile karşılık verir, çünkü saldıran ne Asker ne Mızraktır, ve bir Mızrak ile saldırır. Diğer üçü pas geçer. Bu yüzden üçüncü oyuncu yeniden başlar: bir kart daha kapalı, sonra bir Altın Ejderha saldırır.
kami-diagram-T1 = İkinci oyuncu bir Mızrağa baktı, diğer üçü de onda: bu saldırıya kimse karşılık veremez.
kami-diagram-D2 = Elde Süvari yok, ama Paralı Askerler arasında bir tane var.
kami-diagram-D3 = Paralı Askerlerden bir Soytarı kapalı konur, eldeki Soytarı sona kalır: Usta vuruşu.

## Elle dizmek

kami-editor-help = Bir karta dokun ya da tıkla, işaretli yere gitsin; orada dokunursan geri gelir.
kami-editor-deal = Rastgele dağıt
kami-editor-rest = Kalanı dağıt
kami-editor-clear = Masayı boşalt
kami-editor-first = İlk kim başlar
kami-editor-pool = Yeri olmayan kartlar
kami-editor-places = Eller ve masa
kami-editor-place-aside = Kenarda
kami-editor-place-above = Paralı Askerler, açık
kami-editor-place-below = Paralı Askerler, kapalı
kami-editor-count = { $count } / { $size }
kami-editor-add =
    { $count ->
        [one] { $card }, { $count } tane kaldı. Şuraya koy: { $place }
       *[other] { $card }, { $count } tane kaldı. Şuraya koy: { $place }
    }
kami-editor-remove = { $place }, { $card }: geri al
kami-part-mode = oyuncu sayısı
kami-part-hands = eller
kami-part-first = ilk kimin başladığı
kami-part-extra = kenardaki kartlar ya da Paralı Askerler

## Analiz

kami-action-attack =
    { $pile ->
        [0] Saldır ({ $card })
       *[other] Saldır ({ $card }, { $pile }. Paralı Asker)
    }
kami-action-lead =
    { $pile ->
        [0] Kapalı başla ({ $card })
       *[other] Kapalı başla ({ $card }, { $pile }. Paralı Asker)
    }
kami-action-counter =
    { $pile ->
        [0] Karşılık ver ({ $card })
       *[other] Karşılık ver ({ $card }, { $pile }. Paralı Asker)
    }
kami-insight = Eller
kami-hands-title = Bütün eller
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
    { $you ->
        [yes]
            { $action ->
                [pass] Sen: pas
                [ask] Sordun
                [keep] Değiştirmedin
                [cancel] İptal ettin
                [play] Devam dedin
                [lead] Başladın
                [defence] Savundun
               *[attack] Saldırdın
            }
       *[no]
            { $name } { $action ->
                [pass] pas
                [ask] soruyor
                [keep] değiştirmedi
                [cancel] iptal etti
                [play] devam dedi
                [lead] başladı
                [defence] savundu
               *[attack] saldırdı
            }
    }
kami-terminal-held =
    { $you ->
        [yes] Senin elin { $dealt }, kalan: { $left }
       *[no] { $name }: eli { $dealt }, kalan: { $left }
    }
kami-terminal-undo = Görülen kart görülmüştür: yalnızca elden kapalı oynayarak başladığın kart, saldırmadan önce geri alınır.
kami-terminal-keys = Büyük harf o kartı, rakam o Paralı Askeri oynar; pass, ask, keep, cancel ve play yazılır. Yalnızca elden kapalı oynanan kart geri alınır.
kami-terminal-hand = el
kami-terminal-pile = yığın
kami-terminal-open = açık
kami-terminal-below = altta
kami-terminal-team = { $team }. takım
kami-terminal-may = Seçenekler: { $actions }
kami-terminal-attack-of = saldıran: { $name }
kami-terminal-last-card-of = son kart: { $name }
kami-illegal =
    { $why ->
        [not-now] oyun şu anda kimseyi beklemiyor
        [round-over] tur bitti
        [question-open] elinde beş ya da daha fazla Asker olan önce ask ya da keep der
        [answer-open] ortak önce cancel ya da play der
        [no-question] şu anda kimseye yeniden dağıtım sorulmuyor
        [leader-passes] başlayan pas geçemez: ortada saldırı yok
        [attack-due] savunma oynandı: şimdi saldırı gelmeli
        [defence-due] saldırıdan önce savunmaya bir kart konur
        [not-in-hand] elde bu kart yok ({ $card })
        [no-mercenaries] Paralı Askerler yalnızca düelloda var
        [pile-empty] { $pile }. yığında Paralı Asker kalmadı
        [no-counter] { $card } kartı { $attack } kartına karşılık vermez
        [only-card] eldeki tek kart savunamaz: son saldırı olmalı
        [empress] İmparatoriçe henüz saldıramaz: savunmada açık duran İmparatoriçe yok ve eldeki son kart değil
       *[mercenary-empress] Paralı Askerler arasındaki İmparatoriçe henüz saldıramaz: savunmada açık duran İmparatoriçe yok
    }

# Kamon oyununun kelimeleri. colour, side, card, symbol ve emblem değişkenleri zaten kelimedir.
# Ders: adım başına bir fikir, en çok kırk kelime.

## Bir bakışta

kamon-about = Aynı simgeli ya da aynı sayılı bir taşa oyna. İki kenarı birleştir, bir halka oluştur ya da rakibi hamlesiz bırak.
kamon-brief-1 = Sırayla piyonlarınızı taşların üzerine koyun. İlki kenara gelir.
kamon-brief-2 = Her taş, rakibinin az önce aldığı taşla aynı simgeyi ya da aynı sayıyı taşımalı.
kamon-brief-3 = Karşılıklı iki kenarı birleştirirsen ya da bir hücrenin çevresinde halka oluşturursan kazanırsın;
kamon-brief-4 = rakibine uygun taş bırakmazsan da.
kamon-credit = Kamon, Bruno Cathala’nın oyunudur (Jactalea, 2007).
kamon-seat-first = Siyah (başlar)
kamon-ladder = Kamon

## Bilgisayar oyuncular

kamon-player-1 = Akari
kamon-player-1-about = Yalnızca birkaç oyun hayal eder ve sana kazandıran hücreyi sık sık kaçırır.
kamon-player-2 = Shizu
kamon-player-2-about = Birkaç düzine oyun hayal eder. Üç tehlikeden birinden fazlası gözünden kaçar.
kamon-player-3 = Daru
kamon-player-3-about = Sezgiyle oynar ve sezgisi iyidir ama bazı tehlikeler gözünden kaçar.
kamon-player-4 = Koko
kamon-player-4-about = Yüzlerce oyun hayal eder ama oyun sonunu hesaplamaz. Yaklaşık dört tehlikeden biri gözünden kaçar.
kamon-player-5 = Chama
kamon-player-5-about = Tahta dolmaya başlayınca oyun sonunu hesaplar.
kamon-player-6 = Tengo
kamon-player-6-about = Binlerce oyun hayal eder ve oyun sonunu erkenden hesaplar.
kamon-player-7 = Oni
kamon-player-7-about = On binlerce oyun hayal eder, kazandığı bir oyun sonunu nadiren kaçırır.
kamon-player-8 = Komai
kamon-player-8-about = Tek bir hamle için iki yüz bine kadar devam yolunu tartar.

## Koç

kamon-coach-any = { $name } nereye oynayabilir, bunu senin taşın belirler: aynı simge ya da aynı sayı.
kamon-coach-win = Bu hücrelerden biri kazandırır. Görüyor musun?
kamon-coach-careful =
    { $count ->
        [one] Dikkat: bu hücrelerden biri galibiyeti rakibe ({ $name }) verir.
       *[other] Dikkat: bu hücrelerden { $count } tanesi galibiyeti rakibe ({ $name }) verir.
    }
kamon-coach-through = Nereye oynarsan oyna, { $name } bu kez kazanabilir.
kamon-coach-leaves =
    { $count ->
        [one] { $name } için yanıt verecek bir hücre bırakır.
       *[other] { $name } için yanıt verecek { $count } hücre bırakır.
    }
kamon-coach-danger = Oraya değil! { $name } için kazandıran bir hücre bırakır.
kamon-coach-wins = Bu hücre kazandırır.
kamon-coach-lost = Bu hücreden sonra { $name } kazanabildi.
kamon-coach-told = Aldığın taş: { $symbol } { $count }. { $name } aynı simgeyi ya da aynı sayıyı bulmalı.

## Seçenekler

kamon-option-layout = Taşların dizilişi: “random” (rastgele) ya da bir başlangıç konumu
kamon-option-forbidden-counts = Yasak hücrenin çevresindeki halka
kamon-option-forbidden-counts-yes = Kazandırır
kamon-option-forbidden-counts-yes-help = Yasak hücre boş hücre sayılır.
kamon-option-forbidden-counts-no = Kazandırmaz
kamon-option-forbidden-counts-no-help = Halka, başka bir boş hücreyi ya da rakip bir piyonu çevrelemeli.

## Kelimeler

kamon-seat-1 = Siyah
kamon-seat-2 = Beyaz
kamon-symbol-leaf = yaprak
kamon-symbol-cup = kâse
kamon-symbol-fan = yelpaze
kamon-symbol-crane = turna
kamon-symbol-wave = dalga
kamon-symbol-moon = ay
kamon-emblem-snake = Yılan
kamon-emblem-tortoise = Kaplumbağa
kamon-emblem-dragon = Ejderha

## Ayarlar

kamon-settings = Kamon
kamon-settings-coordinates = Hücre adları
kamon-settings-numerals = Taşlarda rakamlar

## Sıra kimde ve neden

kamon-status-why = Aynı simge ({ $symbol }) ya da aynı sayı ({ $count }).
kamon-status-opening = Kenarda başla, ama köşede değil.

## Nasıl biter

kamon-reason-edges = Karşılıklı iki kenar birleşti.
kamon-reason-loop = Bir halka oluştu.
kamon-reason-block = Rakibin oynayacağı hücre kalmadı.
kamon-reason-full = Tahta doldu.
kamon-ending-edges =
    { $you ->
        [winner] İki { $emblem } kenarını birleştirdin.
        [loser] { $winner } iki { $emblem } kenarını birleştirdi.
       *[none] { $winner } iki { $emblem } kenarını birleştirdi.
    }
kamon-ending-loop =
    { $you ->
        [winner] Piyonlarınla bir halka oluşturdun.
        [loser] { $winner } piyonlarıyla bir halka oluşturdu.
       *[none] { $winner } piyonlarıyla bir halka oluşturdu.
    }
kamon-ending-block =
    { $you ->
        [winner] { $loser } oynayacak hücre bulamıyor: hiçbirinde { $symbol } ya da { $number } yok.
        [loser] Oynayacak hücren kalmadı: hiçbirinde { $symbol } ya da { $number } yok.
       *[none] { $loser } oynayacak hücre bulamıyor: hiçbirinde { $symbol } ya da { $number } yok.
    }

## Tahta

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
        [planned] , planlanan hamle
       *[none] { "" }
    }
kamon-top = Yığının üstü: { $symbol } { $count }
kamon-top-none = Yığında henüz taş yok
kamon-same = Aynı simge ya da aynı sayı
kamon-opening = Köşeler dışında her kenar hücresi
kamon-refused-turn =
    Şu anda { $name ->
        [none] { $side }
       *[other] { $name }
    } oynuyor.
kamon-refused-pawn = O hücrede zaten bir piyon var.
kamon-refused-forbidden = Yasak hücreye kimse oynayamaz.
kamon-refused-opening = İlk piyon kenara konur, ama köşeye değil.
kamon-refused-token = Bu taşın ({ $symbol } { $count }) ne simgesi ne de sayısı yığının üstündekiyle ({ $other } { $number }) aynı.
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
        [loop] bir halka oluştu
        [block] rakibin hücresi kalmadı
       *[full] tahta doldu
    }

## Ders

kamon-course-about = Aynı simge ya da aynı sayı ve kazanmanın üç yolu.
kamon-course-end = Tek hamle kuralını ve kazanmanın üç yolunu biliyorsun. Gerisi oynadıkça gelir.
kamon-course-first-title = Kenarda
kamon-course-first = Sen Siyah’sın. Her taş bir simgeyi bir ila altı kez gösterir. Siyah bir kenar hücresinde başlar, ama köşede değil. Birini seç.
kamon-course-first-done = Piyonun taşın yerine geçer, taş yığına gider. Beyaz’a nereye oynayacağını o söyler.
kamon-course-crest-title = Aynı simge
kamon-course-crest = Yığının üstünde Beyaz’ın taşı var: iki dalga. Aynı simgeli ya da aynı sayılı bir taşa oynamalısın. Aynı simgeyi seç: bir dalga.
kamon-course-crest-wrong = Onun sayısı aynı. Bu kez bir dalga bul.
kamon-course-crest-done = Doğru. Şimdi üstte senin taşın var, Beyaz ona uymalı.
kamon-course-number-title = Aynı sayı
kamon-course-number = Yığının üstünde altı turna var. Bu kez sayıya bak: simgesini altı kez gösteren bir taşa oyna.
kamon-course-number-wrong = O da bir turna. Bu kez bir altılı bul.
kamon-course-number-done = İyi. Simge ya da sayı: her zaman bu iki yolun var.
kamon-course-edges-title = İki kenarı birleştir
kamon-course-edges = Karşılıklı kenarlar aynı hayvanı taşır. Birinden diğerine uzanan bir piyon zinciri kazandırır. Üstteki ve alttaki Yılan arasında bir hücre eksik: bul.
kamon-course-edges-wrong = Zincir hâlâ açık. Alt kenara bak.
kamon-course-edges-done = Yılandan Yılana: kazandın.
kamon-course-corner-title = Köşenin iki kenarı vardır
kamon-course-corner = Köşe hücresi, orada buluşan iki kenara da aittir. Zincirin iki Kaplumbağa kenarını neredeyse birleştiriyor. Tamamla.
kamon-course-corner-wrong = Orası değil. Zincirini soldaki köşeye kadar izle.
kamon-course-corner-done = Köşe, Kaplumbağa kenarına da aittir: kazandın.
kamon-course-round-title = Yasak hücre
kamon-course-round = Koyu hücrede taş yok. Oraya kimse oynayamaz, hiçbir zincir içinden geçmez. Çevresinden dolan ve Yılanları birleştir.
kamon-course-round-wrong = Koyu hücrenin hemen altında hâlâ bir boşluk var.
kamon-course-round-done = Çevresinden dolandın ve birleştirdin: kazandın.
kamon-course-loop-title = Halka oluştur
kamon-course-loop = Boş bir hücreyi ya da rakip bir piyonu saran bir piyon halkası da kazandırır. Solda beyaz bir piyonu neredeyse yakaladın. Halkayı tamamla!
kamon-course-loop-wrong = Halka hâlâ açık. Sol kenara bak.
kamon-course-loop-done = Yakaladın! Dikkat: tahtanın kenarı duvar sayılmaz, halkanın her yanında piyon olmalı.
kamon-course-safe-title = Beyaz’ı da düşün
kamon-course-safe = Ejderhaları birleştirmek için Beyaz’a sağ üstte bir hücre yetiyor. Nereye oynayacağını ona senin taşın söyler: Beyaz’ın oyunu bitirmesine izin vermeyen bir taş seç.
kamon-course-safe-wrong = Ondan sonra Beyaz sağ üstte oyunu bitirebilirdi. Başka birini seç.
kamon-course-safe-done = İyi. Sen Beyaz için seçersin, Beyaz da senin için.
kamon-course-block-title = Hiçbir şey kalmadı
kamon-course-block = Oynayacak hücresi kalmayan hemen kaybeder. Üstte dört yelpaze var. Beyaz’ı yanıtsız bırakacak bir taş al.
kamon-course-block-wrong = Beyaz’ın buna hâlâ bir yanıtı var. Simgesi ve sayısı neredeyse bitmiş bir taş var mı?
kamon-course-block-done = Ne yelpaze ne altılı kaldı: Beyaz engellendi, sen kazandın.
kamon-course-full-title = Dolu tahta
kamon-course-full = İki hücre kaldı; kimse iki kenarı birleştirmedi, halka oluşturmadı, engellenmedi. Birine oyna; sonuncuyu Beyaz alır.
kamon-course-full-done = Tahta doldu ve kimse kazanmadı: berabere. Bu çok nadir olur.

## Kurallar

kamon-aim = İki oyuncu, tek hamle kuralı, kazanmanın üç yolu: iki kenarı birleştirmek, bir halka oluşturmak ya da rakibi hamlesiz bırakmak.
kamon-box = 2 oyuncu, 8 yaş ve üzeri, yaklaşık 15 dakika: bir oyun en fazla 36 hamledir.
kamon-section-board = Tahta ve taşlar
kamon-section-play = Oynamak
kamon-section-end = Oyun nasıl biter
kamon-rule-B1 = Tahta, üstte a’dan altta g’ye yedi sırada 37 hücreli bir altıgendir.
kamon-rule-B2 = Altı kenarın her birinde dört hücre vardır. Karşılıklı kenarlar aynı amblemi taşır: Yılan üstte ve altta, Kaplumbağa sol üstte ve sağ altta, Ejderha sağ üstte ve sol altta.
kamon-rule-B3 = Altı simgenin her biri altı taşta, bir ila altı kez bulunur. Fazladan bir taş da ilk oyuncuyu gösterir.
kamon-ruling-B3 = Kural kitabı yalnızca yaprağın ve kâsenin adını verir; yelpaze, turna, dalga ve ay bizimdir.
kamon-rule-B4 = 37 taşın hepsi rastgele, her hücreye bir tane konur. Sonra ilk oyuncu taşı kaldırılır; onun hücresi oyun boyunca yasaktır. Bu taş tahtanın yanında durur ve yığın onun üstünde büyür. Her oyuncunun 18 piyonu vardır.
kamon-rule-P1 = Siyah, köşe ya da yasak olmayan bir kenar hücresinde başlar. Piyon taşın yerine geçer, taş yığına gider.
kamon-rule-P2 = Ondan sonra sıradaki oyuncu, taşı yığının üstündekiyle aynı simgeli ya da aynı sayılı olan boş bir hücreye piyon koyar. O taş yeni üst taş olur.
kamon-rule-W1 = Kenarlar: piyonlarının bir zinciri karşılıklı iki kenarı birleştirirse kazanırsın.
kamon-rule-W2 = Köşe hücresi, orada buluşan iki kenara da aittir.
kamon-rule-W3 = Halka: piyonların boş ya da rakip piyonlu en az bir hücreyi çevrelerse kazanırsın. Bir hücreden, senin piyonun olmayan hücreler üzerinden tahtanın kenarına yol yoksa o hücre çevrilidir.
kamon-rule-W4 = Tahtanın kenarı bir halkanın duvarı sayılmaz; yalnızca kendi piyonlarını saran bir halka da sayılmaz.
kamon-rule-W5 = Yasak hücre boş hücre sayılır. Masayı açan kişi aksini seçebilir.
kamon-rule-W6 = Engelleme: rakibinin oynayacak hücresi kalmazsa kazanırsın.
kamon-rule-W7 = 36 hücrenin hepsi dolar ve kimse kazanmazsa oyun berabere biter.
kamon-ruling-W7 = 36. hamle asla engellemeyle kazandırmaz.
kamon-rule-W8 = Birkaçı aynı anda olursa kenarlar halkadan, halka engellemeden önce söylenir; kazanan aynıdır.
kamon-diagram-P1 = Siyah, ışıklı hücrelerden herhangi birinde başlayabilir. Koyu olan yasaktır.
kamon-diagram-P2 = Siyah dört turnayı aldı, Beyaz da bir turnaya ya da bir dörtlüye oynar.
kamon-diagram-W1 = İki Yılan arasında bir piyon eksik.
kamon-diagram-W2 = Soldaki köşe, Kaplumbağa kenarının parçasıdır.
kamon-diagram-W3 = Halkanın son piyonu beyaz bir piyonu yakalar.
kamon-diagram-W5 = Bu halka yalnızca yasak hücreyi çevreler.
kamon-diagram-W6 = Altı yelpazeden sonra Beyaz’a ne yelpaze ne altılı kalır.
kamon-diagram-W7 = Siyah ve Beyaz son iki hücreyi doldurur: berabere.

## Elle dizmek

kamon-editor-help = Ne koyacağını seç, sonra hücrelere dokun ya da tıkla.
kamon-editor-shuffle = Taşları karıştır
kamon-editor-tool = Dokununca koy
kamon-editor-tool-black = Siyah piyon
kamon-editor-tool-white = Beyaz piyon
kamon-editor-tool-token = Taşı geri koy
kamon-editor-tool-swap = İki hücreyi değiştir
kamon-editor-swap = Yer değiştirecek iki hücreye dokun.
kamon-editor-held = { $cell } şununla yer değiştirsin…
kamon-editor-top = Yığının üstü
kamon-editor-turn = Sıra: { $side }. Bunu piyonların sayısı belirler.
kamon-part-cells = hücreler
kamon-part-side = sıranın kimde olduğu
kamon-part-top = yığının üstü

## Analiz

kamon-action = { $cell }, { $symbol } { $count }
kamon-block-title = Kim engellenir?
kamon-block-blocked = İkisi de yalnızca engellemek için oynasaydı, hücresiz kalan ilk taraf { $side } olurdu.
kamon-block-fewest =
    { $count ->
        [0] { $cells } sonrasında hiç yanıt kalmaz: engelleme.
        [one] En az yanıt { $cells } sonrasında kalır: { $count }.
       *[other] En az yanıt { $cells } sonrasında kalır: { $count }.
    }
kamon-block-numbers = Hücredeki sayı, geriye kaç yanıt kaldığını gösterir. Zincirler ve halkalar hesaba katılmaz.

## Çözüldü

kamon-solved-heading = Altı hamle sonra Kamon: çoğunlukla Siyah kazanır
kamon-solved-text = Taşları rastgele dizdik, rastgele altı hamle yaptık ve kusursuz oyunda kimin kazandığını hesapladık; hem de { $count } kez. Sırası gelen Siyah bu konumların { $black } tanesini (%{ $share }), Beyaz { $white } tanesini kazanır. Kalan { $draw } konum berabere.
kamon-solved-question = Sıra: { $side }. Kusursuz oyunda kim kazanır?
kamon-solved-draw = Berabere
kamon-solved-answer =
    { $right ->
        [yes] Bildin:
       *[no] Olmadı:
    } { $result ->
        [draw] berabere.
       *[win] { $side } kazanır.
    }
kamon-solved-wins = { $cell } kazandıran bir hamle.
kamon-solved-holds = { $cell } beraberliği koruyan bir hamle.
kamon-solved-loses = { $side } ne oynarsa oynasın kaybeder.
kamon-solved-number = Konum { $number } / { $count }
kamon-solved-right = { $guessed } tahminden { $right } doğru
kamon-solved-another = Bir başkası
kamon-solved-yours = Bu konumu { $name } karşısında sürdür. Kazanan taraftaysan işi bitir; kaybeden taraftaysan dayanabildiğin kadar dayan. Konum berabereyse de elinden kaçırma.
kamon-solved-play = { $side } ile oyna
kamon-solved-proof = Her konum sonuna kadar hesaplandı. Sözümüze güvenmek zorunda değilsin: bu komut birkaçını yalnızca kurallarla yeniden kanıtlar, --all ile hepsini.
kamon-layouts-heading = İlk hamleden Kamon: her şey dizilişe bağlı
kamon-layouts-text = Şimdiye dek { $count } rastgele diziliş ta ilk hamleden çözüldü. Kusursuz oyunda sonuçlar: başlayan Siyah { $black } kez, Beyaz { $white } kez kazanır; berabere { $draw }. Demek ki ne kadar iyi oynanırsa oynansın kimsenin kazanamayacağı Kamon oyunları var.
kamon-layouts-proof = Her diziliş sonuna kadar hesaplandı: yüz milyonlarca konum. Bu komut içlerinden birini yalnızca kurallarla yeniden kanıtlar; ama bitmesini bekleyen henüz olmadı.
kamon-data-openings = { $count } konum: kim, nasıl kazanıyor
kamon-data-layouts = İlk hamleden başlayarak çözülen { $count } diziliş

## Terminal

kamon-terminal-title =
    { $over ->
        [yes] { $moves ->
            [one] { $moves } hamle
           *[other] { $moves } hamle
        }
       *[no] { $moves }. hamle
    }
kamon-terminal-turn =
    Sıra: { $side }, { $symbol } ya da { $number } ({ $count ->
        [one] { $count } hücre
       *[other] { $count } hücre
    })
kamon-terminal-opening = { $side } kenarda başlar, ama köşede değil
kamon-terminal-aims = Kazanmak için aynı adlı iki kenarı birleştir, halka oluştur ya da hücre bırakma.
kamon-terminal-keys = Hamle hücrenin adıyla yazılır, c4 gibi.
kamon-terminal-side =
    { $state ->
        [turn] sırada
        [won] kazandı
       *[draw] berabere
    }
kamon-terminal-pile = yığının üstü
kamon-terminal-plain =
    { $over ->
        [yes] # yasak  <x> kazandıran
       *[no] # yasak  [l1] oynanabilir
    }
kamon-illegal =
    { $why ->
        [over] oyun bitti
        [forbidden] bu hücre bütün oyun boyunca yasak
        [occupied] orada zaten bir piyon var
        [not-on-border] ilk piyon kenara konur
        [corner] ilk piyon köşeye konmaz
       *[no-match] { $token } taşında, yığındaki { $top } taşının ne simgesi ne sayısı var
    }

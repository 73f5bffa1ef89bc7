# Betik çalışmayan yerlerde sayfaların söyledikleri: arama sonuçlarında, bağlantı önizlemelerinde ve betiksiz
# okuyanlara. Gerisi web.ftl, learn.ftl ve oyunların dosyalarında.

page-home = { $games }: hemen, hesap açmadan oyna; bilgisayara karşı, bir arkadaşınla ya da herhangi biriyle. Dersler, kurallar, analiz.
page-new = Oyun başlat: bilgisayara karşı, bağlantı gönderdiğin bir arkadaşınla, herhangi biriyle ya da tek cihazda.
page-watch = Şu anda oynanan oyunlar ve yeniden izleyebileceğin bitmiş oyunlar.
page-archive = Herkese açık, bitmiş bütün oyunlar: oyuncuya ve oyuna göre ara, yeniden izle.
page-local = Bilgisayara karşı ve tek ekran başında oynanan, kendi tarayıcında saklanan oyunlar.
page-leaderboard = Oyun hızına göre her oyunun en iyi oyuncuları.
page-analysis = Bir konum kur ya da bir oyun kaydı yapıştır; motorların neyi kanıtladığını, neyi tahmin ettiğini gör.
page-analysis-game = { $game } analizi: bir konum kur ya da bir kayıt yapıştır, hangi hamlelerin kazandığını gör.
page-account = Giriş yap ya da bir ad ve parolayla hesap aç. E-posta adresi gerekmez.
page-settings = Dil, görünüm, oynatma hızı ve ses.
page-table-running = Şu anda oynanan oyun: { $kind }
page-script = Oynamak için lütfen JavaScript’i aç.

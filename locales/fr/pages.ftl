# Ce que disent les pages sans script : dans les résultats de recherche, les aperçus de liens et pour qui
# lit sans script. Le reste est dans web.ftl, learn.ftl et les fichiers des jeux.

page-home = Jouez tout de suite à { $games }, sans compte : contre l’ordinateur, avec un ami ou avec n’importe qui. Cours, règles, analyse.
page-new = Lancez une partie : contre l’ordinateur, avec un ami grâce à un lien, avec n’importe qui ou à plusieurs sur un seul appareil.
page-watch = Les parties en cours et celles qui sont terminées, à revoir coup par coup.
page-archive = Toutes les parties publiques terminées, à chercher par joueur et par jeu, et à revoir.
page-local = Vos parties contre l’ordinateur ou à plusieurs sur un même écran, conservées dans votre navigateur.
page-leaderboard = Les meilleurs joueurs de chaque jeu, selon la cadence.
page-analysis = Composez une position ou collez une partie, et voyez ce que les moteurs prouvent et ce qu’ils estiment.
page-analysis-game = Analysez { $game } : composez une position ou collez une partie, et voyez quels coups gagnent.
page-account = Connectez-vous, ou créez un compte avec un nom et un mot de passe, sans adresse e-mail.
page-settings = Langue, apparence, rythme et son.
page-table-running = Une partie en cours : { $kind }
page-script = Pour jouer, veuillez activer JavaScript.

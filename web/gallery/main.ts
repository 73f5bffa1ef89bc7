import '../src/theme.css';
import '../boards/boards.css';
import './gallery.css';

import { USUAL_SETTINGS, type BoardOptions, type Settings } from '../boards/board';
import { GAMES } from '../games';
import { cardSheet } from '../games/kami/gallery';
import { USUAL_LOOKS, type Looks } from '../games/kamisado/palette';
import { SIGNS } from '../games/kamisado/signs';
import type { View } from '../src/core/types';

const samples = import.meta.glob<View>('../games/*/samples/*.json', {
  eager: true,
  import: 'default',
});
const english = import.meta.glob<BoardOptions['texts']>('../games/*/tests/english.ts', {
  eager: true,
  import: 'english',
});

// The address says what is shown: ?only=kamon&theme=dark&palette=distinct&signs=letters
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const settings: Settings & Looks = {
  ...USUAL_SETTINGS,
  ...USUAL_LOOKS,
  signs: SIGNS.find((signs) => signs === asked.get('signs')) ?? 'characters',
  palette: asked.get('palette') === 'distinct' ? 'distinct' : 'lacquer',
};

async function show(game: string): Promise<void> {
  const texts = english[`../games/${game}/tests/english.ts`];
  const module = (await GAMES.find(({ id }) => id === game)?.load())?.default;
  if (!texts || !module) return;
  for (const [path, view] of Object.entries(samples)) {
    const name = path.replace(/.*games\/|\.json$/g, '').replace('/samples/', '-');
    if (view.board.game !== game || !name.includes(asked.get('only') ?? '')) continue;
    if (name.endsWith('-before')) continue;
    const host = document.createElement('div');
    const said = document.createElement('p');
    const say = (text: string): void => said.replaceChildren(text);
    const shown = new module.Board(host, {
      texts,
      onAction: (action) => {
        say(`action: ${action}`);
        setTimeout(() => shown.show(view, settings), 600);
      },
      onSay: (key, args) => say(texts(key, args)),
    });
    shown.show(view, settings);
    const title = document.createElement('h2');
    title.append(name);
    const before = samples[path.replace('.json', '-before.json')];
    if (before) {
      const replay = document.createElement('button');
      replay.append('replay');
      replay.onclick = () => {
        const bottom = view.viewer === 'spectator' ? 1 : view.viewer.seat;
        shown.show(before, { ...settings, animation: 0, bottom });
        setTimeout(() => shown.show(view, { ...settings, bottom }), 500);
      };
      title.append(' ', replay);
    }
    const figure = document.createElement('section');
    figure.id = name;
    figure.className = game;
    figure.append(title, host, said);
    document.body.append(figure);
  }
}

if ('kami-cards'.includes(asked.get('only') ?? '')) document.body.append(cardSheet());
for (const { id } of GAMES) void show(id);

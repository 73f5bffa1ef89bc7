import '../src/theme.css';
import '../boards/boards.css';
import './gallery.css';

import {
  KamisadoBoard,
  KamiTable,
  KamonBoard,
  USUAL_SETTINGS,
  type Board,
  type BoardOptions,
  type Settings,
} from '../boards';
import type { View } from '../boards';
import { cardSheet } from '../games/kami/gallery';
import { english } from './english';

const samples = import.meta.glob<View>('../games/*/samples/*.json', {
  eager: true,
  import: 'default',
});

// The address says what is shown: ?only=kamon&theme=dark&palette=distinct&characters=off
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const settings: Settings = {
  ...USUAL_SETTINGS,
  characters: asked.get('characters') !== 'off',
  palette: asked.get('palette') === 'distinct' ? 'distinct' : 'lacquer',
};

function board(view: View, host: HTMLElement, options: BoardOptions): Board<View> {
  const kinds = { kamisado: KamisadoBoard, kami: KamiTable, kamon: KamonBoard };
  return new kinds[view.board.game](host, options) as Board<View>;
}

if ('kami-cards'.includes(asked.get('only') ?? '')) document.body.append(cardSheet());

for (const [path, view] of Object.entries(samples)) {
  const name = path.replace(/.*games\/|\.json$/g, '').replace('/samples/', '-');
  if (!name.includes(asked.get('only') ?? '') || name.endsWith('-before')) continue;
  const host = document.createElement('div');
  const said = document.createElement('p');
  const say = (text: string): void => said.replaceChildren(text);
  const shown = board(view, host, {
    texts: english,
    onAction: (action) => {
      say(`action: ${action}`);
      setTimeout(() => shown.show(view, settings), 600);
    },
    onSay: (key, args) => say(english(key, args)),
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
  figure.className = view.board.game;
  figure.append(title, host, said);
  document.body.append(figure);
}

import './theme.css';
import './app.css';
import '../boards/boards.css';
import './print.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { leadLinks } from './core/base';
import { wantedLanguage, words } from './core/i18n.svelte';
import { noticeKeyboard } from './core/keyboard';

noticeKeyboard();
leadLinks();
// Nothing is shown before there are words for it.
void words.load(wantedLanguage()).then(() => mount(App, { target: document.body }));

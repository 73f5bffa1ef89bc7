// The service worker: what goes on while no page is open, and what pages are when there is no network.

import './push';
import './keep';

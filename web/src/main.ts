import 'virtual:fonts.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { route } from './lib/route.svelte';
import { preferredLanguage, words } from './lib/words.svelte';

// Every place of the page may be about any game.
import.meta.glob('./games/*/colours.css', { eager: true });

// The home page is fetched beside the texts; whoever follows a link to a table does without it.
await Promise.all([words.speak(preferredLanguage()), route.place.page === 'home' && import('./pages/Home.svelte')]);
mount(App, { target: document.getElementById('app')! });

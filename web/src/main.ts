import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { preferredLanguage, words } from './lib/words.svelte';

await words.speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });

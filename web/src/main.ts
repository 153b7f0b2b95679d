import { mount } from 'svelte';
import App from './App.svelte';
import './boards/shared/strokes.css';
import './look/fonts.css';
import './look/tokens.css';
import './app.css';
import './look/layout.css';
import { updating } from './home/updating.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

await speak(settings.language).catch(() => updating.again());
applySettings(() => import('./look/boards.css'));
mount(App, { target: document.getElementById('app')! });
void updating.begin();

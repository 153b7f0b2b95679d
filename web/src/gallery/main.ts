/** A page of its own for those who build pages, which the service does not serve. */
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../boards/shared/strokes.css';
import '../look/fonts.css';
import '../look/tokens.css';
import '../app.css';
import '../look/layout.css';
import { applySettings, settings } from '../lib/settings.svelte';
import { learnPages, speak } from '../lib/words.svelte';

await speak(settings.language);
await learnPages();
applySettings(() => import('../look/boards.css'));
mount(Gallery, { target: document.getElementById('gallery')! });

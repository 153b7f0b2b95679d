/** Tells what the host did, over whatever page there is. */
import { mount } from 'svelte';
import HostTold from './HostTold.svelte';

export const tell = (): unknown => mount(HostTold, { target: document.body });

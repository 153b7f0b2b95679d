import type { Board } from '../../types/board';
import Ghost from './Ghost.svelte';
import { handling } from './handling';
import Table from './Table.svelte';
import Token from './Token.svelte';

export const board: Board = { handling, isDrawn: true, Table, Ghost, Token };

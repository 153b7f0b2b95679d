import type { Board } from '../../types/board';
import Aside from './Aside.svelte';
import Ghost from './Ghost.svelte';
import Table from './Table.svelte';
import Token from './Token.svelte';
import { handling } from './handling';

export const board: Board = { handling, Table, Ghost, Token, Aside };

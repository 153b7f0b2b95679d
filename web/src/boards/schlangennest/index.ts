import type { Board } from '../../types/board';
import '../square/square.css';
import Aside from './Aside.svelte';
import Ghost from './Ghost.svelte';
import { handling } from './handling';
import Table from './Table.svelte';
import Token from './Token.svelte';

export const board: Board = { handling, Table, Ghost, Token, Aside };

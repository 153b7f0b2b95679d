import type { Board } from '../manner';
import '../square/square.css';
import Aside from './Aside.svelte';
import Ghost from './Ghost.svelte';
import { manner } from './manner';
import Table from './Table.svelte';
import Token from './Token.svelte';

export const board: Board = { manner, Table, Ghost, Token, Aside };

import type { Board } from '../manner';
import '../hex/wood.css';
import '../shared/colours.css';
import '../shared/snake.css';
import Aside from './Aside.svelte';
import Ghost from './Ghost.svelte';
import Table from './Table.svelte';
import Token from './Token.svelte';
import { manner } from './manner';

export const board: Board = { manner, Table, Ghost, Token, Aside };

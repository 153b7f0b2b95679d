/** The species of the seats: what they hold and what they look like. */
import { BASIC, type Tile } from '../hex/tiles';
import type { Scene } from '../handling';
import type { Pattern } from '../shared/scales';
import special from './species.json';

export type Species = keyof typeof special;

const ALL = Object.keys(special) as Species[];

const LOOKS: Readonly<Record<Species, Pattern>> = {
  mamba: 'dots',
  python: 'rings',
  viper: 'zigzag',
  rattlesnake: 'diamonds',
  cobra: 'chevrons',
};

export function speciesOf(scene: Scene, seat: number): Species {
  const chosen = scene.options.species as readonly Species[] | undefined;
  return chosen?.[seat] ?? ALL[seat]!;
}

export function tilesOf(scene: Scene, seat: number): readonly Tile[] {
  return [...BASIC, ...special[speciesOf(scene, seat)]];
}

export function patternOf(scene: Scene, seat: number): Pattern {
  return LOOKS[speciesOf(scene, seat)];
}

/** The species of the seats and what they look like. */
import type { Scene } from '../../types/board';
import type { Pattern } from '../shared/scales';

const LOOKS: Readonly<Record<string, Pattern>> = {
  mamba: 'dots',
  python: 'rings',
  viper: 'zigzag',
  rattlesnake: 'diamonds',
  cobra: 'chevrons',
};

export function speciesOf(scene: Scene, seat: number): string {
  return (scene.options.species as readonly string[])[seat]!;
}

export function patternOf(scene: Scene, seat: number): Pattern {
  return LOOKS[speciesOf(scene, seat)]!;
}

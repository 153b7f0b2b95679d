/** Finding one's way among the snakes that the service has followed. */
import type { Cell, Scene, Snake } from '../../types/board';

const same = (one: Cell, two: Cell): boolean => String(one) === String(two);

/** The snake on a cell. */
export function snakeOn(scene: Scene, cell: Cell): Snake | undefined {
  return scene.snakes.find(({ cells }) => cells.some((own) => same(own, cell)));
}

/** Whether a snake can continue at a cell. */
export function endsAt(snake: Snake, cell: Cell): boolean {
  return snake.ends.some((end) => same(end.cell, cell));
}

/** Positions for pictures: where a record ends, as somebody sees it who looks on. */
import type { Scene } from '../types/board';
import type { ShownRecord } from '../types/service';
import { api } from './api';

/** The scene at the end of a record. */
export async function sceneOf(record: string): Promise<Scene> {
  return sceneIn(await api.show(record));
}

/** The scene that the service tells of a table or a record. */
export function sceneIn({ rules: _, to_act, last, ...shown }: ShownRecord): Scene {
  return { ...shown, seat: null, toAct: to_act, last };
}

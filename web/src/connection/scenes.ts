/** Positions for pictures: where a record ends, as somebody sees it who looks on. */
import type { Scene } from '../types/board';
import { api } from './api';

/** The scene at the end of a record. */
export async function sceneOf(record: string): Promise<Scene> {
  const { rules: _, to_act, last, ...shown } = await api.show(record);
  return { ...shown, seat: null, toAct: to_act, last };
}

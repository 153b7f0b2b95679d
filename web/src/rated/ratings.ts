/** Ratings as the service knows them, and who has a name that is kept. */
import { answered, client } from '../connection/api';
import type { components } from '../types/schema';

export type OwnRating = components['schemas']['OwnRating'];
export type SeatRating = components['schemas']['SeatRating'];

/** One's own, those of most games first. */
export const ownRatings = (): Promise<OwnRating[]> => answered(client.GET('/api/me/ratings'));

/** Those at a table, by seat; once its game was rated, with what they were before. */
export const ratingsAt = (table: string): Promise<SeatRating[]> =>
  answered(client.GET('/api/tables/{table}/ratings', { params: { path: { table } } }));

/** Whether one's name is kept with a passkey. */
export async function isKept(): Promise<boolean> {
  const keys = await answered(client.GET('/api/guest/passkeys')).catch(() => null);
  return Boolean(keys?.passkeys.length);
}

/** A rating in short: with a question mark while it is provisional. */
export const short = ({ rating, provisional }: SeatRating): string =>
  provisional ? `${rating}?` : String(rating);

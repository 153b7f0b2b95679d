/** Reviews that were finished, the last ones: kept in this browser, with a service and without one. */
import type { Choice, ReviewInfo } from '../types/service';

export interface KeptReview {
  readonly table: string;
  readonly choices: readonly Choice[];
  readonly all: ReviewInfo;
}

/** Under what name the browser keeps them. */
export const REVIEWS = 'serpentry-reviews';
/** Some ten kilobytes each. */
const MOST = 8;

/** All reviews with one more, instead of an older one of the same game. */
export function withReview(reviews: readonly KeptReview[], review: KeptReview): KeptReview[] {
  const others = reviews.filter((one) => one.table !== review.table);
  return [...others, review].slice(-MOST);
}

/** What opens over the board where there is no room beside it. */
export type Sheet = 'moves' | 'chat' | 'more' | 'end';

/** Something that was not done; its message is a sentence for people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly key = '',
    /** The facts in the sentence. */
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

const NONE = 404;

/** Whether what was asked for isn't there: asking again won't help. */
export const isNone = (error: unknown): boolean =>
  error instanceof Refusal && error.status === NONE;

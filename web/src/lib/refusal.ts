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

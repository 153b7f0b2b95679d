/** Names on their way to the club: none is lost, however fast they are typed. */

export interface Sent {
  readonly name: string;
  /** Why it was not taken; empty while it is on its way. */
  readonly refused: string;
}

/** Takes names one after the other; those that were refused stay until they are read. */
export class Adding {
  /** Those on their way, and those that were refused. */
  sent = $state.raw<readonly Sent[]>([]);
  private line: Promise<void> = Promise.resolve();

  /** `add` gives why a name was not taken, or nothing. */
  constructor(private readonly add: (name: string) => Promise<string>) {}

  /** Send a name; gives whether it was taken. */
  async send(name: string): Promise<boolean> {
    const one = { name, refused: '' };
    this.sent = [...this.sent, one];
    let refused = '';
    this.line = this.line.then(async () => void (refused = await this.add(name)));
    await this.line;
    const others = this.sent.filter((other) => other !== one);
    this.sent = refused ? [...others, { name, refused }] : others;
    return !refused;
  }

  /** Take one back that was refused; gives its name. */
  back(one: Sent): string {
    this.sent = this.sent.filter((other) => other !== one);
    return one.name;
  }
}

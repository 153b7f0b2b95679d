/** Leads through a lesson: shows what to do, and brings the game back to the lesson. */
import { isDraw, isMove } from '../parts/happened';
import type { Move } from '../types/board';
import type { Playing } from '../table/play/playing.svelte';
import { moveOf, type Lesson, type Step } from '../lessons/lesson';

const PAUSE = 700;

export class Teacher {
  at = $state(0);
  /** The attempt that will be refused. */
  chosen = $state.raw<Move | null>(null);
  /** Whether the forbidden move of this step was tried. */
  tried = $state(false);
  /** Whether another move was made than the one to be made. */
  strayed = $state(false);
  /** How many draws there were when chance was spoken for; null: nothing is to be drawn. */
  #rolled: number | null = null;

  constructor(
    readonly playing: Playing,
    readonly lesson: Lesson,
  ) {}

  step: Step = $derived.by(() => this.lesson.steps[this.at]!);
  isLast: boolean = $derived.by(() => this.at === this.lesson.steps.length - 1);
  moved: Move[] = $derived.by(() => this.playing.played.filter(isMove).map((one) => one.move));
  /** The moves that the steps up to this one give. */
  #script: Move[] = $derived.by(() =>
    this.lesson.steps
      .slice(0, this.at + 1)
      .map(moveOf)
      .filter((move) => move !== null),
  );
  /** How many moves there were when this step began. */
  start: number = $derived.by(() => this.#script.length - (moveOf(this.step) ? 1 : 0));
  /** Whether nothing was played but what the lesson gives; with its last step the game is free. */
  agrees: boolean = $derived.by(() => {
    if (this.isLast) return true;
    const { key } = this.playing.board.handling;
    return this.moved.every((move, index) => {
      const given = this.#script[index];
      return given !== undefined && key(move) === key(given);
    });
  });
  /** Whether moves that the lesson gives were taken back. */
  #isBehind: boolean = $derived.by(() => !this.isLast && this.moved.length < this.start);
  isOver: boolean = $derived.by(() => this.playing.view.phase === 'over');
  /** Whether it is time to do what this step is about. */
  isReady: boolean = $derived.by(
    () => this.agrees && !this.#isBehind && this.playing.myTurn && this.moved.length <= this.start,
  );
  isDone: boolean = $derived.by(() => {
    const went = this.moved.length > this.start;
    if (!this.agrees || this.#isBehind) return false;
    if (moveOf(this.step)) return went;
    if ('wrong' in this.step) return this.tried || went || this.isOver;
    return true;
  });

  next(): void {
    this.tried = false;
    this.strayed = false;
    this.at++;
  }

  /** Show what this step is about; gives how to stop it. A move is tried until it is made. */
  prepare(): (() => void) | undefined {
    const { playing, step } = this;
    playing.forget();
    playing.laying.lift();
    this.chosen = null;
    if ('move' in step) this.#show(step.move);
    if ('wrong' in step) void this.#find(step.wrong, step.rules);
    if (!('other' in step)) return undefined;
    const again = setInterval(() => void playing.make(step.other), PAUSE);
    return () => clearInterval(again);
  }

  /** Take back what the lesson does not give, and make again what was taken back of it. */
  keepTo(): void {
    const { playing } = this;
    if (playing.busy) return;
    if (!this.agrees) {
      this.strayed = true;
      void playing.command({ type: 'ask', what: 'undo' });
    } else if (this.#isBehind) void playing.make(this.#script[this.moved.length]!);
  }

  /** Say what chance brings, as the lesson has it; when that has come to its end, it is drawn. */
  roll(): void {
    const { playing, lesson } = this;
    if (!lesson.luck || !this.agrees) return;
    const drawn = playing.view.draws?.length ? playing.played.filter(isDraw).length : null;
    const isAsked = drawn === this.#rolled;
    this.#rolled = drawn;
    if (isAsked || drawn === null) return;
    void playing.command({ type: 'tell', move: lesson.luck[drawn] ?? null });
  }

  /** Do what this step is about. */
  act(): void {
    const { playing, step, chosen } = this;
    if ('move' in step) void playing.make(step.move);
    else if ('wrong' in step && chosen) void this.#try(chosen);
  }

  #show(move: Move): void {
    const { playing } = this;
    const draft = playing.board.handling.draft(playing.scene, move);
    if (draft && this.#isInHand(move)) playing.laying.take(draft);
    playing.mark(playing.board.handling.cellsOf(playing.scene, move));
  }

  #isInHand(move: Move): boolean {
    const { playing } = this;
    const piece = playing.board.handling.draft(playing.scene, move)?.piece;
    return playing.laying.tray.some((one) => one.id === piece);
  }

  /** Find the attempt that is refused as the words say; what is in hand comes first. */
  async #find(attempts: readonly Move[], rules: readonly string[]): Promise<void> {
    const { at } = this;
    const held = attempts.filter((move) => this.#isInHand(move));
    for (const move of held.length ? held : attempts) {
      const answer = await this.playing.attempt(move);
      if (this.at !== at) return;
      const rule = 'illegal' in answer ? answer.illegal?.rule : undefined;
      if (rule === undefined || !rules.includes(rule)) continue;
      this.chosen = move;
      return this.#show(move);
    }
    this.tried = true;
  }

  async #try(move: Move): Promise<void> {
    await this.playing.ask(move);
    this.tried = true;
  }
}

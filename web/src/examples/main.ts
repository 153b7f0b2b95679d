/** On pages of the documentation: examples that the bundle beside them can run get a button. */
import { host } from '../home/host.svelte';
import type { Manifest } from '../home/talk';
import { baseOf } from '../lib/places';
import { learn, t } from '../lib/words.svelte';
import { countRunnable } from './runnable';

const PATH = '/api/prompt';
/** The documentation is in English, and so are the buttons in it. */
const LANGUAGE = 'en';

const textOf = (block: Element): string => block.querySelector('code')?.textContent ?? '';

class Example {
  readonly text: string;
  readonly button = document.createElement('button');
  readonly output = document.createElement('pre');

  constructor(block: Element) {
    this.text = textOf(block);
    this.button.className = 'md-button run-example';
    this.button.textContent = t('web-example-run');
    this.output.setAttribute('role', 'status');
    block.append(this.button, this.output);
  }

  async run(): Promise<void> {
    this.output.textContent = t('web-example-running');
    try {
      this.output.textContent = await ran(this.text);
    } catch (error) {
      this.output.textContent = (error as Error).message;
    }
  }
}

async function ran(example: string): Promise<string> {
  const body = JSON.stringify({ example });
  const answer = await host.ask(new Request(PATH, { method: 'POST', body }), PATH, LANGUAGE);
  const printed = await answer.text();
  return answer.ok ? printed || t('web-example-silent') : t('web-went-wrong');
}

/** The list of the bundle; none where these pages are by themselves. */
async function listed(): Promise<Manifest | null> {
  const answer = await fetch(baseOf('bundle/bundle.json'));
  return answer.ok ? ((await answer.json()) as Manifest) : null;
}

async function offer(): Promise<void> {
  const all = [...document.querySelectorAll('.highlight')];
  const blocks = all.filter((block) => textOf(block).startsWith('>>> '));
  const list = blocks.length ? await listed() : null;
  if (!list) return;
  await learn(LANGUAGE);
  const count = countRunnable(blocks.map(textOf), [...list.packages, ...list.names]);
  const examples = blocks.slice(0, count).map((block) => new Example(block));
  let done = 0;
  for (const [at, example] of examples.entries())
    example.button.addEventListener('click', async () => {
      // An example continues where those before it ended: they are run first, each once.
      const wanted = examples.slice(Math.min(done, at), at + 1);
      done = Math.max(done, at + 1);
      for (const one of wanted) await one.run();
    });
}

void offer();

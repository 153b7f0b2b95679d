import { describe, expect, it } from 'vitest';
import { contentsOf, toHtml } from './page';

describe('a rule page', () => {
  it('has an anchor for every rule id', () => {
    expect(toHtml('### Only empty cells `free-cells`\n\nEmpty.')).toContain('<h3 id="free-cells">');
  });

  it('takes its pictures from the service', () => {
    const html = toHtml('![A ring](images/ring.svg)\n\n![A ring](../images/ring.svg)');
    expect(html.match(/src="\/api\/rules\/images\/ring.svg"/g)).toHaveLength(2);
  });

  it('leads to other rule pages within the app', () => {
    expect(toHtml('[5G](snekagon5g.md)')).toContain('href="/rules/snekagon5g"');
  });

  it('lets no foreign HTML in', () => {
    expect(toHtml('<script>alert(1)</script>')).not.toContain('<script');
  });

  it('lists its chapters', () => {
    expect(contentsOf('# A\n## How a game goes\n## Rulings')).toEqual([
      { id: 'how-a-game-goes', title: 'How a game goes' },
      { id: 'rulings', title: 'Rulings' },
    ]);
  });
});

/**
 * A function that remembers what it gave for the latest inputs. Positions come again with every
 * move, though most of what is there is as before; equal inputs should not be drawn again.
 */
export function remembering<Input, Output>(
  key: (input: Input) => string,
  make: (input: Input) => Output,
  most = 500,
): (input: Input) => Output {
  const known = new Map<string, Output>();
  return (input) => {
    const name = key(input);
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = make(input);
    known.set(name, made);
    return made;
  };
}

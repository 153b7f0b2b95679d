// Repeats searches that the native engine made, in WebAssembly: how many, and which differ.

const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** The engine of a game, and memory for it: everything lies one after the other. */
class Engine {
  constructor(exports) {
    this.exports = exports
    this.top = Number(exports.__heap_base.value)
  }

  room(size) {
    const at = (this.top + 63) & ~63
    this.top = at + size
    const missing = this.top - this.exports.memory.buffer.byteLength
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / 65536))
    return at
  }

  octets(at, size) {
    return new Uint8Array(this.exports.memory.buffer, at, size)
  }

  put(content) {
    const at = this.room(content.length)
    this.octets(at, content.length).set(content)
    return at
  }
}

/** The parts of a tree that count, joined. */
function parts(engine, tree, told) {
  const view = new DataView(engine.exports.memory.buffer)
  const found = told.parts.map(([place, size, count]) => {
    const times = count < 0 ? 1 : Number(view.getBigInt64(tree + count, true))
    return engine.octets(tree + place, size * times)
  })
  const all = new Uint8Array(found.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const one of found) {
    all.set(one, at)
    at += one.length
  }
  return all
}

const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((one) => one.toString(16).padStart(2, "0")).join("")

/** An engine with a tree in it that searches can be begun in, one after the other. */
async function prepared(module, told) {
  const { exports } = await WebAssembly.instantiate(module, {})
  const engine = new Engine(exports)
  const facts = engine.put(bytes(told.facts))
  const bounds = engine.put(bytes(told.bounds))
  const tree = engine.room(told.size)
  const head = bytes(told.head)
  const plant = (root, seed) => {
    engine.octets(tree, told.size).fill(0)
    engine.octets(tree, head.length).set(head)
    engine.octets(tree + told.root, root.length / 2).set(bytes(root))
    new DataView(exports.memory.buffer).setBigInt64(tree + told.rng, BigInt(seed), true)
  }
  const simulate = () => Number(exports.simulate(tree, bounds, facts, BigInt(told.simulations)))
  return { engine, tree, plant, simulate }
}

/** Repeat the searches that a file tells of; the numbers of those that went otherwise. */
export async function repeat(module, told) {
  const { engine, tree, plant, simulate } = await prepared(module, told)
  const different = []
  for (const [number, [root, seed, made, digest]] of told.searches.entries()) {
    plant(root, seed)
    const done = simulate()
    const found = hex(await crypto.subtle.digest("SHA-256", parts(engine, tree, told)))
    if (done !== made || found !== digest) different.push(number)
  }
  return different
}

/** Simulations a second of the first search of a file, as `now` counts milliseconds. */
export async function speed(module, told, now, milliseconds) {
  const { plant, simulate } = await prepared(module, told)
  const [root, seed] = told.searches[0]
  let best = 0
  for (let spent = 0; spent < milliseconds; ) {
    plant(root, seed)
    const began = now()
    const done = simulate()
    const took = now() - began
    spent += took
    best = Math.max(best, (1000 * done) / took)
  }
  return best
}

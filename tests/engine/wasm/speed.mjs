// node speed.mjs ENGINE.wasm SEARCHES.json: simulations a second, by processor time.
import { readFile } from "node:fs/promises"
import { speed } from "./runner.mjs"

const MILLISECONDS = 4000
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const [engine, file] = process.argv.slice(2)
const module = await WebAssembly.compile(await readFile(engine))
console.log(await speed(module, JSON.parse(await readFile(file, "utf-8")), now, MILLISECONDS))

// node node.mjs ENGINE.wasm SEARCHES.json…: prints for each file which searches went otherwise.
import { readFile } from "node:fs/promises"
import { repeat } from "./runner.mjs"

const [engine, ...files] = process.argv.slice(2)
const module = await WebAssembly.compile(await readFile(engine))
for (const file of files)
  console.log(JSON.stringify(await repeat(module, JSON.parse(await readFile(file, "utf-8")))))

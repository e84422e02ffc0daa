// `node seeds/draw.mjs` draws the demo shop's pictures and writes every variant as an upload would be stored into
// seeds/pictures, which is committed; the first start only copies it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writeVariants } from '#src/platform/pictures/picture-variants.server.ts'
import { deviceSvg } from './drawings/device.mjs'
import { logoNames, logoSvg } from './drawings/logos.mjs'
import { drawingName, finishes } from './finishes.ts'
import { products } from './products.ts'
import { categories } from './shop.ts'

const home = path.join(import.meta.dirname, 'pictures')
const work = mkdtempSync(path.join(os.tmpdir(), 'drawings-'))
const used = [
  ...products.flatMap(({ pictures }) => pictures),
  ...Object.values(categories).map(({ picture }) => picture),
]

const drawings = new Map([
  ...[...new Set(used)].sort().map((drawing) => {
    const [kind, finish] = drawing.split('/')
    return [drawingName(drawing), deviceSvg({ kind, color: finishes[finish] })]
  }),
  ...logoNames.map((name) => [name, logoSvg(name)]),
])

rmSync(home, { recursive: true, force: true })
const drawn = {}
for (const [name, svg] of drawings) {
  const file = path.join(work, `${name}.png`)
  const directory = path.join(home, name)
  mkdirSync(directory, { recursive: true })
  // 400 units at 216 dpi are 1200 pixels.
  await sharp(Buffer.from(svg), { density: 216 }).png().toFile(file)
  drawn[name] = await writeVariants(file, directory)
}
writeFileSync(path.join(home, 'drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`)
rmSync(work, { recursive: true })
const bytes = Object.values(drawn).reduce((sum, one) => sum + one.bytes, 0)
console.log(`${drawings.size} drawings, ${(bytes / 1e6).toFixed(1)} MB`)

// `node seeds/draw-defaults.mjs` draws the placeholder pictures of public/img, which are committed; run it only when a
// drawing changes. Neutral greys for light and dark pages.
import path from 'node:path'
import sharp from 'sharp'

const ground = '#dfe3e0'
const figure = '#838c87'
const images = path.join(import.meta.dirname, '..', 'public', 'img')

const drawing = (inside, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" ${more}>${inside}</svg>`
const windows = (columns, rows) =>
  columns.flatMap((x) => rows.map((y) => `<rect x="${x}" y="${y}" width="12" height="14" fill="${ground}"/>`)).join('')

const profile = drawing(
  `<path fill="${ground}" d="M0 0h200v200H0z"/>
  <circle cx="100" cy="80" r="36" fill="${figure}"/>
  <path fill="${figure}" d="M28 200c0-44 32-76 72-76s72 32 72 76z"/>`,
)

const client = drawing(
  `<path fill="${ground}" d="M0 0h200v200H0z"/>
  <path fill="${figure}" d="M48 62l58-22v120H48zM116 78h38v82h-38z"/>
  ${windows([62, 82], [76, 100, 124])}${windows([128], [94, 118])}`,
)

/** An outline of a box, the placeholder of a product on any background. */
const product = drawing(
  `<g fill="none" stroke="${figure}" stroke-width="5" stroke-linejoin="round">
  <path d="M52 76l48-26 48 26v52l-48 26-48-26z"/><path d="M52 76l48 26 48-26M100 102v52M76 63l48 26"/></g>`,
)

async function write(name, svg, width) {
  const png = sharp(Buffer.from(svg), { density: (72 * width) / 200 }).png({ compressionLevel: 9, palette: true })
  const { size } = await png.toFile(path.join(process.argv[2] ?? images, `${name}.png`))
  console.log(`${name}.png  ${width} px  ${size} bytes`)
}

await write('default-profile', profile, 400)
await write('cliente_icon_default', client, 400)
await write('default-product', product, 600)

// Drawing kit for devices in SVG: pure, deterministic, no trademark, no external reference. Every device stands on one
// line (y = 344 of 400), so that tiles side by side align. color: the body, '#rrggbb' · ink: glass, lenses and dark
// parts, '#rrggbb'

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
export const mix = (a, b, share) => {
  const [from, to] = [channels(a), channels(b)]
  return (
    '#' +
    from
      .map((v, i) =>
        Math.round(v + (to[i] - v) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}
export const light = (c, share) => mix(c, '#ffffff', share)
export const dark = (c, share) => mix(c, '#000000', share)
export const hash = (text) => [...text].reduce((sum, ch) => (sum * 31 + ch.charCodeAt(0)) >>> 0, 7).toString(36)

export const rect = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`
export const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const stops = (list) =>
  list.map(([at, c, o = 1]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${o}"/>`).join('')
const linear = (id, x2, y2, list) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
const radial = (id, list, more = '') => `<radialGradient id="${id}" ${more}>${stops(list)}</radialGradient>`

// Gradients of a lit screen, sky to ground; chosen by the body's colour, so that a device always looks the same.
const horizons = [
  ['#0f2b27', '#1e4f45', '#3f7a68', '#8fb198', '#d9dcb6', '#f4e7c3'],
  ['#14243b', '#27466b', '#51779a', '#9bb3bf', '#e0cdb4', '#f6e4c8'],
  ['#2a2320', '#5d4136', '#9c6a50', '#cf9d76', '#ebcda4', '#f7e9cf'],
]

export function studio(c, ink, key) {
  const dusk = horizons[parseInt(hash(c), 36) % horizons.length]
  let clips = 0
  const url = (name) => `url(#${key}${name})`
  const defs = [
    linear(`${key}f`, 1, 0, [
      [0, dark(c, 0.34)],
      [0.035, light(c, 0.5)],
      [0.1, c],
      [0.5, light(c, 0.14)],
      [0.9, dark(c, 0.08)],
      [0.965, light(c, 0.34)],
      [1, dark(c, 0.42)],
    ]),
    linear(`${key}b`, 0.75, 1, [
      [0, light(c, 0.22)],
      [0.45, c],
      [1, dark(c, 0.13)],
    ]),
    linear(`${key}v`, 0, 1, [
      [0, light(c, 0.3)],
      [0.3, c],
      [1, dark(c, 0.24)],
    ]),
    linear(`${key}g`, 0.7, 1, [
      [0, light(ink, 0.2)],
      [0.5, ink],
      [1, dark(ink, 0.35)],
    ]),
    linear(`${key}w`, 0.2, 1, [
      [0, dark(dusk[0], 0.2)],
      [1, dusk[1]],
    ]),
    radial(
      `${key}l`,
      [
        [0, '#46566b'],
        [0.45, '#18202b'],
        [1, '#07090c'],
      ],
      'cx=".4" cy=".36" r=".7"',
    ),
    linear(`${key}s`, 1, 1, [
      [0, '#ffffff', 0.3],
      [0.42, '#ffffff', 0.05],
      [0.43, '#ffffff', 0],
    ]),
    linear(`${key}d`, 1, 0, [
      [0, '#000000', 0.34],
      [1, '#000000', 0],
    ]),
    radial(`${key}o`, [
      [0, '#0b100e', 0.42],
      [0.55, '#0b100e', 0.17],
      [1, '#0b100e', 0],
    ]),
    radial(`${key}c`, [
      [0, '#0b100e', 0.6],
      [0.7, '#0b100e', 0.25],
      [1, '#0b100e', 0],
    ]),
  ]
  return {
    c,
    ink,
    frame: url('f'),
    body: url('b'),
    fall: url('v'),
    glass: url('g'),
    cast: url('d'),
    defs: () => defs.join(''),
    shadow: (x, w, y = 344) =>
      `<ellipse cx="${x}" cy="${y + 2}" rx="${w * 0.62}" ry="15" fill="${url('o')}"/><ellipse cx="${x}" cy="${y}" rx="${w * 0.52}" ry="5" fill="${url('c')}"/>`,
    clip(shape) {
      const id = `${key}k${clips++}`
      defs.push(`<clipPath id="${id}">${shape}</clipPath>`)
      return `clip-path="url(#${id})"`
    },
    lens: (x, y, r) =>
      disc(x, y, r + 3, dark(c, 0.3)) +
      disc(x, y, r + 2.2, light(c, 0.28)) +
      disc(x, y, r, '#0c0f12') +
      disc(x, y, r * 0.74, url('l')) +
      disc(x, y, r * 0.34, '#0a1018') +
      `<ellipse cx="${x - r * 0.28}" cy="${y - r * 0.34}" rx="${r * 0.2}" ry="${r * 0.13}" fill="#fff" opacity=".75" transform="rotate(-35 ${x - r * 0.28} ${y - r * 0.34})"/>` +
      disc(x + r * 0.3, y + r * 0.34, r * 0.09, '#9fc4d8', 'opacity=".6"'),
    screen(x, y, w, h, r) {
      const size = Math.max(h, w * 0.62)
      const rise = [0.92, 0.7, 0.48, 0.27]
        .map((share, i) => disc(x + w * 0.5, y + h * 1.08, size * share, dusk[i + 2]))
        .join('')
      return `<g ${this.clip(rect(x, y, w, h, r, '#000'))}>${rect(x, y, w, h, 0, url('w'))}${rise}${rect(x, y, w, h, 0, url('s'), 'opacity=".5"')}</g>`
    },
    sheen: (x, y, w, h, r) =>
      rect(x, y, w, h, r, url('s')) +
      rect(
        x + 0.7,
        y + 0.7,
        w - 1.4,
        h - 1.4,
        r - 0.7,
        'none',
        `stroke="#fff" stroke-opacity=".38" stroke-width="1.2"`,
      ),
  }
}

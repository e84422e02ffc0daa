import { dark, disc, light, line, path, rect } from './studio.mjs'

/** A round tag of two shells, and a second one that shows its steel side. */
const tag = (s) =>
  s.shadow(160, 150) +
  s.shadow(282, 100) +
  disc(286, 284, 60, '#8f9699') +
  disc(284, 284, 60, '#dfe3e4') +
  disc(284, 284, 55, '#c3c9cb') +
  path('M236 262A54 54 0 0 1 312 238L262 336A54 54 0 0 1 236 262Z', '#fff', 'opacity=".45"') +
  disc(284, 284, 20, '#d3d8d9', 'stroke="#aab1b4" stroke-width="1.2"') +
  disc(158, 254, 90, dark(s.c, 0.2)) +
  disc(154, 254, 90, s.frame) +
  disc(154, 254, 85, light(s.c, 0.34)) +
  disc(154, 254, 85, s.body, 'opacity=".5"') +
  disc(154, 254, 84, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="2"') +
  path(
    'M86 240A72 72 0 0 1 138 182',
    'none',
    'stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-opacity=".9"',
  )

/** A pencil that leans against the wall. */
const pencil = (s) =>
  s.shadow(200, 170) +
  `<g transform="rotate(24 200 344)">` +
  path('M187 60Q187 44 200 44Q213 44 213 60V296L204 336Q200 346 196 336L187 296Z', s.frame) +
  path('M189 62Q189 46 200 46Q211 46 211 62V294H189Z', s.body) +
  rect(191.5, 54, 4.5, 238, 2.2, '#fff', 'opacity=".8"') +
  rect(187, 292, 26, 2.4, 1, dark(s.c, 0.28)) +
  path('M187 296H213L204 336Q200 346 196 336Z', light(s.c, 0.3)) +
  path('M205 296H213L204 336Q202 342 200 342Z', '#000', 'opacity=".12"') +
  rect(187, 84, 26, 1.6, 0.8, dark(s.c, 0.22)) +
  '</g>'

/** The flat kind, seen from its side: one curve from back to front over a thin base. */
const mouse = (s) =>
  s.shadow(200, 270) +
  path('M64 326C70 276 138 246 214 246C286 246 330 290 338 326Q339 336 326 336H76Q63 336 64 326Z', s.frame) +
  path('M66 324C73 278 140 249 214 249C284 249 327 291 335 324Z', light(s.c, 0.5)) +
  path('M66 324C73 278 140 249 214 249C284 249 327 291 335 324Z', s.fall, 'opacity=".4"') +
  path('M94 304C116 276 160 263 206 262', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round"') +
  path('M64 325H337Q339 336 326 336H76Q63 336 64 325Z', dark(s.c, 0.2)) +
  path('M66 325H336', 'none', 'stroke="#fff" stroke-opacity=".75" stroke-width="1.4"') +
  rect(104, 336, 194, 8, 4, dark(s.c, 0.6))

/** A keyboard that lies on the counter, seen from above its near edge. */
function keyboard(s) {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 254 + row * 17
    const inset = 64 - row * 8.5
    const width = 400 - inset * 2
    const keys = 13 - (row === 3 ? 4 : 0)
    const step = width / 13
    return Array.from({ length: keys }, (_, i) => {
      const wide = row === 3 && i === 4
      const at = row === 3 && i > 4 ? i + 4 : i
      return rect(
        inset + at * step + 1.4,
        y,
        step * (wide ? 5 : 1) - 2.8,
        13,
        3,
        light(s.c, 0.75),
        `stroke="${dark(s.c, 0.2)}" stroke-opacity=".55" stroke-width=".8"`,
      )
    }).join('')
  })
  return (
    s.shadow(200, 370) +
    path('M58 246Q60 238 68 238H332Q340 238 342 246L374 328H26Z', s.fall) +
    path('M68 239.5H332', 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="1.6"') +
    rows.join('') +
    path('M26 328H374V335Q374 344 364 344H36Q26 344 26 335Z', s.frame)
  )
}

/** A cover that folds into a stand, closed and seen from its front. */
const folio = (s) =>
  s.shadow(200, 222) +
  rect(92, 56, 216, 288, 20, dark(s.c, 0.3)) +
  rect(92, 56, 212, 288, 20, s.frame) +
  rect(95, 59, 206, 282, 17, s.body) +
  s.sheen(95, 59, 206, 282, 17) +
  [163, 231]
    .map((x) => line(`M${x} 60V340`, dark(s.c, 0.22), 2.4) + line(`M${x + 2.2} 60V340`, light(s.c, 0.22), 1.2))
    .join('') +
  rect(301, 168, 6, 54, 3, dark(s.c, 0.36))

export const desk = { tag, pencil, mouse, keyboard, folio }

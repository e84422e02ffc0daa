import { dark, disc, light, line, path, rect } from './studio.mjs'

function charger(s) {
  const cable = dark(s.c, 0.06)
  const prong = (x, turn) =>
    `<g transform="rotate(${turn} ${x} 204)">${rect(x - 7, 148, 14, 56, 2.5, '#8d9396')}${rect(x - 7, 148, 5, 56, 2, '#e3e7e8')}</g>`
  return (
    s.shadow(150, 150) +
    s.shadow(292, 130) +
    prong(118, 14) +
    prong(170, -14) +
    path('M76 214L96 194H224V324L204 344H76Z', dark(s.c, 0.16)) +
    path('M204 214L224 194V324Q224 330 219 333L204 344Z', dark(s.c, 0.26)) +
    path('M76 222Q76 214 84 206L96 194H224L204 214Z', light(s.c, 0.5)) +
    rect(76, 212, 130, 132, 20, s.body) +
    s.sheen(76, 212, 130, 132, 20) +
    rect(126, 272, 30, 11, 5.5, light(s.ink, 0.1)) +
    rect(132, 275.5, 18, 4, 2, '#7d8487') +
    [0, 1, 2]
      .map(
        (i) =>
          `<ellipse cx="292" cy="${330 - i * 11}" rx="${60 - i * 2}" ry="13" fill="none" stroke="${dark(s.c, 0.3)}" stroke-width="9"/><ellipse cx="292" cy="${329 - i * 11}" rx="${60 - i * 2}" ry="13" fill="none" stroke="${light(cable, 0.2)}" stroke-width="6.5"/>`,
      )
      .join('') +
    line('M236 306C232 250 256 214 282 196', dark(s.c, 0.3), 9) +
    line('M236 306C232 250 256 214 282 196', light(cable, 0.2), 6.5) +
    line('M348 306C362 262 350 214 330 168', dark(s.c, 0.3), 9) +
    line('M348 306C362 262 350 214 330 168', light(cable, 0.2), 6.5) +
    `<g transform="rotate(40 282 196)">${rect(273, 152, 18, 46, 7, s.frame)}${rect(276, 136, 12, 18, 3, '#b9bfc1')}</g><g transform="rotate(-22 330 168)">${rect(321, 124, 18, 46, 7, s.frame)}${rect(324, 108, 12, 18, 3, '#b9bfc1')}</g>`
  )
}

const plug = (s, x, y, turn) =>
  `<g transform="rotate(${turn} ${x} ${y})">${rect(x - 11, y - 54, 22, 54, 9, s.frame)}${rect(x - 7, y - 74, 14, 22, 3.5, '#b9bfc1')}${rect(x - 7, y - 74, 5, 22, 2, '#e8ecec')}</g>`

const coil = (s, x, rx) =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<ellipse cx="${x}" cy="${328 - i * 12}" rx="${rx - i * 3}" ry="15" fill="none" stroke="${dark(s.c, 0.3)}" stroke-width="10"/><ellipse cx="${x}" cy="${327 - i * 12}" rx="${rx - i * 3}" ry="15" fill="none" stroke="${light(s.c, 0.16)}" stroke-width="7.4"/>`,
    )
    .join('')

const strand = (s, d) => line(d, dark(s.c, 0.3), 10) + line(d, light(s.c, 0.16), 7.4)

/** A cable, coiled, both ends up. */
const cable = (s) =>
  s.shadow(200, 220) +
  coil(s, 200, 104) +
  strand(s, 'M98 306C84 262 128 236 146 188') +
  strand(s, 'M302 306C316 262 272 236 254 188') +
  plug(s, 146, 190, -18) +
  plug(s, 254, 190, 18)

/** A mains plug alone. */
const plugAlone = (s) =>
  `<g transform="translate(50 0)">${s.shadow(150, 150)}` +
  ['rotate(14 118 204)', 'rotate(-14 170 204)']
    .map(
      (turn, i) =>
        `<g transform="${turn}">${rect(111 + i * 52, 148, 14, 56, 2.5, '#8d9396')}${rect(111 + i * 52, 148, 5, 56, 2, '#e3e7e8')}</g>`,
    )
    .join('') +
  path('M76 214L96 194H224V324L204 344H76Z', dark(s.c, 0.16)) +
  path('M204 214L224 194V324Q224 330 219 333L204 344Z', dark(s.c, 0.26)) +
  path('M76 222Q76 214 84 206L96 194H224L204 214Z', light(s.c, 0.5)) +
  rect(76, 212, 130, 132, 20, s.body) +
  s.sheen(76, 212, 130, 132, 20) +
  rect(126, 272, 30, 11, 5.5, light(s.ink, 0.1)) +
  rect(132, 275.5, 18, 4, 2, '#7d8487') +
  '</g>'

/** A magnetic disc that leans on its cable. */
const puck = (s) =>
  s.shadow(200, 230) +
  coil(s, 262, 74) +
  strand(s, 'M196 262C230 250 190 300 196 316') +
  strand(s, 'M334 306C344 262 336 232 318 204') +
  plug(s, 320, 208, -24) +
  disc(146, 252, 90, dark(s.c, 0.22)) +
  disc(142, 252, 90, s.frame) +
  disc(142, 252, 84, light(s.c, 0.42)) +
  disc(142, 252, 84, s.body, 'opacity=".55"') +
  disc(142, 252, 82.6, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="1.6"') +
  disc(142, 252, 62, 'none', `stroke="${dark(s.c, 0.12)}" stroke-width="1.4"`) +
  path(
    'M82 226A66 66 0 0 1 150 188',
    'none',
    'stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"',
  )

/** The same, small and hollow, for a watch. */
const watchPuck = (s) =>
  s.shadow(200, 220) +
  coil(s, 232, 84) +
  strand(s, 'M152 286C186 284 160 312 160 320') +
  strand(s, 'M314 306C326 258 306 226 282 200') +
  plug(s, 284, 204, -34) +
  disc(128, 284, 58, dark(s.c, 0.26)) +
  disc(125, 284, 58, s.frame) +
  disc(125, 284, 53, light(s.c, 0.3)) +
  disc(125, 284, 39, '#c7cccd') +
  disc(125, 284, 37, light(s.c, 0.1)) +
  path(
    'M86 268A42 42 0 0 1 124 242',
    'none',
    'stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"',
  )

export const charging = { charger, plug: plugAlone, cable, puck, 'watch-puck': watchPuck }

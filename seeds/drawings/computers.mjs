import { dark, disc, light, line, path, rect } from './studio.mjs'

function tablet(s) {
  const front = (x, y, w, h) =>
    rect(x, y, w, h, 22, s.frame) +
    rect(x + 3, y + 3, w - 6, h - 6, 19.5, '#0a0b0c') +
    s.screen(x + 13, y + 13, w - 26, h - 26, 9) +
    disc(x + w / 2, y + 8, 1.8, '#273038')
  return (
    s.shadow(200, 262) +
    rect(78, 66, 200, 276, 22, s.frame) +
    rect(81.5, 69.5, 193, 269, 19, s.body) +
    s.sheen(81.5, 69.5, 193, 269, 19) +
    rect(90, 78, 34, 34, 11, light(s.c, 0.16), `stroke="${dark(s.c, 0.16)}"`) +
    s.lens(107, 95, 9) +
    `<g ${s.clip(rect(78, 66, 200, 278, 22, '#000'))}>${`<g transform="translate(284 0) scale(-1 1)">${rect(146, 72, 22, 272, 0, s.cast)}</g>`}</g>` +
    front(138, 60, 204, 284)
  )
}

function laptop(s) {
  const keys = [0, 1, 2, 3]
    .map((row) => {
      const y = 294.5 + row * 7.4,
        inset = 84 - row * 5.2
      return line(`M${inset} ${y}H${400 - inset}`, light(s.ink, 0.2), 4.6, `stroke-dasharray="${8.6 + row * 0.5} 7.2"`)
    })
    .join('')
  return (
    s.shadow(200, 372) +
    rect(60, 92, 280, 190, 14, s.frame) +
    rect(62.5, 94.5, 275, 188, 12, '#0a0b0c') +
    s.screen(70, 102, 260, 168, 5) +
    path('M182 102h36v4a5 5 0 0 1-5 5h-26a5 5 0 0 1-5-5z', '#0a0b0c') +
    path('M60 281H340L376 334H24Z', s.fall) +
    path('M80 289H320L336 321H64Z', dark(s.ink, 0.1)) +
    keys +
    path('M160 324H240L243 333H157Z', dark(s.c, 0.14), `stroke="${dark(s.c, 0.26)}" stroke-width=".8"`) +
    path('M24 334H376V337Q376 344 366 344H34Q24 344 24 337Z', s.frame) +
    path('M172 334H228Q226 339 220 339H180Q174 339 172 334Z', dark(s.c, 0.3))
  )
}

const monitor = (s) =>
  s.shadow(200, 150) +
  path('M172 262H228L234 332H166Z', s.fall) +
  path('M172 262H228L229.4 278H170.6Z', '#000', 'opacity=".22"') +
  path('M128 336Q128 330 136 330H264Q272 330 272 336V340Q272 344 266 344H134Q128 344 128 340Z', s.frame) +
  rect(26, 62, 348, 210, 13, s.frame) +
  rect(29, 65, 342, 204, 10.5, '#0a0b0c') +
  s.screen(37, 73, 326, 188, 4)

/** A tablet with a round button under its screen. */
const buttonTablet = (s) =>
  s.shadow(200, 214) +
  rect(96, 52, 208, 292, 20, s.frame) +
  rect(98.5, 54.5, 203, 287, 18, light(s.c, 0.12)) +
  rect(98.5, 54.5, 203, 287, 18, '#0c0d0e') +
  s.screen(107, 82, 186, 228, 2) +
  disc(200, 68, 2.6, '#2b343c') +
  disc(200, 326, 10, '#0c0d0e', `stroke="${light(s.c, 0.05)}" stroke-width="2"`)

/** The back of a tablet alone. */
const tabletBack = (s) =>
  s.shadow(200, 214) +
  rect(98, 60, 204, 284, 22, s.frame) +
  rect(101.5, 63.5, 197, 277, 19, s.body) +
  s.sheen(101.5, 63.5, 197, 277, 19) +
  rect(112, 74, 38, 38, 12, light(s.c, 0.16), `stroke="${dark(s.c, 0.16)}"`) +
  s.lens(131, 93, 10) +
  [188, 196, 204, 212].map((x) => disc(x, 333, 1.6, dark(s.c, 0.45))).join('')

/** A laptop seen from behind, its lid open. */
const laptopBack = (s) =>
  s.shadow(200, 350) +
  path('M58 118Q58 104 72 104H328Q342 104 342 118L346 320H54Z', s.body) +
  path('M72 104H246L172 320H54L58 118Q58 104 72 104Z', '#fff', 'opacity=".15"') +
  path(
    'M58.8 118Q58.8 104.8 72 104.8H328Q341.2 104.8 341.2 118',
    'none',
    'stroke="#fff" stroke-opacity=".6" stroke-width="1.6"',
  ) +
  path('M72 318H328V329H72Z', dark(s.c, 0.62)) +
  path('M42 328H358V336Q358 344 346 344H54Q42 344 42 336Z', s.frame) +
  rect(42, 327, 316, 2, 1, '#fff', 'opacity=".45"') +
  rect(84, 342, 30, 3, 1.5, dark(s.c, 0.6)) +
  rect(286, 342, 30, 3, 1.5, dark(s.c, 0.6))

/** All-in-one computer: a thin screen on a foot, its chin in the colour of the body. */
const desktop = (s) =>
  s.shadow(200, 170) +
  path('M162 280H238L242 334H158Z', s.fall) +
  path('M162 280H238L239.4 296H160.6Z', '#000', 'opacity=".2"') +
  path('M124 338Q124 331 132 331H268Q276 331 276 338V341Q276 344 272 344H128Q124 344 124 341Z', s.frame) +
  rect(28, 50, 344, 234, 13, s.frame) +
  rect(30, 52, 340, 230, 11.5, light(s.c, 0.82)) +
  s.screen(39, 61, 322, 182, 3) +
  rect(30, 249, 340, 33, 6, s.fall) +
  rect(30, 249, 340, 1.6, 0.8, '#fff', 'opacity=".5"') +
  disc(200, 56.5, 1.7, '#2b343c')

/** A small square computer that stands on the counter by itself. */
const miniDesktop = (s) =>
  s.shadow(200, 224) +
  path('M92 242Q94 226 112 226H288Q306 226 308 242L312 268H88Z', light(s.c, 0.3)) +
  path('M92 242Q94 226 112 226H288Q306 226 308 242L312 268H88Z', s.glass, 'opacity=".05"') +
  path('M112 228H288Q303 228 305.6 240', 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="1.6"') +
  path('M88 268Q88 252 104 252H296Q312 252 312 268V322Q312 338 296 338H104Q88 338 88 322Z', s.frame) +
  rect(90, 254, 220, 82, 14, s.fall) +
  rect(90.8, 254.8, 218.4, 80.4, 13.4, 'none', 'stroke="#fff" stroke-opacity=".45" stroke-width="1.2"') +
  rect(120, 338, 160, 6, 3, dark(s.c, 0.62)) +
  rect(128, 296, 22, 8, 4, dark(s.ink, 0.1)) +
  rect(160, 296, 22, 8, 4, dark(s.ink, 0.1)) +
  disc(200, 300, 4.6, dark(s.ink, 0.1)) +
  disc(284, 300, 2, '#f4fbf7')

export const computers = {
  tablet,
  'tablet-button': buttonTablet,
  'tablet-back': tabletBack,
  laptop,
  'laptop-back': laptopBack,
  desktop,
  'mini-desktop': miniDesktop,
  monitor,
}

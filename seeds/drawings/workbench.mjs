import { dark, disc, light, mix, path, rect } from './studio.mjs'

function tools(s) {
  const driver = (x, top, tint) =>
    rect(x - 3, top + 100, 6, 344 - top - 112, 1.5, '#c6cbcd') +
    rect(x - 3, top + 100, 2, 344 - top - 112, 1, '#f4f6f6') +
    path(`M${x - 3} 330H${x + 3}L${x + 1} 343H${x - 1}Z`, '#878d90') +
    rect(x - 13, top + 14, 26, 92, 9, tint) +
    rect(x - 9, top + 20, 4, 80, 2, '#fff', 'opacity=".4"') +
    [0, 1, 2, 3, 4].map((i) => rect(x - 13, top + 58 + i * 8, 26, 3, 1, '#000', 'opacity=".16"')).join('') +
    rect(x - 10, top, 20, 17, 7, dark(tint, 0.3))
  return (
    s.shadow(200, 250) +
    driver(112, 84, s.c) +
    driver(158, 112, mix(s.c, s.ink, 0.6)) +
    path('M196 78Q208 70 212 92L219 300L214 343L208 300Z', '#b4babd') +
    path('M236 78Q224 70 220 92L216 300L214 343L222 300Z', '#dde1e2') +
    path('M201 120L207 250M230 120L224 250', 'none', 'stroke="#7e8588" stroke-width="1"') +
    rect(84, 262, 152, 82, 12, light(s.ink, 0.24)) +
    rect(84, 262, 152, 12, 6, light(s.ink, 0.44)) +
    rect(98, 296, 34, 3, 1.5, '#fff', 'opacity=".3"') +
    path('M250 322Q252 286 294 284Q336 286 338 322Q340 344 294 344Q248 344 250 322Z', s.body) +
    path(
      'M262 320Q266 298 288 295',
      'none',
      'stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"',
    ) +
    rect(284, 252, 20, 36, 6, mix(s.c, s.ink, 0.55)) +
    `<circle cx="294" cy="236" r="19" fill="none" stroke="#aeb4b7" stroke-width="5.5"/><circle cx="294" cy="236" r="19" fill="none" stroke="#f2f4f4" stroke-width="1.5"/>`
  )
}

function screenPart(s) {
  const ribbon = (x, y, h) =>
    path(`M${x} ${y}h22v${h}q0 8 -8 8h-6q-8 0 -8-8z`, '#b9772f') +
    path(
      `M${x + 4} ${y}v${h}M${x + 9} ${y}v${h + 4}M${x + 14} ${y}v${h + 4}`,
      'none',
      'stroke="#e3b476" stroke-width="1.4"',
    ) +
    rect(x + 2, y + h - 6, 18, 9, 2, s.ink)
  const panel = (x, y, inner) =>
    rect(x, y, 140, 272, 30, light(s.ink, 0.3)) + rect(x + 1.5, y + 1.5, 137, 269, 28.5, '#0a0b0c') + inner
  return (
    s.shadow(200, 220) +
    `<g transform="rotate(-7 140 344)">${rect(84, 74, 138, 268, 29, s.frame)}${rect(88, 78, 130, 260, 25, mix(s.c, '#8b9296', 0.45))}${rect(102, 104, 60, 52, 6, mix(s.c, s.ink, 0.35))}${rect(102, 168, 60, 132, 8, mix(s.c, s.ink, 0.2))}</g>` +
    `<g transform="rotate(6 250 344)">${ribbon(196, 50, 24)}${ribbon(238, 50, 16)}${panel(172, 70, s.screen(179, 77, 126, 258, 23) + rect(222, 86, 40, 11, 5.5, '#0a0b0c'))}</g>`
  )
}

/** A phone's cell, with its connector and the tab by which it is drawn out. */
const battery = (s) =>
  s.shadow(200, 150) +
  path('M176 96V74Q176 62 188 62H232V80H196V96Z', '#b9772f') +
  path('M181 96V76Q181 67 190 67H232M188 96V78Q188 74 192 74H232', 'none', 'stroke="#e3b476" stroke-width="1.4"') +
  rect(228, 56, 34, 28, 5, light(s.ink, 0.12)) +
  rect(234, 63, 22, 4, 2, '#d8b05f') +
  rect(234, 72, 22, 4, 2, '#d8b05f') +
  rect(138, 92, 124, 252, 14, s.frame) +
  rect(141, 95, 118, 246, 11, s.glass) +
  s.sheen(141, 95, 118, 246, 11) +
  path('M208 138L176 214H198L188 276L228 194H204L222 138Z', '#57c191') +
  rect(160, 306, 60, 4, 2, '#fff', 'opacity=".35"') +
  rect(160, 316, 40, 4, 2, '#fff', 'opacity=".22"')

/** The part of a phone that holds its charging port. */
const port = (s) =>
  s.shadow(200, 240) +
  path('M96 318V212Q96 196 112 196H150V118Q150 104 164 104H214V124H174V196H206V232H132V318Z', '#b9772f') +
  path(
    'M104 314V214Q104 204 114 204H158V120Q158 112 166 112H214M114 314V220Q114 214 120 214H200',
    'none',
    'stroke="#e3b476" stroke-width="1.6"',
  ) +
  rect(206, 96, 48, 36, 6, light(s.ink, 0.14)) +
  [0, 1, 2, 3, 4].map((i) => rect(212 + i * 8, 104, 4, 20, 1, '#d8b05f')).join('') +
  disc(128, 222, 6, '#d9dde0', 'stroke="#8d9396" stroke-width="2"') +
  rect(150, 208, 44, 16, 4, light(s.ink, 0.2)) +
  rect(76, 300, 150, 44, 10, s.frame) +
  rect(80, 304, 142, 36, 8, light(s.ink, 0.08)) +
  rect(112, 312, 78, 20, 10, '#c6cbcd') +
  rect(116, 315, 70, 14, 7, '#14181a') +
  rect(126, 320, 50, 4, 2, '#8d9396') +
  disc(92, 322, 4, '#c6cbcd') +
  disc(210, 322, 4, '#c6cbcd') +
  rect(246, 296, 96, 48, 9, light(s.ink, 0.24)) +
  rect(246, 296, 96, 10, 5, light(s.ink, 0.44)) +
  [0, 1, 2]
    .map(
      (i) =>
        disc(266 + i * 28, 326, 7, '#c6cbcd') +
        path(`M${261 + i * 28} 326h10M${266 + i * 28} 321v10`, 'none', 'stroke="#6f777a" stroke-width="1.8"'),
    )
    .join('')

export const workbench = { tools, screen: screenPart, battery, port }

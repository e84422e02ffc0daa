import { dark, disc, light, line, mix, path, rect } from './studio.mjs'

function watch(s) {
  const strap = mix(s.c, s.ink, 0.12)
  const ticks = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M200 150v${i % 3 ? 5 : 9}" stroke="#fff" stroke-opacity="${i % 3 ? 0.45 : 0.9}" stroke-width="2.4" stroke-linecap="round" transform="rotate(${i * 30} 200 196)"/>`,
  ).join('')
  return (
    s.shadow(200, 112) +
    path('M154 140Q158 108 160 74Q161 52 178 52H222Q239 52 240 74Q242 108 246 140Z', s.fall) +
    path('M154 252Q158 286 160 322Q161 344 178 344H222Q239 344 240 322Q242 286 246 252Z', s.body) +
    [304, 318, 332].map((y) => disc(200, y, 3, dark(strap, 0.35))).join('') +
    rect(262, 172, 11, 30, 5, dark(s.c, 0.3)) +
    rect(262, 214, 6, 34, 3, dark(s.c, 0.34)) +
    rect(136, 128, 128, 136, 42, s.frame) +
    rect(140, 132, 120, 128, 38.5, '#08090a') +
    rect(142, 134, 116, 124, 36.5, 'none', 'stroke="#fff" stroke-opacity=".16" stroke-width="1.2"') +
    disc(200, 196, 51, s.glass) +
    ticks +
    line('M200 196L200 163', '#fff', 4) +
    line('M200 196L222 209', '#fff', 4) +
    line('M200 202L184 226', '#e8a33d', 2) +
    disc(200, 196, 4.4, '#e8a33d')
  )
}

function earbuds(s) {
  const bud = (flip) =>
    `<g transform="translate(${flip ? 400 : 0} 0) scale(${flip ? -1 : 1} 1)">` +
    rect(158, 128, 21, 110, 10.5, s.frame) +
    path(
      'M137 104C137 82 154 70 172 76C190 82 196 102 188 120C180 138 160 144 148 134C140 127 137 116 137 104Z',
      s.body,
    ) +
    `<ellipse cx="149" cy="106" rx="8" ry="13" fill="${s.ink}" opacity=".82" transform="rotate(-12 149 106)"/>` +
    line('M166 84Q182 90 182 106', '#fff', 3, 'opacity=".7"') +
    '</g>'
  return (
    s.shadow(200, 214) +
    path('M112 196Q112 122 158 112H242Q288 122 288 196Z', mix(s.c, s.ink, 0.3)) +
    path('M122 196Q122 132 162 122H238Q278 132 278 196Z', mix(s.c, s.ink, 0.56)) +
    bud(false) +
    bud(true) +
    path('M106 196H294V262Q294 344 214 344H186Q106 344 106 262Z', s.body) +
    path('M106 196H294V206H106Z', light(s.c, 0.45), 'opacity=".8"') +
    path('M106 206H294V208.5H106Z', dark(s.c, 0.3), 'opacity=".5"') +
    path(
      'M118 222Q116 300 168 330',
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"',
    ) +
    path('M268 216Q280 300 226 338Q294 330 290 216Z', dark(s.c, 0.3), 'opacity=".22"') +
    disc(200, 240, 3.6, '#4fb477')
  )
}

function headphones(s) {
  const cup = (flip) =>
    `<g transform="translate(${flip ? 400 : 0} 0) scale(${flip ? -1 : 1} 1)">` +
    rect(104, 138, 8, 80, 4, dark(s.c, 0.2)) +
    rect(105.2, 138, 2.6, 80, 1.3, light(s.c, 0.5)) +
    rect(122, 204, 38, 132, 18, s.ink) +
    rect(126, 210, 28, 120, 13, light(s.ink, 0.16)) +
    rect(74, 196, 62, 148, 29, s.frame) +
    rect(77, 199, 54, 142, 26, s.body) +
    path('M90 228Q86 270 94 314', 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"') +
    '</g>'
  return (
    s.shadow(106, 82) +
    s.shadow(294, 82) +
    line('M108 160C108 22 292 22 292 160', dark(s.c, 0.35), 17) +
    line('M108 160C108 22 292 22 292 160', s.c, 13) +
    line('M128 104C158 48 242 48 272 104', s.ink, 20) +
    line('M130 100C160 47 240 47 270 100', light(s.ink, 0.24), 6) +
    cup(false) +
    cup(true)
  )
}

/** A watch of the sturdy kind: a crown that is guarded, a button on the other side, an orange mark. */
const sturdyWatch = (s) =>
  watch(s) +
  rect(258, 164, 10, 46, 4, dark(s.c, 0.12)) +
  rect(266, 170, 9, 32, 4, dark(s.c, 0.34)) +
  rect(266, 184, 9, 4, 1, '#e8743b') +
  rect(127, 180, 8, 34, 4, '#e8743b')

/** A ball of mesh with a lit top. */
function speaker(s) {
  const mesh = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((row) => {
      const y = 214 + row * 14
      const half = 84 * Math.sqrt(Math.max(0, 1 - ((y - 268) / 92) ** 2))
      return line(
        `M${200 - half} ${y}Q200 ${y + 13} ${200 + half} ${y}`,
        dark(s.c, 0.22),
        1.5,
        'opacity=".55" stroke-dasharray="1 5"',
      )
    })
    .join('')
  return (
    s.shadow(200, 140) +
    path(
      'M108 262C108 208 148 182 200 182C252 182 292 208 292 262C292 316 256 344 200 344C144 344 108 316 108 262Z',
      s.body,
    ) +
    path(
      'M108 262C108 208 148 182 200 182C166 196 138 222 134 266C132 300 146 326 168 339C130 330 108 304 108 262Z',
      '#fff',
      'opacity=".22"',
    ) +
    path(
      'M292 262C292 208 252 182 200 182C240 198 262 226 262 268C262 304 246 330 222 342C266 334 292 308 292 262Z',
      '#000',
      'opacity=".12"',
    ) +
    mesh +
    `<ellipse cx="200" cy="200" rx="58" ry="17" fill="${dark(s.ink, 0.1)}"/><ellipse cx="200" cy="199" rx="34" ry="8.5" fill="#7fa4d8" opacity=".8"/><ellipse cx="192" cy="198" rx="17" ry="5" fill="#e8c7e2" opacity=".85"/><ellipse cx="200" cy="199" rx="8" ry="3" fill="#fff" opacity=".9"/>`
  )
}

/** Earphones with their cable, coiled. */
function wired(s) {
  const shade = dark(s.c, 0.3)
  const cable = (d, width = 6) => line(d, shade, width + 2) + line(d, light(s.c, 0.3), width)
  const bud = (flip) =>
    `<g transform="translate(${flip ? 400 : 0} 0) scale(${flip ? -1 : 1} 1)">` +
    path(
      'M118 96C118 74 140 64 158 74C174 84 176 104 164 116C154 126 150 128 150 140V168H138V136C128 130 118 116 118 96Z',
      s.frame,
    ) +
    path('M122 96C122 79 140 70 155 78C168 86 170 102 160 112C150 122 132 124 126 112Q122 104 122 96Z', s.body) +
    `<ellipse cx="139" cy="94" rx="9" ry="12" fill="${s.ink}" opacity=".75" transform="rotate(-18 139 94)"/>` +
    '</g>'
  return (
    s.shadow(200, 210) +
    [0, 1, 2]
      .map(
        (i) =>
          `<ellipse cx="200" cy="${330 - i * 10}" rx="${92 - i * 4}" ry="14" fill="none" stroke="${shade}" stroke-width="8"/><ellipse cx="200" cy="${329 - i * 10}" rx="${92 - i * 4}" ry="14" fill="none" stroke="${light(s.c, 0.3)}" stroke-width="6"/>`,
      )
      .join('') +
    cable('M144 166C144 220 190 232 198 262C202 280 180 292 130 302') +
    cable('M256 166C256 220 210 232 202 262') +
    rect(192, 250, 16, 22, 6, s.frame) +
    rect(139, 196, 13, 40, 6.5, s.frame, 'transform="translate(7 0) rotate(-14 145 216)"') +
    bud(false) +
    bud(true) +
    cable('M292 322C330 318 336 286 326 256') +
    `<g transform="rotate(-16 326 258)">${rect(317, 214, 18, 46, 7, s.frame)}${rect(320, 198, 12, 18, 3, '#b9bfc1')}</g>`
  )
}

export const worn = { watch, 'sturdy-watch': sturdyWatch, earbuds, headphones, wired, speaker }

import { dark, disc, light, rect } from './studio.mjs'

const shell = (s, x, y, w, h, r) =>
  rect(x - 2.4, y + 62, 4, 26, 1.6, dark(s.c, 0.25)) +
  rect(x - 2.4, y + 96, 4, 26, 1.6, dark(s.c, 0.25)) +
  rect(x + w - 1.6, y + 80, 4, 42, 1.6, dark(s.c, 0.36)) +
  rect(x, y, w, h, r, s.frame)

const islands = {
  3: (s, x, y) =>
    rect(x + 11, y + 13, 80, 82, 24, '#000', 'opacity=".2"') +
    rect(x + 11, y + 11, 80, 82, 24, light(s.c, 0.1)) +
    rect(x + 11.6, y + 11.6, 78.8, 80.8, 23.4, 'none', `stroke="${light(s.c, 0.45)}" stroke-width="1.2"`) +
    s.lens(x + 34, y + 34, 14.5) +
    s.lens(x + 34, y + 70, 14.5) +
    s.lens(x + 68, y + 52, 14.5) +
    disc(x + 69, y + 25, 5, '#fbf3df', `stroke="${dark(s.c, 0.25)}" stroke-width="1"`) +
    disc(x + 69, y + 80, 3, dark(s.c, 0.6)),
  2: (s, x, y) =>
    rect(x + 14, y + 17, 48, 96, 24, '#000', 'opacity=".18"') +
    rect(x + 14, y + 15, 48, 96, 24, light(s.c, 0.14)) +
    rect(x + 14.6, y + 15.6, 46.8, 94.8, 23.4, 'none', `stroke="${light(s.c, 0.5)}" stroke-width="1.2"`) +
    s.lens(x + 38, y + 39, 16) +
    s.lens(x + 38, y + 87, 16) +
    disc(x + 77, y + 46, 5.5, '#fbf3df', `stroke="${dark(s.c, 0.2)}" stroke-width="1"`),
  1: (s, x, y) =>
    rect(x + 15, y + 19, 46, 46, 23, '#000', 'opacity=".2"') +
    s.lens(x + 38, y + 40, 19) +
    disc(x + 75, y + 40, 5.5, '#fbf3df', `stroke="${dark(s.c, 0.2)}" stroke-width="1"`),
}

function phoneBack(s, x = 126, cameras = 3) {
  const w = 148,
    h = 300,
    y = 44
  const island = islands[cameras](s, x, y)
  return (
    shell(s, x, y, w, h, 35) +
    rect(x + 4, y + 4, w - 8, h - 8, 31, s.body) +
    s.sheen(x + 4, y + 4, w - 8, h - 8, 31) +
    island
  )
}
function phoneFront(s, x = 126) {
  const w = 148,
    h = 300,
    y = 44
  return (
    shell(s, x, y, w, h, 35) +
    rect(x + 3.5, y + 3.5, w - 7, h - 7, 31.5, '#08090a') +
    s.screen(x + 9, y + 9, w - 18, h - 18, 26) +
    rect(x + w / 2 - 21, y + 17, 42, 12, 6, '#08090a') +
    rect(x + w / 2 - 22, y + h - 18, 44, 3.4, 1.7, '#fff', 'opacity=".75"')
  )
}
const pair = (s, cameras) =>
  s.shadow(200, 250) +
  `<g transform="translate(206 344) scale(.955) translate(-126 -344)">${phoneFront(s)}</g>` +
  rect(228, 66, 26, 274, 0, s.cast) +
  phoneBack(s, 82, cameras)

function cover(s) {
  const x = 122,
    y = 40,
    w = 156,
    h = 304
  return (
    s.shadow(200, 168) +
    rect(x, y, w, h, 39, s.frame) +
    rect(x + 5, y + 5, w - 10, h - 10, 34, s.body) +
    s.sheen(x + 5, y + 5, w - 10, h - 10, 34) +
    rect(x + 14, y + 14, 86, 88, 28, dark(s.c, 0.4)) +
    rect(x + 17, y + 17, 80, 82, 25, s.glass) +
    rect(x + 17, y + 17, 80, 7, 3.5, '#000', 'opacity=".3"') +
    disc(200, 214, 43, 'none', `stroke="${dark(s.c, 0.16)}" stroke-width="8"`) +
    disc(200, 214, 43, 'none', `stroke="${light(s.c, 0.18)}" stroke-width="1.4"`) +
    rect(195.5, 272, 9, 30, 4.5, dark(s.c, 0.16)) +
    rect(x - 3, 112, 6, 28, 3, dark(s.c, 0.2)) +
    rect(x - 3, 148, 6, 28, 3, dark(s.c, 0.2)) +
    rect(x + w - 3, 126, 6, 44, 3, dark(s.c, 0.3))
  )
}

/** Clear silicone case: the phone shows through, the edge stays visible. */
const clearCover = (s) =>
  s.shadow(200, 168) +
  rect(116, 34, 168, 310, 44, '#dfe6e6', 'opacity=".55"') +
  `<g transform="translate(200 341) scale(.975) translate(-200 -344)">${phoneBack(s, 126, 2)}</g>` +
  rect(117.5, 35.5, 165, 307, 42.5, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="3"') +
  rect(116, 34, 168, 310, 44, 'none', 'stroke="#8c989a" stroke-opacity=".7" stroke-width="1.2"') +
  disc(200, 226, 43, 'none', 'stroke="#fff" stroke-opacity=".8" stroke-width="9"') +
  rect(194.5, 284, 11, 30, 5.5, '#fff', 'opacity=".8"')

export const phones = {
  'phone-pair': (s) => pair(s, 3),
  'phone-duo': (s) => pair(s, 2),
  'phone-solo': (s) => pair(s, 1),
  'phone-back': (s) => s.shadow(200, 150) + phoneBack(s),
  'phone-back-two': (s) => s.shadow(200, 150) + phoneBack(s, 126, 2),
  'phone-back-one': (s) => s.shadow(200, 150) + phoneBack(s, 126, 1),
  'phone-front': (s) => s.shadow(200, 150) + phoneFront(s),
  cover: cover,
  'clear-cover': clearCover,
}

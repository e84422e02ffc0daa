// Logos of invented companies and clients: a rounded square and one plain figure.

const ground = (color) => `<rect x="24" y="24" width="352" height="352" rx="84" fill="${color}"/>`
const stroke = (d, color, width = 26) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const petal = (turn) =>
  `<ellipse cx="200" cy="138" rx="34" ry="58" fill="#f4f4f2" transform="rotate(${turn} 200 206)"/>`

const figures = {
  'logo-counter':
    ground('#0b6349') +
    '<rect x="160" y="108" width="80" height="130" rx="24" fill="none" stroke="#fff" stroke-width="24"/>' +
    stroke('M104 278H296', '#fff', 30),
  'logo-blossom':
    ground('#35567d') +
    [0, 72, 144, 216, 288].map(petal).join('') +
    '<circle cx="200" cy="206" r="30" fill="#e2b25b"/>',
  'logo-leaf':
    ground('#e9e4d6') +
    '<path d="M112 288C104 176 176 108 296 104C300 220 236 296 112 288Z" fill="#5d7c46"/>' +
    stroke('M104 300C150 236 194 200 250 152', '#e9e4d6', 14),
  'logo-arch':
    ground('#8a3b2f') +
    stroke('M112 292V204A88 88 0 0 1 288 204V292', '#f6e9d6') +
    stroke('M200 292V214', '#f6e9d6') +
    stroke('M92 292H308', '#f6e9d6'),
  'logo-waves':
    ground('#14343f') +
    [150, 206, 262]
      .map((y, i) => stroke(`M96 ${y}q26 -34 52 0t52 0t52 0t52 0`, ['#7fc4c9', '#f4f4f2', '#e0a458'][i]))
      .join(''),
}
export const logoNames = Object.keys(figures)

export const logoSvg = (name) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${figures[name]}</svg>`

/** Body colours of the drawings; a screen's picture follows from its body's colour. */
export const finishes = {
  black: '#33363a',
  graphite: '#54575b',
  gray: '#7d7f83',
  silver: '#dbdcdb',
  white: '#f1eee7',
  gloss: '#f4f4f2',
  natural: '#b7ab9b',
  blue: '#9fb9cf',
  deep: '#3d516d',
  sea: '#5c8cb4',
  pink: '#eec2c9',
  green: '#b5c9b1',
  forest: '#3d5f51',
} as const

export type Finish = keyof typeof finishes

/** A drawing by kind and finish. */
export type Drawing = `${string}/${Finish}`

/** Name of a drawing's directory in `seeds/pictures`. */
export function drawingName(drawing: Drawing): string {
  return drawing.replace('/', '-')
}

import { charging } from './charging.mjs'
import { computers } from './computers.mjs'
import { desk } from './desk.mjs'
import { phones } from './phones.mjs'
import { hash, studio } from './studio.mjs'
import { workbench } from './workbench.mjs'
import { worn } from './worn.mjs'

const kinds = { ...phones, ...computers, ...worn, ...charging, ...desk, ...workbench }
export const deviceKinds = Object.keys(kinds)

/** A device as SVG, 400 × 400, transparent background; deterministic. Throws RangeError for an unknown kind. */
export function deviceSvg({ kind, color = '#c9c6bf', ink = '#15181a' }) {
  const draw = kinds[kind]
  if (!draw) throw new RangeError(`unknown device kind: ${kind}`)
  const s = studio(color, ink, `d${hash(kind + color + ink)}`)
  const drawing = draw(s)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${s.defs()}</defs>${drawing}</svg>`
}

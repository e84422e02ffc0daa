import { isOnGlobe, type MapPosition, normalizeMapPosition, parseMapPosition } from '#src/platform/text/map-position.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Field rule: refuses texts that are no position, and positions beyond the globe. */
export const mapPositionRule: TextRule = (text) => {
  const value = normalizeMapPosition(text)
  const position = parseMapPosition(value)
  if (!position) return { problem: 'catalog.parameters.map_wrong' }
  return isOnGlobe(position) ? { value } : { problem: 'catalog.parameters.map_out_of_range' }
}

/** Address of a position on OpenStreetMap, with a mark. */
export function buildMapUrl({ lat, lng }: MapPosition): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}

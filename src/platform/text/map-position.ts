/** A position in degrees. */
export type MapPosition = { lat: number; lng: number }

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`

/** A position as it is stored: `-31.7333,-60.5298`. */
export const mapPositionPattern = new RegExp(`^${degrees},${degrees}$`)

/**
 * Rewrites a position as it is stored, from the ways in which maps show it: with a blank after the comma, in brackets,
 * with signs for degrees. Any other text stays no position.
 */
export const normalizeMapPosition = (text: string): string =>
  text
    .replace(/^[\s(]+|[\s)]+$|°/g, '')
    .replace(/\s*,\s*/, ',')
    .replaceAll('\u2212', '-')

/** Parses a normalized position. Null for text of another form. The position may be beyond the globe. */
export function parseMapPosition(text: string): MapPosition | null {
  if (!mapPositionPattern.test(text)) return null
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number)
  return { lat, lng }
}

/** True if latitude and longitude are within the globe's ranges. */
export const isOnGlobe = ({ lat, lng }: MapPosition): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

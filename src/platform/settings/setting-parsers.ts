import ipaddr from 'ipaddr.js'
import { isOnGlobe, type MapPosition, normalizeMapPosition, parseMapPosition } from '#src/platform/text/map-position.ts'

/** Parses a setting. Throws an Error that says what the value must be. */
export type SettingParser<T> = (text: string) => T

export const parseText: SettingParser<string> = (text) => text

export function buildWholeNumberParser(min: number, max: number): SettingParser<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`)
  }
}

/** Accepts a text that matches the pattern. The error does not repeat the text, which may be a secret. */
export function buildPatternParser(pattern: RegExp, complaint: string): SettingParser<string> {
  return (text) => {
    if (pattern.test(text)) return text
    throw new Error(complaint)
  }
}

export function buildChoiceParser<const T extends string>(...values: T[]): SettingParser<T> {
  return (text) => {
    const value = values.find((choice) => choice === text)
    if (value !== undefined) return value
    throw new Error(`must be ${values.join(' or ')}, not "${text}"`)
  }
}

export function buildUrlParser(...protocols: string[]): SettingParser<string> {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : ''
    if (protocols.includes(protocol)) return text
    throw new Error(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
}

export function parseWebAddress(text: string): string {
  const { search, hash, username } = new URL(buildUrlParser('http:', 'https:')(text))
  if (search || hash || username) throw new Error('must be an address alone, without a query')
  return text.replace(/\/+$/, '')
}

export function buildLocalAddress(host: string, port: number): string {
  const isAnyAddress = ipaddr.isValid(host) && ipaddr.parse(host).range() === 'unspecified'
  const name = isAnyAddress ? 'localhost' : ipaddr.IPv6.isValid(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

export function parsePosition(text: string): MapPosition {
  const position = parseMapPosition(normalizeMapPosition(text))
  if (position && isOnGlobe(position)) return position
  throw new Error(`must be a position "latitude,longitude" in degrees, not "${text}"`)
}

export function parseTelephone(text: string): string {
  const digits = text.replace(/[\s+().-]/g, '')
  if (/^\d{8,15}$/.test(digits)) return digits
  throw new Error(`must be a telephone with its country code, 8 to 15 digits, not "${text}"`)
}

export function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: text }).resolvedOptions().timeZone && text
  } catch {
    throw new Error(`must be a time zone like America/Argentina/Buenos_Aires, not "${text}"`)
  }
}

export function parseProxyAddresses(text: string): string[] {
  const list = text.split(',').map((part) => part.trim())
  const wrongAddress = list.find((part) => !isAddressOrRange(part))
  if (wrongAddress === undefined) return list
  throw new Error(`must be addresses or ranges like 10.0.0.0/8, separated by commas, not "${wrongAddress}"`)
}

/** Spoofing: refuses a range of all addresses (/0), which would let every client set its own X-Forwarded-For. */
function isAddressOrRange(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return true
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
  return isRange && ipaddr.parseCIDR(text)[1] > 0
}

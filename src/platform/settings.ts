import path from 'node:path'
import ipaddr from 'ipaddr.js'
import { refuseUnknown } from '#src/platform/settings-unknown.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  port: number
  host: string
  /** Without a slash at its end. Links to ourselves begin with it, never with what a request calls us. */
  publicUrl: string
  dataDir: string
  /** An external server; the embedded database when null. */
  databaseUrl: string | null
  /** Of the first run; made up when null. */
  adminDni: string | null
  adminPassword: string | null
  seed: 'demo' | 'none'
  /** Without a mail server nothing is mailed, and a forgotten password cannot be asked for. */
  mailUrl: string | null
  mailFrom: string
  loginErrors: 'specific' | 'generic'
  shopAddress: string
  shopMap: { lat: number; lng: number }
  whatsappFallback: string
  tzShop: string
  /** The proxies whose word about the client's address is taken; nobody's when empty. */
  trustProxy: string[]
  metricsToken: string | null
  logLevel: (typeof logLevels)[number]
}

type Env = Readonly<Record<string, string | undefined>>
type Reader<T> = (text: string) => T

/** Reads and checks the environment; throws one error that names every setting which is wrong. */
export function readSettings(env: Env): Settings {
  const complaints: string[] = []
  const known: string[] = []
  const read = <T, F>(name: string, reader: Reader<T>, fallback: F): T | F => {
    known.push(name)
    const text = env[name]?.trim()
    if (!text) return fallback
    try {
      return reader(text)
    } catch (error) {
      complaints.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
      return fallback
    }
  }
  const port = read('PORT', wholeNumber(0, 65_535), 3000)
  const host = read('HOST', asItIs, '127.0.0.1')
  const settings: Settings = {
    port,
    host,
    publicUrl: read('PUBLIC_URL', webAddress, ownAddress(host, port)),
    dataDir: path.resolve(read('DATA_DIR', asItIs, './data')),
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), null),
    adminDni: read('ADMIN_DNI', matching(/^\d{7,8}$/, 'must be a dni of 7 or 8 digits'), null),
    adminPassword: read('ADMIN_PASSWORD', matching(/^.{8,30}$/s, 'must have 8 to 30 characters'), null),
    seed: read('SEED', oneOf('demo', 'none'), 'demo'),
    mailUrl: read('MAIL_URL', url('smtp:', 'smtps:'), null),
    mailFrom: read('MAIL_FROM', matching(/\S+@\S+/, 'must hold a mail address'), 'Mostrador <no-reply@localhost>'),
    loginErrors: read('LOGIN_ERRORS', oneOf('specific', 'generic'), 'specific'),
    shopAddress: read('SHOP_ADDRESS', asItIs, 'San Martín 742, Paraná'),
    shopMap: read('SHOP_MAP', mapPosition, { lat: -31.7333, lng: -60.5298 }),
    whatsappFallback: read('WHATSAPP_FALLBACK', telephone, '5493435550142'),
    tzShop: read('TZ_SHOP', timeZone, 'America/Argentina/Buenos_Aires'),
    trustProxy: read('TRUST_PROXY', addresses, []),
    metricsToken: read('METRICS_TOKEN', matching(/^\S{16,}$/, 'must have 16 characters or more, no spaces'), null),
    logLevel: read('LOG_LEVEL', oneOf(...logLevels), 'info'),
  }
  complaints.push(
    ...refuseUnknown(
      Object.keys(env).filter((name) => env[name]),
      known,
    ),
  )
  if (complaints.length) throw new Error(`The settings are wrong:\n${complaints.map((line) => `  ${line}`).join('\n')}`)
  return settings
}

const asItIs: Reader<string> = (text) => text

function wholeNumber(min: number, max: number): Reader<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`)
  }
}

/** The wrong value is not repeated where it might be a secret. */
function matching(pattern: RegExp, complaint: string): Reader<string> {
  return (text) => {
    if (pattern.test(text)) return text
    throw new Error(complaint)
  }
}

function oneOf<const T extends string>(...values: T[]): Reader<T> {
  return (text) => {
    const value = values.find((known) => known === text)
    if (value !== undefined) return value
    throw new Error(`must be ${values.join(' or ')}, not "${text}"`)
  }
}

function url(...protocols: string[]): Reader<string> {
  return (text) => {
    const protocol = URL.canParse(text) ? new URL(text).protocol : ''
    if (protocols.includes(protocol)) return text
    throw new Error(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
}

function webAddress(text: string): string {
  const { search, hash, username } = new URL(url('http:', 'https:')(text))
  if (search || hash || username) throw new Error('must be an address alone, without a query')
  return text.replace(/\/+$/, '')
}

function ownAddress(host: string, port: number): string {
  const everywhere = ipaddr.isValid(host) && ipaddr.parse(host).range() === 'unspecified'
  const name = everywhere ? 'localhost' : ipaddr.IPv6.isValid(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

function mapPosition(text: string): { lat: number; lng: number } {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  const position = { lat: Number(lat), lng: Number(lng) }
  if (Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180) return position
  throw new Error(`must be a position "latitude,longitude" in degrees, not "${text}"`)
}

function telephone(text: string): string {
  const digits = text.replace(/[\s+().-]/g, '')
  if (/^\d{8,15}$/.test(digits)) return digits
  throw new Error(`must be a telephone with its country code, 8 to 15 digits, not "${text}"`)
}

function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: text }).resolvedOptions().timeZone && text
  } catch {
    throw new Error(`must be a time zone like America/Argentina/Buenos_Aires, not "${text}"`)
  }
}

function addresses(text: string): string[] {
  const list = text.split(',').map((part) => part.trim())
  const wrong = list.find((part) => !isAddressOrRange(part))
  if (wrong === undefined) return list
  throw new Error(`must be addresses or ranges like 10.0.0.0/8, separated by commas, not "${wrong}"`)
}

/** A range of all addresses is refused: every client could then give itself another's address. */
function isAddressOrRange(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return true
  const isRange = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
  return isRange && ipaddr.parseCIDR(text)[1] > 0
}

import path from 'node:path'
import {
  addresses,
  asItIs,
  mapPosition,
  matching,
  oneOf,
  ownAddress,
  type Reader,
  telephone,
  timeZone,
  url,
  webAddress,
  wholeNumber,
} from '#src/platform/settings/setting-parsers.ts'
import { refuseUnknown } from '#src/platform/settings/unknown-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  port: number
  host: string
  /** Without a trailing slash. Links to ourselves begin with it, never with the request's Host header. */
  publicUrl: string
  dataDir: string
  /** An external server's URL; null for the embedded database. */
  databaseUrl: string | null
  /** Sign-in of the first account; generated when null. */
  adminDni: string | null
  adminPassword: string | null
  seed: 'demo' | 'none'
  /** Null: nothing is mailed, and a forgotten password cannot be reset by mail. */
  mailUrl: string | null
  mailFrom: string
  loginErrors: 'specific' | 'generic'
  shopAddress: string
  shopMap: { lat: number; lng: number }
  /** Digits with the country code; null: without a number in the parameters there is no WhatsApp button. */
  whatsappFallback: string | null
  tzShop: string
  /** Trusted proxies: addresses or ranges whose X-Forwarded-For is believed. */
  trustProxy: string[]
  metricsToken: string | null
  logLevel: (typeof logLevels)[number]
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment; throws one Error that names every wrong setting. */
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
  const seed = read('SEED', oneOf('demo', 'none'), 'demo')
  const settings: Settings = {
    port,
    host,
    publicUrl: read('PUBLIC_URL', webAddress, ownAddress(host, port)),
    dataDir: path.resolve(read('DATA_DIR', asItIs, './data')),
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), null),
    adminDni: read('ADMIN_DNI', matching(/^\d{7,8}$/, 'must be a dni of 7 or 8 digits'), null),
    adminPassword: read('ADMIN_PASSWORD', matching(/^.{8,30}$/s, 'must have 8 to 30 characters'), null),
    seed,
    mailUrl: read('MAIL_URL', url('smtp:', 'smtps:'), null),
    mailFrom: read('MAIL_FROM', matching(/\S+@\S+/, 'must hold a mail address'), 'Mostrador <no-reply@localhost>'),
    loginErrors: read('LOGIN_ERRORS', oneOf('specific', 'generic'), 'specific'),
    shopAddress: read('SHOP_ADDRESS', asItIs, 'San Martín 742, Paraná'),
    shopMap: read('SHOP_MAP', mapPosition, { lat: -31.7333, lng: -60.5298 }),
    whatsappFallback: read('WHATSAPP_FALLBACK', telephone, seed === 'demo' ? '5493435550142' : null),
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

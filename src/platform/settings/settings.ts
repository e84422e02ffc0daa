import path from 'node:path'
import {
  buildChoiceParser,
  buildLocalAddress,
  buildPatternParser,
  buildUrlParser,
  buildWholeNumberParser,
  parsePosition,
  parseProxyAddresses,
  parseTelephone,
  parseText,
  parseTimeZone,
  parseWebAddress,
  type SettingParser,
} from '#src/platform/settings/setting-parsers.ts'
import { describeUnknownSettings } from '#src/platform/settings/unknown-settings.ts'
import { dniPattern } from '#src/platform/text/cuit-cuil-and-dni.ts'
import type { MapPosition } from '#src/platform/text/map-position.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  port: number
  host: string
  /**
   * Address of this site, without a trailing slash. Links to the site begin with it, never with the request's Host
   * header.
   */
  publicUrl: string
  /** True if `PUBLIC_URL` is set, so that others than this machine may open the address. */
  hasPublicUrl: boolean
  dataDir: string
  /** URL of an external server; null for the embedded database. */
  databaseUrl: string | null
  /** Dni of the first account. Null: it is generated. */
  adminDni: string | null
  adminPassword: string | null
  seed: 'demo' | 'none'
  /** Address of the mail server. Null: nothing is mailed, and a forgotten password cannot be reset by mail. */
  mailUrl: string | null
  mailFrom: string
  loginErrors: 'specific' | 'generic'
  /** The shop's address, as long as the parameters have none. Null without the setting. */
  shopAddress: string | null
  /** The shop's position on the map, as long as the parameters have none. Null without the setting. */
  shopMap: MapPosition | null
  /**
   * WhatsApp number for orders if the parameters have none: digits with the country code. Null: there is no WhatsApp
   * button then.
   */
  whatsappFallback: string | null
  tzShop: string
  /** Trusted proxies: addresses or ranges whose X-Forwarded-For header is trusted. */
  trustProxy: string[]
  metricsToken: string | null
  backups: BackupSettings
  logLevel: (typeof logLevels)[number]
}

export type BackupSettings = {
  /** Where backups are kept. */
  directory: string
  /** The shop's time at which a backup is made each day, `HH:MM`. Null: none is made by itself. */
  at: string | null
  /** How many backups are kept. */
  keep: number
  /** Backups are encrypted with a key derived from it. Null: they are not encrypted. */
  passphrase: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws one Error that names every wrong setting. */
export function readSettings(environment: Environment): Settings {
  const complaints: string[] = []
  const knownNames: string[] = []
  const readSetting = <T, F>(name: string, parse: SettingParser<T>, fallback: F): T | F => {
    knownNames.push(name)
    const text = environment[name]?.trim()
    if (!text) return fallback
    try {
      return parse(text)
    } catch (error) {
      complaints.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
      return fallback
    }
  }
  const port = readSetting('PORT', buildWholeNumberParser(0, 65_535), 3000)
  const host = readSetting('HOST', parseText, '127.0.0.1')
  const configuredUrl = readSetting('PUBLIC_URL', parseWebAddress, null)
  const seed = readSetting('SEED', buildChoiceParser('demo', 'none'), 'demo')
  const dataDir = path.resolve(readSetting('DATA_DIR', parseText, './data'))
  const settings: Settings = {
    port,
    host,
    publicUrl: configuredUrl ?? buildLocalAddress(host, port),
    hasPublicUrl: configuredUrl !== null,
    dataDir,
    databaseUrl: readSetting('DATABASE_URL', buildUrlParser('postgres:', 'postgresql:'), null),
    adminDni: readSetting('ADMIN_DNI', buildPatternParser(dniPattern, 'must be a dni of 7 or 8 digits'), null),
    adminPassword: readSetting(
      'ADMIN_PASSWORD',
      buildPatternParser(/^.{8,30}$/s, 'must have 8 to 30 characters'),
      null,
    ),
    seed,
    mailUrl: readSetting('MAIL_URL', buildUrlParser('smtp:', 'smtps:'), null),
    mailFrom: readSetting(
      'MAIL_FROM',
      buildPatternParser(/\S+@\S+/, 'must hold a mail address'),
      'Mostrador <no-reply@localhost>',
    ),
    loginErrors: readSetting('LOGIN_ERRORS', buildChoiceParser('specific', 'generic'), 'specific'),
    shopAddress: readSetting('SHOP_ADDRESS', parseText, null),
    shopMap: readSetting('SHOP_MAP', parsePosition, null),
    whatsappFallback: readSetting('WHATSAPP_FALLBACK', parseTelephone, seed === 'demo' ? '5493435550142' : null),
    tzShop: readSetting('TZ_SHOP', parseTimeZone, 'America/Argentina/Buenos_Aires'),
    trustProxy: readSetting('TRUST_PROXY', parseProxyAddresses, []),
    metricsToken: readSetting(
      'METRICS_TOKEN',
      buildPatternParser(/^\S{16,}$/, 'must have 16 characters or more, no spaces'),
      null,
    ),
    backups: {
      directory: path.resolve(readSetting('BACKUP_DIR', parseText, path.join(dataDir, 'backups'))),
      at: readSetting('BACKUP_AT', buildPatternParser(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 03:00'), null),
      keep: readSetting('BACKUP_KEEP', buildWholeNumberParser(1, 9999), 14),
      passphrase: readSetting(
        'BACKUP_PASSPHRASE',
        buildPatternParser(/^.{12,}$/s, 'must have 12 characters or more'),
        null,
      ),
    },
    logLevel: readSetting('LOG_LEVEL', buildChoiceParser(...logLevels), 'info'),
  }
  complaints.push(
    ...describeUnknownSettings(
      Object.keys(environment).filter((name) => environment[name]),
      knownNames,
    ),
  )
  if (complaints.length) throw new Error(`The settings are wrong:\n${complaints.map((line) => `  ${line}`).join('\n')}`)
  return settings
}

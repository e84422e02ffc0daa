import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readSettings } from '#src/platform/settings/settings.ts'

test('without any setting the shop of the demonstration runs on this machine', () => {
  const settings = readSettings({ PATH: '/bin', HOME: '/home/ana', npm_lifecycle_event: 'start' })
  assert.equal(settings.publicUrl, 'http://127.0.0.1:3000')
  assert.equal(settings.dataDir, path.resolve('data'))
  assert.equal(settings.databaseUrl, null)
  assert.equal(settings.seed, 'demo')
  assert.equal(settings.loginErrors, 'specific')
  assert.deepEqual([settings.shopAddress, settings.shopMap], [null, null], 'no address is invented')
  assert.equal(settings.whatsappFallback, '5493435550142')
  assert.equal(readSettings({ SEED: 'none' }).whatsappFallback, null, 'a shop of its own has a number of its own')
  assert.equal(settings.tzShop, 'America/Argentina/Buenos_Aires')
  assert.deepEqual(settings.trustProxy, [])
  assert.equal(settings.logLevel, 'info')
})

test('every setting is taken', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://tienda.example/',
    DATA_DIR: '/srv/mostrador',
    DATABASE_URL: 'postgres://app:secret@db/shop?prepare=false',
    ADMIN_DNI: '20123456',
    ADMIN_PASSWORD: 'correct horse',
    SEED: 'none',
    MAIL_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Tienda <hola@tienda.example>',
    LOGIN_ERRORS: 'generic',
    SHOP_ADDRESS: 'Av. Siempreviva 1',
    SHOP_MAP: '-34.6, -58.38',
    WHATSAPP_FALLBACK: '+54 9 343 555-0142',
    TZ_SHOP: 'America/Montevideo',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    METRICS_TOKEN: '0123456789abcdef',
    LOG_LEVEL: 'warn',
  })
  assert.equal(settings.port, 8080)
  assert.equal(settings.publicUrl, 'https://tienda.example')
  assert.equal(settings.shopAddress, 'Av. Siempreviva 1')
  assert.deepEqual(settings.shopMap, { lat: -34.6, lng: -58.38 })
  assert.equal(settings.whatsappFallback, '5493435550142')
  assert.deepEqual(settings.trustProxy, ['10.0.0.0/8', '::1'])
})

test('links to a server that listens everywhere say localhost', () => {
  assert.equal(readSettings({ HOST: '0.0.0.0', PORT: '80' }).publicUrl, 'http://localhost:80')
  assert.equal(readSettings({ HOST: '::' }).publicUrl, 'http://localhost:3000')
  assert.equal(readSettings({ HOST: '::1' }).publicUrl, 'http://[::1]:3000')
})

test('an empty setting counts as absent', () => {
  assert.equal(readSettings({ PORT: '', DATABASE_URL: ' ' }).port, 3000)
})

const wrongSettings: [name: string, value: string][] = [
  ['PORT', '3000x'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'tienda.example'],
  ['PUBLIC_URL', 'https://tienda.example/?x=1'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['ADMIN_DNI', '123'],
  ['ADMIN_PASSWORD', 'short'],
  ['SEED', 'yes'],
  ['MAIL_URL', 'mail.example'],
  ['MAIL_FROM', 'Tienda'],
  ['LOGIN_ERRORS', 'none'],
  ['SHOP_MAP', '-31.7'],
  ['SHOP_MAP', '91,0'],
  ['WHATSAPP_FALLBACK', 'none'],
  ['TZ_SHOP', 'Paraná'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.1'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
]

for (const [name, value] of wrongSettings) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readSettings({ [name]: value }), new RegExp(`^Error: The settings are wrong:\n {2}${name} `))
  })
}

test('a secret is not repeated in the message', () => {
  assert.throws(
    () => readSettings({ ADMIN_PASSWORD: 'hunter2', METRICS_TOKEN: 'geheim', DATABASE_URL: 'x:geheim' }),
    (error: Error) => !/hunter2|geheim/.test(error.message) && error.message.split('\n').length === 4,
  )
})

test('what looks like one of our names and is none is refused', () => {
  const unknownNames = [
    'DATABSE_URL',
    'PUBLICURL',
    'Data_Dir',
    'SHOP_ADRESS',
    'MAIL_HOST',
    'LOGIN_ERROR',
    'WHATSAPP_FALBACK',
  ]
  for (const name of unknownNames) assert.throws(() => readSettings({ [name]: 'x' }), new RegExp(`${name} is unknown`))
  assert.throws(() => readSettings({ DATABSE_URL: 'x' }), /did you mean DATABASE_URL\?/)
})

test('settings of what does not exist yet are refused, not ignored', () => {
  assert.throws(() => readSettings({ S3_BUCKET: 'files' }), /S3_BUCKET is not available yet/)
})

test("other programs' names are let alone", () => {
  const foreignNames = [
    'MAIL',
    'HOSTNAME',
    'port',
    'TZ',
    'LOGNAME',
    'LS_COLORS',
    'PGPORT',
    'TRUSTED',
    'HOSTTYPE',
    'npm_config_port',
  ]
  readSettings(Object.fromEntries(foreignNames.map((name) => [name, 'x'])))
})

test('backups lie in the data directory and are not made by themselves, unless the settings say so', () => {
  const { dataDir, backups } = readSettings({ DATA_DIR: '/srv/shop' })
  assert.deepEqual(backups, { directory: `${dataDir}/backups`, at: null, keep: 14, passphrase: null })
  const set = { BACKUP_AT: '03:00', BACKUP_KEEP: '7', BACKUP_DIR: '/mnt/disk', BACKUP_PASSPHRASE: 'una clave larga' }
  assert.deepEqual(readSettings(set).backups, {
    directory: '/mnt/disk',
    at: '03:00',
    keep: 7,
    passphrase: 'una clave larga',
  })
  const bad = { BACKUP_AT: '24:00', BACKUP_KEEP: '0', BACKUP_PASSPHRASE: 'corta' }
  assert.throws(() => readSettings(bad), /BACKUP_AT[\s\S]*BACKUP_KEEP[\s\S]*BACKUP_PASSPHRASE/)
})

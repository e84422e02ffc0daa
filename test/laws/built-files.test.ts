import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildMenu } from '#src/app/menu/menu.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

const builtFiles = globSync('dist/client/**/*.{js,css,json,html}')

/** Words that only the server's code contains: its driver, libraries, settings, SQL and file names. */
const serverWords = [
  'DatabaseLost',
  'parsedStatements',
  'SCRAM-SHA-256',
  'pg_advisory',
  'libvips',
  'nodemailer',
  'argon2',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'http_requests_total',
  'ipaddr',
  'ADMIN_PASSWORD',
  'insert into ',
  'node:crypto',
  'node:fs',
  '.server.ts',
]

test('there are built files to look into', () => {
  assert.ok(builtFiles.length > 0, 'dist/client is empty: run "node bin/build.mjs"')
})

test("nothing of the server's is in what the browser gets", () => {
  const occurrences = builtFiles.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return serverWords.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
  assert.deepEqual(occurrences, [])
})

test('no source map lies beside them', () => {
  assert.deepEqual(globSync('dist/client/**/*.map'), [])
})

test('the page asks no other host for anything', () => {
  const hosts = /(?:src|href|url|import|fetch)\s*[=(]\s*["'`]?https?:\/\/(?!(?:www\.w3\.org|localhost))[\w.]+/g
  const styles = builtFiles.filter((file) => file.endsWith('.css'))
  const occurrences = styles.flatMap((file) => readFileSync(file, 'utf8').match(hosts) ?? [])
  assert.deepEqual(occurrences, [])
})

test('each icon of the menu has its glyph in the icon font', () => {
  const styles = globSync('dist/client/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const iconsOf = ({ icon, children = [] }: MenuNode): string[] => [icon, ...children.flatMap(iconsOf)]
  const icons = buildMenu({ permissions: [...permissions] }, String).flatMap(iconsOf)
  const missingIcons = icons.filter(
    (icon) => !styles.some((text) => new RegExp(`\\.bi-${icon}:{1,2}before`).test(text)),
  )
  assert.ok(icons.length > 5)
  assert.deepEqual(missingIcons, [])
})

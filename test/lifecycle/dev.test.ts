import assert from 'node:assert/strict'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createTemporaryDirectory, startProgram } from './program.ts'
import { until } from './until.ts'

const root = path.join(import.meta.dirname, '..', '..')
const excludedPaths = new Set(['node_modules', '.git', 'dist', 'data', 'test', 'bench', 'docs'])

/** Copies the program's sources, so that a test can change them. */
function copySources(t: TestContext): string {
  const copy = createTemporaryDirectory(t)
  cpSync(root, copy, { recursive: true, filter: (source) => !excludedPaths.has(path.relative(root, source)) })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** Opens the stream of events that tells a page to reload. Returns a function that counts these events. */
async function countReloads(t: TestContext, address: string): Promise<() => number> {
  const aborter = new AbortController()
  t.after(() => aborter.abort())
  const { body } = await fetch(`${address}/@dev/events`, { signal: aborter.signal })
  let reloadCount = 0
  const read = async () => {
    for await (const chunk of body ?? []) reloadCount += Buffer.from(chunk).toString().split('data: reload').length - 1
  }
  read().catch(() => {})
  return () => reloadCount
}

test('who works on the program sees each change of the screens and of the server in the open page', async (t) => {
  const copy = copySources(t)
  const program = await startProgram(t, { command: ['node', path.join(copy, 'bin/dev.mjs')] })
  const fetchPage = (address: string) => fetch(program.address + address, { headers: { accept: 'text/html' } })
  await program.ready()
  assert.match(await (await fetchPage('/')).text(), /<script src="\/@dev\/reload.js"><\/script>$/)
  const reloads = await countReloads(t, program.address)
  const change = (file: string, from: string, to: string) => {
    const changedFile = path.join(copy, file)
    const before = readFileSync(changedFile, 'utf8')
    assert.ok(before.includes(from), `${file} has ${from}`)
    writeFileSync(changedFile, before.replace(from, to))
  }

  change('src/storefront/routes.server.ts', 'Disallow: /login', 'Disallow: /entrada')
  await until('the server answers with the change', async () =>
    (await (await fetchPage('/robots.txt')).text()).includes('/entrada'),
  )
  await until('the page is told', () => reloads() >= 1)

  const before = reloads()
  change('src/storefront/page/frame/Footer.tsx', '<footer', '<footer data-changed="yes"')
  await until('the page shows the change', async () =>
    (await (await fetchPage('/')).text()).includes('data-changed="yes"'),
  )
  await until('the page is told once more', () => reloads() > before)

  program.child.kill('SIGTERM')
  await until('no process of the program runs any more', program.isGone)
})

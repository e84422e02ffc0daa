import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

function run(script: string, ...args: string[]): void {
  const program = path.join('node_modules', script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  assert.equal(status, 0, `\n${stdout}${stderr}`)
}

test('the types hold', () => run('typescript/bin/tsc', '--noEmit'))

test('linter and format', () =>
  run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '--colors=off'))

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
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

test('no comment is wider than the code, which its formatter keeps', () => {
  const wideLines = globSync('{src,seeds,test,bench,bin}/**/*.{ts,tsx,mjs,scss}', {
    exclude: ['**/node_modules/**', '**/generated/**'],
  })
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, position: `${file}:${index + 1}` })),
    )
    .filter(({ line }) => line.length > 120 && /^\s*(?:\/\/ (?!biome-)|\/?\*)/.test(line))
  assert.deepEqual(
    wideLines.map(({ position }) => position),
    [],
  )
})

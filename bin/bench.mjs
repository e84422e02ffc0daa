import { spawnSync } from 'node:child_process'
import { buildIfChanged } from './build.mjs'
import { install, modernNode, root } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
await buildIfChanged()
const { status } = spawnSync(modernNode(), ['--no-deprecation', 'bench/run.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(status ?? 1)

import { buildIfChanged } from './build.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/bench.mjs')) {
  await buildIfChanged().catch((error) => fail(error.message))
  const { runBenches } = await import('../bench/run.ts')
  await runBenches(process.argv.slice(2))
}

import { buildIfChanged } from './build.mjs'
import { install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/check.mjs')) {
  const buildError = await buildIfChanged().then(
    () => undefined,
    (error) => error,
  )
  const { runTests } = await import('../test/run.ts')
  await runTests({ filters: ['test/laws/'], buildError })
}

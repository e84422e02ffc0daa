import { inspect } from 'node:util'
import { buildIfChanged } from './build.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/pictures.mjs')) {
  await buildIfChanged().catch((error) => fail(error.message))
  const { makeGuide } = await import('../test/guide/make-guide.ts')
  await makeGuide(process.argv.slice(2)).catch((error) => fail(inspect(error)))
}

import { buildIfChanged } from './build.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install()
if (underModernNode('bin/start.mjs')) {
  await buildIfChanged().catch((error) => fail(error.message))
  await import('../src/app/main.ts')
}

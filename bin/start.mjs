import module from 'node:module'
import { buildIfChanged } from './build.mjs'
import { endWithParent } from './parent.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
endWithParent()
await install()
if (underModernNode('bin/start.mjs')) {
  await buildIfChanged().catch((error) => fail(error.message))
  module.enableCompileCache?.()
  await import('../src/app/main.ts')
}

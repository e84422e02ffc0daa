import module from 'node:module'
import { buildIfChanged } from './build.mjs'
import { endWithParent } from './parent.mjs'
import { install, root, underModernNode } from './setup.mjs'

process.chdir(root)
endWithParent()
// `npm run dev` has installed and built already.
const asBuilt = process.argv.includes('--as-built')
if (!asBuilt) await install()
if (underModernNode('bin/start.mjs')) {
  module.enableCompileCache?.()
  const { start } = await import('../src/app/main.ts')
  await start(asBuilt ? {} : { buildScreens: buildIfChanged })
}

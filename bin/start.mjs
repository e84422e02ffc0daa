import module from 'node:module'
import { isBuilt } from './build.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { endAs, install, root, runToEnd, underModernNode } from './setup.mjs'

process.chdir(root)
endWithParent()
// `npm run dev` has installed and built already.
const isFromSources = process.argv.includes('--from-sources')
if (!isFromSources) await install()
if (underModernNode('bin/start.mjs')) {
  if (!isFromSources && !isBuilt()) await build()
  module.enableCompileCache?.()
  const { start } = await import(isFromSources ? '../src/app/main.ts' : '../dist/server/main.js')
  await start()
}

/** Builds in a process of its own, so that the build's modules are not in memory when the server starts. */
async function build() {
  const end = await runToEnd(['bin/build-before-start.mjs'])
  if (end.code !== 0 || end.isInterrupted) endAs(end)
}

import module from 'node:module'
import { buildIfChanged } from './build.mjs'
import { endWithParent } from './end-with-parent.mjs'

// Started by bin/start.mjs. It runs from the sources, because it builds the bundle.
endWithParent()
module.enableCompileCache?.()
const { checkStartThenBuildAndExit } = await import('../src/app/main.ts')
await checkStartThenBuildAndExit(buildIfChanged)

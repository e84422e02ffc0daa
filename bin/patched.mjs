// Run by npm after an installation's patches: leaves word of which ones node_modules now has.
import { writeFileSync } from 'node:fs'
import { patchesHash, patchStampFile } from './setup.mjs'

writeFileSync(patchStampFile, patchesHash())

import { inspect } from 'node:util'
import { buildIfChanged } from './build.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/office.mjs')) {
  // `npm run office -- files` writes the files that `npm test` reads again.
  const work = process.argv.includes('files') ? makeFiles : process.argv.includes('traits') ? makeTraits : checkExports
  await work().catch((error) => fail(inspect(error)))
}

async function makeFiles() {
  const files = await import('../test/office/make-files.ts')
  await files.makeFiles()
  await makeTraits()
}

/** Writes the sheets with traits and their values again: `npm run office -- traits`. */
async function makeTraits() {
  const traits = await import('../test/office/make-traits.ts')
  await traits.makeTraits()
}

async function checkExports() {
  await buildIfChanged().catch((error) => fail(error.message))
  const exports = await import('../test/office/check-exports.ts')
  await exports.checkExports()
  const imports = await import('../test/office/check-imports.ts')
  await imports.checkImports()
}

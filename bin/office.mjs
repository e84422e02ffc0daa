import { inspect } from 'node:util'
import { buildIfChanged } from './build.mjs'
import { fail, install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install({ tests: true })
if (underModernNode('bin/office.mjs')) {
  await buildIfChanged().catch((error) => fail(error.message))
  const { checkExports } = await import('../test/office/check-exports.ts')
  await checkExports().catch((error) => fail(inspect(error)))
  const { checkTemplates } = await import('../test/office/check-templates.ts')
  await checkTemplates().catch((error) => fail(inspect(error)))
  const { checkErrorsFile } = await import('../test/office/check-errors-file.ts')
  await checkErrorsFile().catch((error) => fail(inspect(error)))
}

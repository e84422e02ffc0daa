import { install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install()
if (underModernNode('bin/restore.mjs')) {
  const { runRestoreCommand } = await import('../src/app/process/restore-command.server.ts')
  await runRestoreCommand(process.argv.slice(2))
}

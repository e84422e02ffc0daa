import { install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install()
if (underModernNode('bin/admin.mjs')) {
  const { runAdminCommand } = await import('../src/app/process/admin-command.server.ts')
  await runAdminCommand(process.argv.slice(2))
}

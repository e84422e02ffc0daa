import { install, root, underModernNode } from './setup.mjs'

process.chdir(root)
await install()
if (underModernNode('bin/backup.mjs')) {
  const { runBackupCommand } = await import('../src/app/process/backup-command.server.ts')
  await runBackupCommand(process.argv.slice(2))
}

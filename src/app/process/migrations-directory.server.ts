import path from 'node:path'
import { programDirectory } from '#src/platform/program.server.ts'

export const migrationsDirectory = path.join(programDirectory, 'migrations')

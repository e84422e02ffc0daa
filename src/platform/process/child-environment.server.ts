import module from 'node:module'
import path from 'node:path'

/** Least privilege: the environment of a child process, with none of the server's settings. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, TEMP } = process.env
  const compiled = module.getCompileCacheDir()
  return {
    ...(PATH && { PATH }),
    ...(SystemRoot && { SystemRoot }),
    ...(TMPDIR && { TMPDIR }),
    ...(TEMP && { TEMP }),
    // Compile cache: halves its start. Node appends its own version directory, so the parent is passed.
    ...(compiled && { NODE_COMPILE_CACHE: path.dirname(compiled) }),
  }
}

import { rmSync } from 'node:fs'
import net from 'node:net'

/**
 * Process lock by a listening socket: the kernel releases it however the process ends. With a pid file, a reused
 * process id could be mistaken for the holder. Undefined if another process holds the lock.
 */
export async function tryToLockDirectory(socketPath: string): Promise<{ release(): Promise<void> } | undefined> {
  const server = net.createServer((connection) => connection.destroy())
  if (!(await tryToListen(server, socketPath))) {
    if (await isAnswering(socketPath)) return undefined
    rmSync(socketPath, { force: true })
    if (!(await tryToListen(server, socketPath))) return undefined
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function tryToListen(server: net.Server, socketPath: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const handleError = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', handleError)
    server.listen(socketPath, () => {
      server.off('error', handleError)
      resolve(true)
    })
  })
}

/** True if a process listens on the socket, so that it holds the lock. */
export function isAnswering(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socketPath)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('close', () => connection.destroy())
  })
}

import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { atTheEnd } from '#test/endings.ts'
import type { DatabaseOptions } from '#test/fresh-database.ts'

type ProxyHooks = {
  /** Called with each message of the program. If it returns true, the connection is reset instead of passing it on. */
  shouldReset?: (text: string) => boolean
  /** Changes the database's bytes before the program gets them. Null resets the connection. */
  changeReply?: (bytes: Buffer) => Buffer | null
}

/** A proxy before the database, which breaks connections as a network, a pooler or a failing machine does. */
export async function startDatabaseProxy(
  t: TestContext,
  { host, port }: DatabaseOptions,
  { shouldReset, changeReply }: ProxyHooks = {},
) {
  const sockets = new Set<Socket>()
  const silencers: (() => void)[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const upstream = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      upstream.destroy()
    })
    upstream.on('error', () => undefined).on('close', () => socket.destroy())
    let isSilent = false
    silencers.push(() => {
      isSilent = true
    })
    socket.on('data', (bytes) => {
      if (shouldReset?.(String(bytes))) socket.resetAndDestroy()
      else if (!isSilent) upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      const reply = changeReply ? changeReply(bytes) : bytes
      if (reply === null) socket.resetAndDestroy()
      else if (!isSilent) socket.write(reply)
    })
    socket.on('end', () => isSilent || upstream.end())
    upstream.on('end', () => isSilent || socket.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  atTheEnd(t, () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    /** Resets all connections at once. */
    reset,
    /** Stops passing on bytes of all open connections, without closing them. */
    fallSilent() {
      for (const silence of silencers.splice(0)) silence()
    },
  }
}

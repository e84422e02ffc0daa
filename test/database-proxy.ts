import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import type { DatabaseOptions } from '#test/cluster.ts'
import { atTheEnd } from '#test/endings.ts'

type ProxyHooks = {
  /** What the program sends; true breaks its connection off there. */
  sent?: (text: string) => boolean
  /** What the database says, as the program shall read it; null breaks the connection off before it is read. */
  said?: (bytes: Buffer) => Buffer | null
}

/** Stands before the database and does to its connections what a network, a pooler or a failing machine does. */
export async function startDatabaseProxy(
  t: TestContext,
  { host, port }: DatabaseOptions,
  { sent, said }: ProxyHooks = {},
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
      if (sent?.(String(bytes))) socket.resetAndDestroy()
      else if (!isSilent) upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      const reply = said ? said(bytes) : bytes
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
    /** Breaks off every connection at once. */
    reset,
    /** Forgets every connection without a word to either side. */
    fallSilent() {
      for (const silence of silencers.splice(0)) silence()
    },
  }
}

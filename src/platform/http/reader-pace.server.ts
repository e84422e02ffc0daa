import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { blockBytes } from '#src/platform/files/storage/spool.server.ts'

/** Slow reader limit: the connection is closed where fewer than `leastBytes` were taken in `everyMs`. */
export type ReaderPace = { everyMs: number; leastBytes: number }

/** A weak telephone line takes seven times as much ('Slow 3G' of browsers: 50 KB/s). */
const usualPace: ReaderPace = { everyMs: 10_000, leastBytes: 64 * 1024 }

/** Looks within which a slow reader empties a buffer of 1 MB, where the system does not tell what it holds. */
const looksInTheDark = 12

/**
 * Closes the connection of a reader who takes too little while bytes wait for them. This system's send buffer accepts a
 * megabyte at a time, so what it still holds is looked up: taken is only what the reader's system has acknowledged.
 */
export function dropSlowReader(response: ServerResponse, { everyMs, leastBytes }: ReaderPace = usualPace): void {
  const { socket } = response
  if (!socket) return
  let before = lookAt(socket)
  let slowLooks = 0
  const timer = setInterval(() => {
    const now = lookAt(socket)
    // A block that is partly sent counts as not sent.
    const isSlow = before.isWaiting && now.isWaiting && now.taken - before.taken < leastBytes - blockBytes
    before = now
    slowLooks = isSlow ? slowLooks + 1 : 0
    if (slowLooks >= (now.isExact ? 1 : looksInTheDark)) socket.destroy()
  }, everyMs).unref()
  response.once('close', () => clearInterval(timer))
}

type Look = { taken: number; isWaiting: boolean; isExact: boolean }

function lookAt(socket: Socket): Look {
  const unacknowledged = unacknowledgedBytes(socket)
  const sent = socket.bytesWritten - socket.writableLength
  return {
    taken: sent - (unacknowledged ?? 0),
    isWaiting: socket.writableLength > 0,
    isExact: unacknowledged !== null,
  }
}

/** Send queue of a TCP connection as Linux lists it (`tx_queue` of /proc/net/tcp, proc(5)); null where it does not. */
function unacknowledgedBytes({ localPort, remotePort, localFamily }: Socket): number | null {
  try {
    const table = readFileSync(localFamily === 'IPv6' ? '/proc/net/tcp6' : '/proc/net/tcp', 'utf8')
    const ports = new RegExp(`:${hexPort(localPort)} [0-9A-F]+:${hexPort(remotePort)} [0-9A-F]{2} ([0-9A-F]{8}):`)
    const [, queue] = ports.exec(table) ?? []
    return queue === undefined ? null : Number.parseInt(queue, 16)
  } catch {
    return null
  }
}

const hexPort = (port = 0) => port.toString(16).toUpperCase().padStart(4, '0')

import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { blockBytes } from '#src/platform/files/storage/spool.server.ts'

/** Slow reader limit: the connection is closed if the client takes fewer than `leastBytes` in `everyMs`. */
export type MinimumReaderPace = { everyMs: number; leastBytes: number }

/** A weak mobile connection takes seven times as much ('Slow 3G' of browsers: 50 KB/s). */
const defaultPace: MinimumReaderPace = { everyMs: 10_000, leastBytes: 64 * 1024 }

/**
 * Slow checks in a row until the connection is closed, on systems that do not report the send buffer. The buffer holds
 * up to 1 MB, so that a single slow check proves nothing.
 */
const checksWithoutQueue = 12

/**
 * Closes the connection of a client that takes too little while bytes wait for it. The system's send buffer accepts a
 * megabyte at a time, so only bytes that the client has acknowledged count as taken.
 */
export function closeConnectionOfSlowReader(
  response: ServerResponse,
  { everyMs, leastBytes }: MinimumReaderPace = defaultPace,
): void {
  const { socket } = response
  if (!socket) return
  let earlier = readProgress(socket)
  let slowChecks = 0
  const timer = setInterval(() => {
    const progress = readProgress(socket)
    // One block is tolerated: a block counts as sent only when the system has accepted all of it.
    const isSlow =
      earlier.isWaiting && progress.isWaiting && progress.takenBytes - earlier.takenBytes < leastBytes - blockBytes
    earlier = progress
    slowChecks = isSlow ? slowChecks + 1 : 0
    if (slowChecks >= (progress.isExact ? 1 : checksWithoutQueue)) socket.destroy()
  }, everyMs).unref()
  response.once('close', () => clearInterval(timer))
}

type ReaderProgress = { takenBytes: number; isWaiting: boolean; isExact: boolean }

function readProgress(socket: Socket): ReaderProgress {
  const unacknowledged = readUnacknowledgedBytes(socket)
  const sentBytes = socket.bytesWritten - socket.writableLength
  return {
    takenBytes: sentBytes - (unacknowledged ?? 0),
    isWaiting: socket.writableLength > 0,
    isExact: unacknowledged !== null,
  }
}

/**
 * Send queue of a TCP connection, from Linux's `tx_queue` in /proc/net/tcp (proc(5)); null if the system does not list
 * it.
 */
function readUnacknowledgedBytes({ localPort, remotePort, localFamily }: Socket): number | null {
  try {
    const table = readFileSync(localFamily === 'IPv6' ? '/proc/net/tcp6' : '/proc/net/tcp', 'utf8')
    const ports = new RegExp(
      `:${formatHexPort(localPort)} [0-9A-F]+:${formatHexPort(remotePort)} [0-9A-F]{2} ([0-9A-F]{8}):`,
    )
    const [, queue] = ports.exec(table) ?? []
    return queue === undefined ? null : Number.parseInt(queue, 16)
  } catch {
    return null
  }
}

const formatHexPort = (port = 0) => port.toString(16).toUpperCase().padStart(4, '0')

import { once } from 'node:events'
import { connect } from 'node:net'

export type Wire = {
  /** Resolves when the system has taken the bytes, or the connection is closed. */
  send(bytes: string | Uint8Array): Promise<void>
  /** Waits for the next complete answer. */
  answer(): Promise<{ status: number; head: string; body: any }>
  /** Resolves when either side has closed the connection. */
  closed: Promise<unknown>
  isOpen(): boolean
  /** Resets the connection, as a lost network does. */
  breakOff(): void
}

/** Opens a TCP connection to a server, so that a test can send any bytes. */
export function openWire(url: string): Wire {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  let received = Buffer.alloc(0)
  let arrival = Promise.withResolvers<void>()
  const notify = () => {
    arrival.resolve()
    arrival = Promise.withResolvers()
  }
  socket.on('close', notify).on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    notify()
  })
  return {
    closed,
    isOpen: () => !socket.destroyed,
    breakOff: () => socket.resetAndDestroy(),
    send: (bytes) => new Promise((resolve) => (socket.destroyed ? resolve() : socket.write(bytes, () => resolve()))),
    async answer() {
      for (;;) {
        const end = received.indexOf('\r\n\r\n')
        const head = received.subarray(0, Math.max(end, 0)).toString()
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        if (end >= 0 && received.length >= end + 4 + length) {
          const body = received.subarray(end + 4, end + 4 + length).toString()
          received = received.subarray(end + 4 + length)
          return { status: Number(head.split(' ')[1]), head, body: body.startsWith('{') ? JSON.parse(body) : body }
        }
        if (socket.destroyed) throw new Error(`The connection was closed after ${JSON.stringify(received.toString())}`)
        await arrival.promise
      }
    },
  }
}

export const boundary = 'mostrador'

/** The head of a request with a form. By default its content length is larger than any test's body. */
export function formHead(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const allHeaders = {
    host: '127.0.0.1',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': 1_000_000_000,
    ...headers,
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

export const endOfForm = `--${boundary}--\r\n`

/** The head of a part of a form. `more` are further header lines. */
export function partHead(name: string, filename?: string, more = ''): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${more}\r\n`
}

export const textPart = (name: string, value: string, more = '') => `${partHead(name, undefined, more)}${value}\r\n`

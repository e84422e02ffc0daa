import type { EventEmitter } from 'node:events'
import type { Client as DriverClient } from 'pg'
import { Client } from '#src/platform/database/connection/configured-client.server.ts'
import type { Server } from '#src/platform/database/connection/server-address.server.ts'

/** What the driver's types leave out of its connection and its client. */
type Wire = EventEmitter & {
  stream: { destroy(): void }
  connect(portOrSocket: number | string, host?: string): void
  requestSsl(): void
  cancel(processId: number, secretKey: number): void
}

/** The backend that a connection has in the database. */
export const backendOf = (client: object) => client as { processID: number; secretKey: number }

const mostMs = 5000

/**
 * CancelRequest: asks the server, or a pooler before it, by a connection of its own to end what `client` waits for. The
 * statement then fails with 57014; nothing is heard where it cannot be asked.
 */
export function requestCancel(server: Server, client: DriverClient): void {
  const { processID, secretKey } = backendOf(client)
  const wire = new Client({ server }).connection as unknown as Wire
  const tooLong = setTimeout(() => wire.stream.destroy(), mostMs)
  const cancel = () => wire.cancel(processID, secretKey)
  wire.on('connect', () => (server.ssl ? wire.requestSsl() : cancel()))
  wire.on('sslconnect', cancel)
  wire.on('error', () => wire.stream.destroy())
  wire.on('end', () => clearTimeout(tooLong))
  if (server.host.startsWith('/')) wire.connect(`${server.host}/.s.PGSQL.${server.port}`)
  else wire.connect(server.port, server.host)
}

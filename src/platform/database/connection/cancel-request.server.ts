import type { EventEmitter } from 'node:events'
import type { Client as DriverClient } from 'pg'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import type { DatabaseServer } from '#src/platform/database/connection/server-address.server.ts'

/** What the driver's types leave out of its connection and its client. */
type DriverConnection = EventEmitter & {
  stream: { destroy(): void }
  connect(portOrSocket: number | string, host?: string): void
  requestSsl(): void
  cancel(processId: number, secretKey: number): void
}

/** The backend that a connection has in the database. */
export const backendOf = (client: object) => client as { processID: number; secretKey: number }

const timeoutMs = 5000

/**
 * CancelRequest: asks the server, or a pooler before it, by a connection of its own to end what `client` waits for. The
 * statement then fails with 57014; nothing is heard where it cannot be asked.
 */
export function requestCancel(server: DatabaseServer, client: DriverClient): void {
  const { processID, secretKey } = backendOf(client)
  const connection = new ConfiguredClient({ server }).connection as unknown as DriverConnection
  const timer = setTimeout(() => connection.stream.destroy(), timeoutMs)
  const cancel = () => connection.cancel(processID, secretKey)
  connection.on('connect', () => (server.ssl ? connection.requestSsl() : cancel()))
  connection.on('sslconnect', cancel)
  connection.on('error', () => connection.stream.destroy())
  connection.on('end', () => clearTimeout(timer))
  if (server.host.startsWith('/')) connection.connect(`${server.host}/.s.PGSQL.${server.port}`)
  else connection.connect(server.port, server.host)
}

import type { EventEmitter } from 'node:events'
import type { Client as DriverClient } from 'pg'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import type { DatabaseServer } from '#src/platform/database/connection/server-address.server.ts'

/** The driver's protocol connection, with the methods that its types leave out. */
type DriverConnection = EventEmitter & {
  stream: { destroy(): void }
  connect(portOrSocket: number | string, host?: string): void
  requestSsl(): void
  cancel(processId: number, secretKey: number): void
}

/** Process id and cancel key of a client's backend, which the driver's types leave out. */
export const readBackendKey = (client: object) => client as { processID: number; secretKey: number }

const timeoutMs = 5000

/**
 * CancelRequest: opens a second connection to ask the server, or its pooler, to cancel the statement of `client`. The
 * statement then fails with SQLSTATE 57014. A request that cannot be delivered fails silently.
 */
export function requestCancel(server: DatabaseServer, client: DriverClient): void {
  const { processID, secretKey } = readBackendKey(client)
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

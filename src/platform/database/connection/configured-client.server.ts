import { Client as DriverClient } from 'pg'
import { exactTypes } from '#src/platform/database/connection/exact-types.server.ts'
import type { Server } from '#src/platform/database/connection/server-address.server.ts'

const connectMs = 5000
/** TCP keep-alive: an idle connection, such as the one that listens, learns of a dead network. */
const keepAliveMs = 30_000

/**
 * The driver's connection, configured by its arguments alone: PG* variables and ~/.pgpass are not read. The driver
 * reads them for whatever is empty, so every option is set.
 */
export class Client extends DriverClient {
  readonly #startup: Record<string, string>

  constructor(given: { server: Server }) {
    const { host, port, user, database, password, ssl, startup } = given.server
    super({
      host,
      port,
      user,
      database,
      password,
      ssl,
      sslnegotiation: 'postgres',
      application_name: 'mostrador',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      types: exactTypes,
    })
    this.#startup = { user, database, application_name: 'mostrador', ...startup }
  }

  /** Startup message: overridden, as the driver would add PGOPTIONS and PGREPLICATION from the environment. */
  getStartupConf(): Record<string, string> {
    return this.#startup
  }
}

import { Client as DriverClient } from 'pg'
import { exactTypeParsers } from '#src/platform/database/connection/exact-types.server.ts'
import type { DatabaseServer } from '#src/platform/database/connection/server-address.server.ts'

const connectTimeoutMs = 5000
/** TCP keep-alive: an idle connection, such as the one that listens, learns of a dead network. */
const keepAliveMs = 30_000

/**
 * The driver's connection, configured by its arguments alone: PG* variables and ~/.pgpass are not read. The driver
 * reads them for whatever is empty, so every option is set.
 */
export class ConfiguredClient extends DriverClient {
  readonly #startupMessage: Record<string, string>

  constructor(config: { server: DatabaseServer }) {
    const { host, port, user, database, password, ssl, sessionParameters } = config.server
    super({
      host,
      port,
      user,
      database,
      password,
      ssl,
      sslnegotiation: 'postgres',
      application_name: 'mostrador',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      types: exactTypeParsers,
    })
    this.#startupMessage = { user, database, application_name: 'mostrador', ...sessionParameters }
  }

  /** Startup message: overridden, as the driver would add PGOPTIONS and PGREPLICATION from the environment. */
  getStartupConf(): Record<string, string> {
    return this.#startupMessage
  }
}

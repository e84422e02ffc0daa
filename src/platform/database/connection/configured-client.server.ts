import { Client as DriverClient } from 'pg'
import { exactTypeParsers } from '#src/platform/database/connection/exact-types.server.ts'
import type { DatabaseServer } from '#src/platform/database/connection/server-address.server.ts'

const connectTimeoutMs = 5000
/** TCP keep-alive: detects a dead network on an idle connection, such as that of a listener. */
const keepAliveMs = 30_000

/**
 * The driver's client, configured by its arguments alone. The driver reads PG* variables and ~/.pgpass for each option
 * that is empty, so every option is set.
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

  /** Startup message: overridden, because the driver adds PGOPTIONS and PGREPLICATION from the environment. */
  getStartupConf(): Record<string, string> {
    return this.#startupMessage
  }
}

import { Client as DriverClient } from 'pg'
import type { Server } from '#src/platform/database/address.server.ts'
import { exactTypes } from '#src/platform/database/exact-types.server.ts'

const connectMs = 5000
/** TCP keepalive: a connection that rests for long, as the one that listens does, learns of a dead network. */
const keepAliveMs = 30_000

/**
 * The driver's connection, made from what we were given alone: neither PG* variables nor ~/.pgpass say where a shop's
 * data goes. The driver looks there for whatever it finds empty, so that nothing is left empty.
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

  /** Startup message: in its place the driver would also send PGOPTIONS and PGREPLICATION. */
  getStartupConf(): Record<string, string> {
    return this.#startup
  }
}

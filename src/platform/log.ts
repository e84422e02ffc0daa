/** What code that runs outside a request needs of a log. Fastify's logger is one. */
export type Log = {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

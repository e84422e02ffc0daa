/** The methods of Fastify's logger that code outside a request uses. */
export type Log = {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

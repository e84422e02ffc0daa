import type { FastifyInstance } from 'fastify'

/** Text is small and is here at once; files have the whole time that a request may take. */
const textMs = 30_000
/** Who was answered already need not send the rest. */
const answeredMs = 2000

/** Lets go of who keeps a connection by dripping a body: text that takes too long, and what nobody waits for any more. */
export function dropUnfinishedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    const isText = !raw.headers['content-type']?.startsWith('multipart/')
    if (!raw.complete && hasBody(raw.headers) && isText) {
      const timer = setTimeout(() => raw.destroy(), textMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _, done) => {
    if (!raw.complete && hasBody(raw.headers))
      setTimeout(() => raw.complete || raw.socket.destroy(), answeredMs).unref()
    done()
  })
}

const hasBody = (headers: Record<string, unknown>) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

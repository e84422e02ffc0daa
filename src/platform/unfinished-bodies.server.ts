import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Text is small and is here at once; files have the whole time that a request may take. */
const textMs = 30_000
/** Who was answered already need not send the rest. */
const answeredMs = 2000

/**
 * Lets go of who keeps a connection by dripping a body: text that takes too long, and what nobody waits for any more. A
 * form with files that somebody sends who was signed in is let through to its end also where it is refused: cut off, its
 * browser would never read that the session has ended, and would send all of it again.
 */
export function dropUnfinishedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    if (isUnfinished(raw) && !isForm(raw)) {
      const timer = setTimeout(() => raw.destroy(), textMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _, done) => {
    const isLetThrough = isForm(raw) && raw.headers.authorization !== undefined
    if (isUnfinished(raw) && !isLetThrough) setTimeout(() => raw.complete || raw.socket.destroy(), answeredMs).unref()
    done()
  })
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') === true

const isUnfinished = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

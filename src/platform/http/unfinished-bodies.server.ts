import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '#src/platform/http/guard.server.ts'

/** Slow sender limit: every `everyMs` the connection is closed where fewer than `leastBytes` came. */
type Pace = { everyMs: number; leastBytes: number }

/** Limits for bodies that have not fully arrived. */
export type Patience = {
  /** Text must arrive within this time; a form with files has the server's whole request timeout. */
  textMs: number
  /** The rest of an answered request that is not worth reading. */
  answered: Pace
  /** The rest of an answered form: of an admitted user; and of a caller whose token is no longer valid. */
  admitted: Pace
  lapsed: Pace
  /** Upper limits of such a form: time and bytes. */
  form: { ms: number; bytes: number }
}

/**
 * Enough for twelve photos of 10 MB, and at least 3 KB/s for a lapsed token, which any connection that sends photos
 * has.
 */
const usual: Patience = {
  textMs: 30_000,
  answered: { everyMs: 2000, leastBytes: Number.POSITIVE_INFINITY },
  admitted: { everyMs: 10_000, leastBytes: 0 },
  lapsed: { everyMs: 10_000, leastBytes: 32 * 1024 },
  form: { ms: 10 * 60_000, bytes: 150 * 1024 * 1024 },
}

/**
 * Slowloris: closes connections whose text arrives too slowly or whose request was answered already. The rest of an
 * answered form with files is drained instead: cut off, a browser whose session has ended would never read the refusal
 * and would send it all again. An invalid token must keep up a browser's speed.
 */
export function dropUnfinishedBodies(app: FastifyInstance, patience = usual): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    if (isUnfinished(raw) && !isForm(raw)) {
      const timer = setTimeout(() => raw.destroy(), patience.textMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', (request, _, done) => {
    if (isUnfinished(request.raw)) readOn(request.raw, paceOf(request, patience), patience.form)
    done()
  })
}

function paceOf(request: FastifyRequest, { answered, admitted, lapsed }: Patience): Pace {
  if (!isForm(request.raw)) return answered
  if (request.actor) return admitted
  return bearerOf(request) === null ? answered : lapsed
}

/** Drains the body; closes the connection where too much arrives, or too little. */
function readOn(raw: IncomingMessage, { everyMs, leastBytes }: Pace, most: Patience['form']): void {
  const { socket } = raw
  const end = performance.now() + most.ms
  const endBytes = socket.bytesRead + most.bytes
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if (raw.complete) clearInterval(timer)
    else if (came < leastBytes || seen > endBytes || performance.now() >= end) socket.destroy()
  }, everyMs).unref()
  socket.once('close', () => clearInterval(timer))
  raw.resume()
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') === true

const isUnfinished = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

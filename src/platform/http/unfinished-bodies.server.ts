import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '#src/platform/http/guard.server.ts'

/** How the rest of a body is waited for: looked at every so many milliseconds, ended where fewer bytes came since. */
type Pace = { everyMs: number; leastBytes: number }

/** How long a body is waited for that is not all there yet. */
export type Patience = {
  /** Text is small and is here at once; a form with files has the whole time that a request may take. */
  textMs: number
  /** Who was answered already need not send the rest. */
  answered: Pace
  /** A form, answered already, of who was admitted; and of who shows a token that opens nothing, or no longer. */
  admitted: Pace
  lapsed: Pace
  /** No such form is read on for longer, or beyond these bytes. */
  form: { ms: number; bytes: number }
}

/**
 * Twelve photos of ten megabytes, and three kilobytes a second, which any connection has that can send photos at all.
 */
const usual: Patience = {
  textMs: 30_000,
  answered: { everyMs: 2000, leastBytes: Number.POSITIVE_INFINITY },
  admitted: { everyMs: 10_000, leastBytes: 0 },
  lapsed: { everyMs: 10_000, leastBytes: 32 * 1024 },
  form: { ms: 10 * 60_000, bytes: 150 * 1024 * 1024 },
}

/**
 * Slow bodies: lets go of who keeps a connection by sending text too slowly, or what nobody waits for any more. Only a
 * form with files is read on after its answer and thrown away: cut off, the browser of somebody whose session has ended
 * would never read why it was refused, and would send all of it again. A made-up token holds no connection without
 * sending as fast as a browser does.
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

/** Reads what is left of a body and throws it away; ends its connection where too much comes, or too little. */
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

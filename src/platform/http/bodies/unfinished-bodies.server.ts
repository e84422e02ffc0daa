import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, languageOf } from '#src/platform/http/access/guard-routes.server.ts'
import type { Pace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { answerUnreadable } from '#src/platform/http/responses/malformed-requests.server.ts'

/** Limits for bodies that have not fully arrived. */
export type Patience = {
  /** Text must arrive within this time; a form with files must keep up its pace (`takeForms`). */
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
export const usualPatience: Patience = {
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
export function dropUnfinishedBodies(app: FastifyInstance, patience = usualPatience): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (isUnfinished(raw) && !isForm(raw)) {
      const timer = setTimeout(() => giveUp(request, reply), patience.textMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const pace = statusCode === 408 ? patience.answered : paceOf(request, patience)
    if (isUnfinished(request.raw)) readOn(request.raw, pace, patience.form)
    done()
  })
}

/** 408 for text that is late, unless it was answered already. */
function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  const late = Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (reply.raw.headersSent) raw.destroy()
  else answerUnreadable(late, raw.socket, languageOf(request))
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
  // Not of the connection, which would gather a listener for each of its forms.
  raw.once('close', () => clearInterval(timer))
  raw.resume()
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') === true

const isUnfinished = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

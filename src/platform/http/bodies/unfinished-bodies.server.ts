import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBearerToken, readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { refuseMalformedRequest } from '#src/platform/http/responses/malformed-requests.server.ts'

/** Limits for bodies that have not fully arrived. */
export type BodyLimits = {
  /** Text must arrive within this time; a form with files must keep up its pace (`acceptForms`). */
  textTimeoutMs: number
  /** The rest of an answered request that is not worth reading. */
  answeredPace: MinimumPace
  /** The rest of an answered form: of an admitted user; and of a caller whose token is no longer valid. */
  admittedPace: MinimumPace
  expiredPace: MinimumPace
  /** Upper limits of such a form: time and bytes. */
  formLimits: { ms: number; bytes: number }
}

/**
 * Enough for twelve photos of 10 MB, and at least 3 KB/s for a lapsed token, which any connection that sends photos
 * has.
 */
export const defaultBodyLimits: BodyLimits = {
  textTimeoutMs: 30_000,
  answeredPace: { everyMs: 2000, leastBytes: Number.POSITIVE_INFINITY },
  admittedPace: { everyMs: 10_000, leastBytes: 0 },
  expiredPace: { everyMs: 10_000, leastBytes: 32 * 1024 },
  formLimits: { ms: 10 * 60_000, bytes: 150 * 1024 * 1024 },
}

/**
 * Slowloris: closes connections whose text arrives too slowly or whose request was answered already. The rest of an
 * answered form with files is drained instead: cut off, a browser whose session has ended would never read the refusal
 * and would send it all again. An invalid token must keep up a browser's speed.
 */
export function dropUnfinishedBodies(app: FastifyInstance, limits = defaultBodyLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (isUnfinished(raw) && !isForm(raw)) {
      const timer = setTimeout(() => refuseLateBody(request, reply), limits.textTimeoutMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const pace = statusCode === 408 ? limits.answeredPace : choosePace(request, limits)
    if (isUnfinished(request.raw)) drainBody(request.raw, pace, limits.formLimits)
    done()
  })
}

/** 408 for text that is late, unless it was answered already. */
function refuseLateBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  const lateError = Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (reply.raw.headersSent) raw.destroy()
  else refuseMalformedRequest(lateError, raw.socket, readLanguage(request))
}

function choosePace(request: FastifyRequest, { answeredPace, admittedPace, expiredPace }: BodyLimits): MinimumPace {
  if (!isForm(request.raw)) return answeredPace
  if (request.actor) return admittedPace
  return readBearerToken(request) === null ? answeredPace : expiredPace
}

/** Drains the body; closes the connection where too much arrives, or too little. */
function drainBody(
  raw: IncomingMessage,
  { everyMs, leastBytes }: MinimumPace,
  formLimits: BodyLimits['formLimits'],
): void {
  const { socket } = raw
  const endTime = performance.now() + formLimits.ms
  const endBytes = socket.bytesRead + formLimits.bytes
  let readBytes = socket.bytesRead
  const timer = setInterval(() => {
    const newBytes = socket.bytesRead - readBytes
    readBytes = socket.bytesRead
    if (raw.complete) clearInterval(timer)
    else if (newBytes < leastBytes || readBytes > endBytes || performance.now() >= endTime) socket.destroy()
  }, everyMs).unref()
  // Not of the connection, which would gather a listener for each of its forms.
  raw.once('close', () => clearInterval(timer))
  raw.resume()
}

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') === true

const isUnfinished = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

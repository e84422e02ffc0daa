import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBearerToken, readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { refuseMalformedRequest } from '#src/platform/http/responses/malformed-requests.server.ts'

/** Limits for bodies that have not fully arrived. */
export type BodyLimits = {
  /** Text must arrive within this time. `acceptMultipartForms` sets the pace of forms. */
  textTimeoutMs: number
  /**
   * Pace of the remaining body after the response: of text, and of a form without a token. An infinite `leastBytes`
   * closes the connection after `everyMs`.
   */
  answeredPace: MinimumPace
  /** Pace of the remaining form after the response, for an authorized user. */
  admittedPace: MinimumPace
  /** The same for a caller whose token is no longer valid. */
  expiredPace: MinimumPace
  /** Upper limits of a form's remaining body. */
  formLimits: { ms: number; bytes: number }
}

/**
 * The limits of a form are enough for twelve photos of 10 MB. A form with an expired token must arrive at 3 KB/s, which
 * any connection that sends photos reaches.
 */
export const defaultBodyLimits: BodyLimits = {
  textTimeoutMs: 30_000,
  answeredPace: { everyMs: 2000, leastBytes: Number.POSITIVE_INFINITY },
  admittedPace: { everyMs: 10_000, leastBytes: 0 },
  expiredPace: { everyMs: 10_000, leastBytes: 32 * 1024 },
  formLimits: { ms: 10 * 60_000, bytes: 150 * 1024 * 1024 },
}

/**
 * Slowloris: closes connections whose text arrives too slowly, or that still send after the response. The remaining
 * bytes of a form are drained instead: a browser that is cut off never reads the response, and sends the form again. A
 * form with an expired token must keep a browser's pace.
 */
export function refuseLateAndDrainUnreadBodies(app: FastifyInstance, limits = defaultBodyLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (isUnfinished(raw) && !isMultipartForm(raw)) {
      const timer = setTimeout(() => refuseLateBody(request, reply), limits.textTimeoutMs).unref()
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const pace = statusCode === 408 ? limits.answeredPace : chooseRemainingPace(request, limits)
    if (isUnfinished(request.raw)) drainBody(request.raw, pace, limits.formLimits)
    done()
  })
}

/** Answers a text that arrives too late with 408, or closes the connection if the response was sent already. */
function refuseLateBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  const lateError = Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (reply.raw.headersSent) raw.destroy()
  else refuseMalformedRequest(lateError, raw.socket, readLanguage(request))
}

function chooseRemainingPace(
  request: FastifyRequest,
  { answeredPace, admittedPace, expiredPace }: BodyLimits,
): MinimumPace {
  if (!isMultipartForm(request.raw)) return answeredPace
  if (request.actor) return admittedPace
  return readBearerToken(request) === null ? answeredPace : expiredPace
}

/** Drains the body. Closes the connection if it sends too much, too little or for too long. */
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
  // A listener on the connection would stay for all of its later requests.
  raw.once('close', () => clearInterval(timer))
  raw.resume()
}

const isMultipartForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') === true

const isUnfinished = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

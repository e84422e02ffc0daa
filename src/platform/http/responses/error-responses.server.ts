import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import {
  BadRequest,
  BulkRefused,
  Busy,
  ClientLeft,
  Conflict,
  Duplicate,
  Forbidden,
  Invalid,
  type MessageRef,
  MethodNotAllowed,
  MissingPermission,
  NotFound,
  Refusal,
  SignInRefused,
  StorageFull,
  TakenMeanwhile,
  TooLarge,
  TooMany,
  TooSlow,
  Unauthorized,
  UnsupportedMedia,
} from '#src/platform/errors.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { messageKeyOf, messageParamsOf } from '#src/platform/i18n/message-ref.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** True for the 500 that the specification requires for a duplicate. Metrics count it as a client error. */
    countsAsClientError: boolean
    /** The error behind an answer of 500 or more of which the server is at fault; null for any other answer. */
    serverFault: unknown
  }
  interface FastifyInstance {
    describeMissing: DescribeMissing
  }
}

/** Returns a sentence in the reader's language that names the permissions, any of which would do. */
export type DescribeMissing = (permissions: readonly string[], language: Language) => string

export type ErrorBody = {
  error: string
  code: string
  message: string
  fields?: Record<string, string>
  params?: Record<string, Record<string, string | number>>
  request_id?: string
} & Record<string, unknown>

type ErrorShape = { status: number; code: string; error?: string; fields?: Record<string, MessageRef>; extra?: object }

/** Maps a refusal to its HTTP status and error code. */
function mapRefusalToResponse(refusal: Refusal): ErrorShape {
  if (refusal instanceof Invalid) return { status: 400, code: 'INVALID', fields: refusal.fields }
  if (refusal instanceof BadRequest) return { status: 400, code: 'BAD_REQUEST' }
  if (refusal instanceof Unauthorized) return { status: 401, code: 'UNAUTHORIZED' }
  if (refusal instanceof SignInRefused)
    return { status: refusal.status, code: refusal.code, error: chooseSignInError(refusal) }
  if (refusal instanceof Forbidden) return { status: 403, code: 'FORBIDDEN', fields: refusal.fields }
  if (refusal instanceof NotFound) return { status: 404, code: 'NOT_FOUND' }
  if (refusal instanceof MethodNotAllowed) return { status: 405, code: 'METHOD_NOT_ALLOWED' }
  if (refusal instanceof TooSlow) return { status: 408, code: 'TIMEOUT' }
  if (refusal instanceof Conflict) return { status: 409, code: refusal.code, error: refusal.code, extra: refusal.extra }
  if (refusal instanceof BulkRefused) return { status: 409, code: 'REFUSED', error: 'REFUSED', fields: refusal.fields }
  if (refusal instanceof TooLarge) return { status: 413, code: 'TOO_LARGE', fields: refusal.fields }
  if (refusal instanceof UnsupportedMedia) return { status: 415, code: 'UNSUPPORTED_MEDIA', fields: refusal.fields }
  if (refusal instanceof TooMany) return { status: 429, code: 'TOO_MANY' }
  if (refusal instanceof StorageFull) return { status: 507, code: 'STORAGE_FULL' }
  if (refusal instanceof ClientLeft) return { status: 499, code: 'CLIENT_LEFT' }
  if (refusal instanceof Busy) return { status: 503, code: 'UNAVAILABLE' }
  if (refusal instanceof Duplicate) {
    const status = refusal instanceof TakenMeanwhile ? 409 : 500
    return { status, code: 'ER_DUP_ENTRY', error: 'ER_DUP_ENTRY', fields: refusal.fields }
  }
  return { status: 400, code: 'BAD_REQUEST' }
}

/**
 * The sign-in page reads NO_USER and NO_PASS from `error`. For other codes `error` is the specification's English text.
 */
const chooseSignInError = ({ code, key }: SignInRefused) =>
  code === 'NO_USER' || code === 'NO_PASS' ? code : messageKeyOf(key)

/**
 * Sends `{error, code, message, fields?, params?}` with the message in the reader's language. For a missing permission,
 * `permission` is the first that would do, and `needs` is a sentence that names all of them.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = readLanguage(request)
  const shape = mapRefusalToResponse(refusal)
  const message = translate(language, refusal.key)
  const body: ErrorBody = { error: shape.error ?? message, code: shape.code, message, ...shape.extra }
  if (refusal instanceof BulkRefused)
    body.refused = refusal.rows.map((row) => ({ ...row, message: translate(language, row.message) }))
  if (refusal instanceof MissingPermission) {
    body.permission = refusal.permissions[0]
    body.needs = request.server.describeMissing(refusal.permissions, language)
  }
  const fields = Object.entries(shape.fields ?? {})
  if (fields.length) {
    body.fields = Object.fromEntries(fields.map(([name, ref]) => [name, messageKeyOf(ref)]))
    const params = fields
      .filter(([, ref]) => typeof ref !== 'string')
      .map(([name, ref]) => [name, messageParamsOf(ref)])
    if (params.length) body.params = Object.fromEntries(params)
  }
  if (refusal instanceof Duplicate) request.countsAsClientError = true
  else if (shape.status >= 500) request.serverFault = refusal
  setRefusalHead(reply, refusal)
  // Outside /api the client is a browser or a crawler, so it gets plain text instead of JSON.
  const isForPage = refusal instanceof MethodNotAllowed && !request.url.startsWith('/api/')
  return isForPage ? reply.type('text/plain; charset=utf-8').send(message) : reply.send(body)
}

/** Sets the status and headers of a refusal, for a page that renders its own body. */
export function setRefusalHead(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal instanceof TooMany || refusal instanceof Busy) reply.header('retry-after', String(refusal.retryAfter))
  if (refusal instanceof MethodNotAllowed) reply.header('allow', refusal.allowed.join(', '))
  if (refusal instanceof TooSlow) reply.header('connection', 'close')
  return reply.status(mapRefusalToResponse(refusal).status).header('cache-control', 'no-store')
}

/** Retry-After in seconds: after a lost database, and after a statement timeout. */
const secondsAfterLoss = 2
const secondsAfterTimeout = 10

type ServerFault = { status: 500 | 503; code: string; key: string; log: string; retryAfter?: number }

/** Maps an error that is no refusal to its status, message and log text. */
export function mapErrorToFault(error: unknown): ServerFault {
  const down = { status: 503, code: 'UNAVAILABLE' } as const
  if (error instanceof DatabaseLost)
    return {
      ...down,
      key: 'platform.answers.unavailable',
      log: 'the database does not answer',
      retryAfter: secondsAfterLoss,
    }
  if (error instanceof StatementTooLong)
    return {
      ...down,
      key: 'platform.answers.too_long',
      log: 'a statement took too long',
      retryAfter: secondsAfterTimeout,
    }
  const key = 'Ocurrió un error. Por favor, inténtalo de nuevo.'
  return { status: 500, code: 'INTERNAL', key, log: 'request failed' }
}

/**
 * Error handler: a refusal gets its status, a lost or overloaded database 503, any other error 500 with the request id
 * and without a stack.
 */
export function installErrorHandler(
  app: FastifyInstance,
  describeMissing: DescribeMissing = (names) => names.join(),
): void {
  app.decorateRequest('countsAsClientError', false)
  app.decorateRequest('serverFault', null)
  app.decorate('describeMissing', describeMissing)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = findRefusalOfError(error)
    if (refusal instanceof StorageFull)
      request.log.error({ err: error, route: request.routeOptions.url }, 'the disk is full')
    if (refusal) return sendRefusal(request, reply, refusal)
    const { status, code, key, log, retryAfter } = mapErrorToFault(error)
    request.serverFault = error
    const route = `${request.method} ${request.routeOptions.url ?? ''}`
    request.log.error({ err: error, route }, log)
    const message = translate(readLanguage(request), key)
    const body: ErrorBody = { error: message, code, message, request_id: request.id }
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
}

/**
 * Returns the refusal that an error stands for, also for Fastify's own errors (broken JSON, too large, wrong media
 * type). Null for any other error.
 */
export function findRefusalOfError(error: Error & Partial<FastifyError>): Refusal | null {
  if (error instanceof Refusal) return error
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new TooLarge()
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new UnsupportedMedia()
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new BadRequest('platform.answers.bad_json')
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new BadRequest()
        : null
  }
}

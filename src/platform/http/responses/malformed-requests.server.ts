import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

/** A request that cannot be parsed has no Accept-Language header. */
const defaultLanguage: Language = 'es'

const errorKinds: Record<string, { status: number; code: string; key: string; headers?: string[] }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TIMEOUT', key: 'platform.answers.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', key: 'platform.answers.too_large' },
  TUNNEL: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    key: 'platform.answers.method_not_allowed',
    // CONNECT names no address of this server, so the list of allowed methods is empty.
    headers: ['allow: '],
  },
}
const malformedKind = { status: 400, code: 'BAD_REQUEST', key: 'platform.answers.bad_request', headers: [] }

/** Answers a malformed or incomplete HTTP request and closes the connection. */
export function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket, language = defaultLanguage): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(buildRawErrorResponse(error.code, language))
  socket.destroy(error)
}

/** Answers CONNECT (a proxy tunnel) with 405. Node would close the connection without a response. */
export function refuseConnectTunnel(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end(buildRawErrorResponse('TUNNEL'), () => socket.destroy())
}

/** Builds a raw HTTP response for an error code of Node's HTTP parser. */
export function buildRawErrorResponse(errorCode: string | undefined, language = defaultLanguage): string {
  const { status, code, key, headers = [] } = errorKinds[errorCode ?? ''] ?? malformedKind
  const message = translate(language, key)
  const body = JSON.stringify({ error: message, code, message })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    ...headers,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

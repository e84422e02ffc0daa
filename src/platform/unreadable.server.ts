import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { translate } from '#src/platform/i18n.server.ts'

/** Who can't be understood names no language either. */
const language = 'es'

const kinds: Record<string, { status: number; code: string; key: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'TIMEOUT', key: 'platform.answers.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', key: 'platform.answers.too_large' },
}
const broken = { status: 400, code: 'BAD_REQUEST', key: 'platform.answers.bad_request' }

/** Answers what is no HTTP request, or never became a whole one, as the wire has it; the connection ends with it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(unreadableAnswer(error.code))
  socket.destroy(error)
}

/** The bytes of that answer, for an error of Node's HTTP parser. */
export function unreadableAnswer(errorCode: string | undefined): string {
  const { status, code, key } = kinds[errorCode ?? ''] ?? broken
  const message = translate(language, key)
  const body = JSON.stringify({ error: message, code, message })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

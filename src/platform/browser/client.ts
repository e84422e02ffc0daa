import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { currentSession, recoverSession, type Session } from '#src/platform/browser/session.ts'
import { isUserActive } from '#src/platform/browser/user-activity.ts'
import { unattended } from '#src/platform/http/unattended.ts'
import { rememberedLanguage } from '#src/platform/i18n/language.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type ApiResponse<T> = {
  status: number
  body: T
  total: number | null
  totalIsLowerBound: boolean
  /** The token that takes the write back; null where nothing does. */
  undo: string | null
}

export type CallOptions = {
  body?: unknown | FormData
  /** Idempotency key: sent again after an answer that never came, it saves nothing twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** No toast: the caller says itself what went wrong. */
  quiet?: boolean
  /** What sends it, where that is not the browser's own: it tells how much of a body is sent. */
  fetch?: typeof fetch
}

let notifyFailure: (failure: CallFailed) => void = () => {}

/** Sets how a failure reaches the reader; called once by the app, since the platform has no screen. */
export function setFailureListener(listener: (failure: CallFailed) => void): void {
  notifyFailure = listener
}

/**
 * One call to the server; `path` is below /api. Throws CallFailed after at most one toast, or the AbortError of
 * `signal`. After a 401 with a half-filled form on the screen, waits until the same person signs in and sends the call
 * again.
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<ApiResponse<T>> {
  const session = currentSession()
  let response = await send(method, path, options, session)
  if (response.status === 401) {
    const failure = await parseFailure(response)
    const { token, isLapsed } = currentSession()
    const isFirst = token === session.token && !isLapsed
    const mayRepeat = recoverSession(session)
    // One toast for an ended session, however many calls it refused; none after signing out, nor beside the dialog.
    if (isFirst && !currentSession().isLapsed) notifyFailure(failure)
    if (!(await mayRepeat)) throw failure
    response = await send(method, path, options, currentSession())
  }
  if (!response.ok) throw reportFailure(await parseFailure(response), method, options)
  return {
    status: response.status,
    body: (await parseBody(response)) as T,
    total: parseCount(response.headers.get('x-total-count')),
    totalIsLowerBound: response.headers.get('x-total-count-relation') === 'gte',
    undo: response.headers.get('x-undo'),
  }
}

/** A list; 404 counts as an empty one, as the specification's error catalogue says. */
export async function callList<T>(path: string, options: CallOptions = {}): Promise<ApiResponse<T[]>> {
  try {
    return await call<T[]>('GET', path, options)
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
    return { status: 404, body: [], total: 0, totalIsLowerBound: false, undo: null }
  }
}

/** Booleans as 1 and 0, objects and arrays as JSON text, files appended; what is undefined stays out. */
export function toFormData(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof Blob)) {
      for (const file of value) form.append(name, file)
    } else if (value instanceof Blob) form.append(name, value)
    else if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
    else if (value === null) form.append(name, '')
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

async function send(method: Method, path: string, options: CallOptions, session: Session): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': rememberedLanguage() }
  if (session.token) headers.authorization = `Bearer ${session.token}`
  if (!isUserActive()) headers[unattended] = '1'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const request: RequestInit = { method, headers, cache: 'no-store' }
  if (options.signal) request.signal = options.signal
  if (options.body instanceof FormData) request.body = options.body
  else if (options.body !== undefined) {
    headers['content-type'] = 'application/json'
    request.body = JSON.stringify(options.body)
  }
  logRequest(method, path)
  try {
    const response = await (options.fetch ?? fetch)(`/api/${path.replace(/^\//, '')}`, request)
    logResponse(method, path, response.status)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    logResponse(method, path, 0)
    throw reportFailure(new CallFailed(0, {}), method, options)
  }
}

/** A 404 to GET is shown by the screen itself; every other failure is a toast. */
function reportFailure(failure: CallFailed, method: Method, options: CallOptions): CallFailed {
  const isShownByScreen = failure.status === 404 && method === 'GET'
  if (!options.quiet && !isShownByScreen) notifyFailure(failure)
  return failure
}

async function parseFailure(response: Response): Promise<CallFailed> {
  const body = await parseBody(response).catch(() => null)
  return new CallFailed(response.status, typeof body === 'object' && body !== null ? body : {})
}

async function parseBody(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : null
}

function parseCount(header: string | null): number | null {
  return header === null ? null : Number(header)
}

// Request log that the specification asks for: method, path and status, never a query, a header or a body.
function logRequest(method: Method, path: string): void {
  console.log('→', method, withoutQuery(path))
}

function logResponse(method: Method, path: string, status: number): void {
  console.log('←', method, withoutQuery(path), status)
  if (status === 0 || status >= 400) console.log('Error en servicio', method, withoutQuery(path), status)
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

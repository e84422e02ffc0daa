import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { endUsedSessionAndAwaitRenewal, readCurrentSession, type Session } from '#src/platform/browser/session.ts'
import { isUserActive } from '#src/platform/browser/user-activity.ts'
import { unattendedHeader } from '#src/platform/http/access/unattended-header.ts'
import { readRememberedLanguage } from '#src/platform/i18n/remembered-language.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type ApiResponse<T> = {
  status: number
  body: T
  total: number | null
  totalIsLowerBound: boolean
  /** The token that undoes the write; null if it cannot be undone. */
  undo: string | null
}

export type CallOptions = {
  body?: unknown | FormData
  /** Idempotency key: a repeated call with the same key writes nothing twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Suppresses the toast, except that of an ended session: the caller reports the failure itself. */
  quiet?: boolean
  /** Suppresses the toast of an answer that never came: the caller tells it where it happened. */
  tellsLostAnswer?: boolean
  /** Replaces the browser's `fetch`, to report the progress of an upload. */
  fetch?: typeof fetch
}

let notifyFailure: (failure: CallFailed) => void = () => {}

/** Sets the function that shows a failure. The app calls this once, because the platform has no screens. */
export function setFailureListener(listener: (failure: CallFailed) => void): void {
  notifyFailure = listener
}

/**
 * Calls the server. `path` is below /api. Throws CallFailed after at most one toast, or the AbortError of `signal`.
 * After a 401 with a half-filled form on the screen, it waits until the same user signs in and repeats the call.
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<ApiResponse<T>> {
  const response = await fetchOrThrowCallFailed(method, path, options)
  return {
    status: response.status,
    body: (await parseJsonBodyOrNull(response)) as T,
    total: parseCount(response.headers.get('x-total-count')),
    totalIsLowerBound: response.headers.get('x-total-count-relation') === 'gte',
    undo: response.headers.get('x-undo'),
  }
}

/** Reads a file as text, with the failures of `call`. */
export async function readFileText(path: string, options: CallOptions = {}): Promise<string> {
  return (await fetchOrThrowCallFailed('GET', path, options)).text()
}

async function fetchOrThrowCallFailed(method: Method, path: string, options: CallOptions): Promise<Response> {
  const session = readCurrentSession()
  let response = await sendRequestOrToastLostAnswer(method, path, options, session)
  if (response.status === 401) {
    const failure = await parseFailure(response)
    const { token, isLapsed } = readCurrentSession()
    const isFirst = token === session.token && !isLapsed
    const mayRepeat = endUsedSessionAndAwaitRenewal(session)
    // One toast for an ended session, however many calls fail. No toast after a sign-out.
    if (isFirst) notifyFailure(failure)
    if (!(await mayRepeat)) throw failure
    response = await sendRequestOrToastLostAnswer(method, path, options, readCurrentSession())
  }
  if (!response.ok) throw toastUnlessQuietAndReturnFailure(await parseFailure(response), method, options)
  return response
}

/** Reads a list. A 404 counts as an empty list, as the specification's error catalogue says. */
export async function callList<T>(path: string, options: CallOptions = {}): Promise<ApiResponse<T[]>> {
  try {
    return await call<T[]>('GET', path, options)
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
    return { status: 404, body: [], total: 0, totalIsLowerBound: false, undo: null }
  }
}

/**
 * Builds a form: booleans become 1 and 0, null the empty text, objects and arrays JSON text. Files are appended.
 * Undefined is left out.
 */
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

async function sendRequestOrToastLostAnswer(
  method: Method,
  path: string,
  options: CallOptions,
  session: Session,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': readRememberedLanguage() }
  if (session.token) headers.authorization = `Bearer ${session.token}`
  if (!isUserActive()) headers[unattendedHeader] = '1'
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
    throw toastUnlessQuietAndReturnFailure(new CallFailed(0, {}), method, options)
  }
}

/**
 * Shows a toast and returns the failure. Shows no toast for a quiet call, nor for what its screen shows: a GET with 404
 * or without an answer. Without an answer the line at the top looks for the connection at once.
 */
function toastUnlessQuietAndReturnFailure(failure: CallFailed, method: Method, options: CallOptions): CallFailed {
  if (options.quiet) return failure
  if (failure.isOutOfReach) window.dispatchEvent(new Event('offline'))
  const isShownByScreen = failure.isOutOfReach
    ? method === 'GET' || options.tellsLostAnswer
    : failure.status === 404 && method === 'GET'
  if (!isShownByScreen) notifyFailure(failure)
  return failure
}

async function parseFailure(response: Response): Promise<CallFailed> {
  const body = await parseJsonBodyOrNull(response).catch(() => null)
  return new CallFailed(response.status, typeof body === 'object' && body !== null ? body : {})
}

async function parseJsonBodyOrNull(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json() : null
}

function parseCount(header: string | null): number | null {
  return header === null ? null : Number(header)
}

// Request log that the specification asks for: method, path and status, never a query, a header or a body.
function logRequest(method: Method, path: string): void {
  console.log('→', method, removeQuery(path))
}

function logResponse(method: Method, path: string, status: number): void {
  console.log('←', method, removeQuery(path), status)
  if (status === 0 || status >= 400) console.log('Error en servicio', method, removeQuery(path), status)
}

function removeQuery(path: string): string {
  return path.split('?')[0] ?? path
}

/** A response. `body` is the parsed JSON, or the text if it is no JSON. */
export type Answer = { status: number; headers: Headers; body: any }

export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  deleteMany(path: string, body: unknown): Promise<Answer>
  /** The bearer token of the client's session. */
  token(): Promise<string | null>
}

/**
 * A client for paths below `/api`. Objects are sent as JSON, a FormData as multipart. `session` opens a session at the
 * first call.
 */
export function createClient(url: string, session: (() => Promise<string>) | null): Client {
  let token: Promise<string> | undefined
  const openToken = async () => {
    if (!session) return null
    token ??= session()
    return token
  }
  async function call(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const bearer = await openToken()
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    deleteMany: (path, body) => call('DELETE', path, body),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
    token: openToken,
  }
}

/**
 * Upload progress: `fetch` through an XMLHttpRequest, because `fetch` itself does not report progress. `onProgress`
 * gets the share that is sent, from 0 to 1.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.upload.onload = () => onProgress(1)
      request.onload = () => resolve(buildResponse(request))
      request.onerror = () => reject(new TypeError('The server could not be reached.'))
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      // Cast: a stream, which XMLHttpRequest does not accept, is never sent.
      request.send((body ?? null) as XMLHttpRequestBodyInit | null)
    })

function buildResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  return new Response(request.responseText, { status: request.status, headers })
}

import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const reloadScript = "new EventSource('/@dev/events').onmessage = () => location.reload()"

const downPage = `<!doctype html><title>Mostrador</title><p>The server ended; the terminal says why. This page opens by itself.
<script src="/@dev/reload.js"></script>`

/** Retries: how often a request is sent to a server that ends just then. */
const maxTries = 20

/**
 * Starts a reverse proxy for development. It holds requests back while the server behind it restarts, and then reloads
 * the open pages by server-sent events.
 */
export async function startDevProxy({ host, port, innerPort }) {
  const pages = new Set()
  let resolveGate
  let gate
  let isDown = false
  /** Holds requests back until `open`. */
  const close = () => {
    isDown = false
    if (resolveGate) return
    gate = new Promise((resolve) => {
      resolveGate = resolve
    })
  }
  /** Lets requests through once the server is ready. If the server has ended, they get a page that says so. */
  const open = async (isAlive) => {
    while (!isDown && !(await isReady(innerPort))) {
      if (isAlive()) await pause(50)
      else isDown = true
    }
    resolveGate?.()
    resolveGate = undefined
    for (const page of pages) page.write('data: reload\n\n')
  }
  close()

  const frontServer = http.createServer(async (request, reply) => {
    if (request.url === '/@dev/reload.js') return reply.setHeader('content-type', 'text/javascript').end(reloadScript)
    if (request.url === '/@dev/events') return addPage(pages, reply)
    const tryForward = async (tries) => {
      await gate
      if (isDown) return reply.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(downPage)
      forward(request, reply, innerPort, tries > 1 ? () => tryForward(tries - 1) : null)
    }
    tryForward(maxTries)
  })
  frontServer.listen(port, host)
  await once(frontServer, 'listening')
  const end = () => {
    frontServer.close()
    frontServer.closeAllConnections()
  }
  return { frontServer, end, innerPort, address: process.env.PUBLIC_URL || `http://${host}:${port}`, open, close }
}

export async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

function addPage(pages, reply) {
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
  pages.add(reply)
  reply.on('close', () => pages.delete(reply))
}

function forward(request, reply, port, retry) {
  const wantsPage = request.headers.accept?.includes('text/html')
  // The page must not be compressed, so that the reload script can be appended.
  const headers = wantsPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
  // No keep-alive, because a kept connection would lead to the server that has just ended.
  const innerRequest = http.request({
    port,
    host: '127.0.0.1',
    method: request.method,
    path: request.url,
    headers,
    agent: false,
  })
  innerRequest.on('error', () => {
    if (retry && request.method === 'GET' && !reply.headersSent) setTimeout(retry, 100)
    else reply.destroy()
  })
  innerRequest.on('response', (answer) => {
    const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && request.method === 'GET'
    const { 'content-length': contentLength, ...otherHeaders } = answer.headers
    reply.writeHead(answer.statusCode, isPage || contentLength === undefined ? otherHeaders : answer.headers)
    answer.pipe(reply, { end: !isPage })
    if (isPage) answer.on('end', () => reply.end('<script src="/@dev/reload.js"></script>'))
  })
  if (request.readableEnded) innerRequest.end()
  else request.pipe(innerRequest)
}

async function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const script = "new EventSource('/@dev/events').onmessage = () => location.reload()"

const down = `<!doctype html><title>Mostrador</title><p>The server ended; the terminal says why. This page opens by itself.
<script src="/@dev/reload.js"></script>`

/** Retry: how often a request is sent that met a server just as it ended. */
const mostTries = 20

/**
 * Reverse proxy for development: holds requests back while the server behind it restarts, then reloads open pages
 * (server-sent events).
 */
export async function devDoor({ host, port, inner }) {
  const pages = new Set()
  let opened
  let passage
  let isDown = false
  /** Holds requests back; further calls change nothing until `open`. */
  const close = () => {
    isDown = false
    if (opened) return
    passage = new Promise((resolve) => {
      opened = resolve
    })
  }
  /**
   * Lets requests through once the server is ready; where it has ended, they get a page that says so until the next
   * start.
   */
  const open = async (isAlive) => {
    while (!isDown && !(await isReady(inner))) {
      if (isAlive()) await pause(50)
      else isDown = true
    }
    opened?.()
    opened = undefined
    for (const page of pages) page.write('data: reload\n\n')
  }
  close()

  const front = http.createServer(async (request, reply) => {
    if (request.url === '/@dev/reload.js') return reply.setHeader('content-type', 'text/javascript').end(script)
    if (request.url === '/@dev/events') return listen(pages, reply)
    const enter = async (tries) => {
      await passage
      if (isDown) return reply.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(down)
      pass(request, reply, inner, tries > 1 ? () => enter(tries - 1) : null)
    }
    enter(mostTries)
  })
  front.listen(port, host)
  await once(front, 'listening')
  const end = () => {
    front.close()
    front.closeAllConnections()
  }
  return { front, end, inner, address: process.env.PUBLIC_URL || `http://${host}:${port}`, open, close }
}

export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

function listen(pages, reply) {
  reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
  pages.add(reply)
  reply.on('close', () => pages.delete(reply))
}

function pass(request, reply, port, again) {
  const wantsPage = request.headers.accept?.includes('text/html')
  // Uncompressed, so that the reload script can be appended.
  const headers = wantsPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
  // No keep-alive: a kept connection would lead to the server that just ended.
  const onward = http.request({
    port,
    host: '127.0.0.1',
    method: request.method,
    path: request.url,
    headers,
    agent: false,
  })
  onward.on('error', () => {
    if (again && request.method === 'GET' && !reply.headersSent) setTimeout(again, 100)
    else reply.destroy()
  })
  onward.on('response', (answer) => {
    const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && request.method === 'GET'
    const { 'content-length': length, ...rest } = answer.headers
    reply.writeHead(answer.statusCode, isPage || length === undefined ? rest : answer.headers)
    answer.pipe(reply, { end: !isPage })
    if (isPage) answer.on('end', () => reply.end('<script src="/@dev/reload.js"></script>'))
  })
  if (request.readableEnded) onward.end()
  else request.pipe(onward)
}

async function isReady(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '#src/platform/accepts-encoding.server.ts'

/** What a page names to load an entry: its script, the modules that it will ask for, its styles, the fonts wanted at once. */
export type EntryAssets = { script: string; modules: string[]; styles: string[]; preloads: string[] }

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

const root = path.join(import.meta.dirname, '..', '..')
const built = path.join(root, 'dist', 'client')
const pictures = path.join(root, 'public', 'img')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

/** The built files of an entry by its source (`src/app/shop.tsx`), as the build wrote them down. */
export function assetsOf(entry: string): EntryAssets {
  const file = path.join(built, 'manifest.json')
  if (!existsSync(file)) throw new Error('The screens are not built: run "npm start", which builds them.')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'))
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build knows no entry ${entry}.`)
  const parts = [...withImports(manifest, entry)]
  const address = (name: string) => `/${name}`
  return {
    script: address(chunk.file),
    modules: parts.filter((part) => part !== chunk).map(({ file }) => address(file)),
    styles: [...new Set(parts.flatMap(({ css = [] }) => css))].map(address),
    preloads: [...new Set(parts.flatMap(({ assets = [] }) => assets))]
      .filter((name) => name.endsWith('.woff2'))
      .map(address),
  }
}

function withImports(manifest: Record<string, Chunk>, entry: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[entry]
  if (!chunk || seen.has(chunk)) return seen
  seen.add(chunk)
  for (const name of chunk.imports ?? []) withImports(manifest, name, seen)
  return seen
}

/**
 * The built files under `/assets/`, whose names change with their contents, so that a browser never asks twice; and
 * the pictures of `public/img` under `/img/`, whose names stay.
 */
export function assetRoutes(app: FastifyInstance): void {
  serveFolder(app, '/assets/', path.join(built, 'assets'), 'public, max-age=31536000, immutable')
  serveFolder(app, '/img/', pictures, 'public, max-age=86400')
  // Where programs look that read no page.
  app.get('/favicon.ico', { config: { access: 'public' } }, (_, reply) => reply.redirect('/img/favicon.svg', 301))
}

/** The folder is listed once; what it does not hold is not there, whatever a path tries to reach. */
function serveFolder(app: FastifyInstance, prefix: string, folder: string, cacheControl: string): void {
  const kept = new Map<string, Promise<Buffer>>()
  let names = new Set<string>()
  app.addHook('onReady', async () => {
    names = new Set(await readdir(folder).catch(() => []))
  })
  const read = (name: string): Promise<Buffer> => {
    const bytes = kept.get(name) ?? readFile(path.join(folder, name))
    kept.set(name, bytes)
    return bytes
  }
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { config: { access: 'public' } }, async (request, reply) => {
    const name = request.params['*']
    if (!names.has(name)) return reply.callNotFound()
    const encoding = encodingOf(request, (suffix) => names.has(name + suffix))
    reply.headers({
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
    })
    return sendBytes(reply, encoding, await read(name + (encoding ? `.${encoding}` : '')))
  })
}

type Encoding = 'br' | 'gz'

function encodingOf(request: FastifyRequest, has: (suffix: string) => boolean): Encoding | null {
  if (has('.br') && acceptsEncoding(request, 'br')) return 'br'
  return has('.gz') && acceptsEncoding(request, 'gzip') ? 'gz' : null
}

function sendBytes(reply: FastifyReply, encoding: Encoding | null, bytes: Buffer): FastifyReply {
  if (encoding) reply.header('content-encoding', encoding === 'gz' ? 'gzip' : 'br')
  return reply.send(bytes)
}

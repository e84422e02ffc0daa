import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * What a page names to load an entry: its script, the modules that it will ask for, its styles, the fonts wanted at
 * once.
 */
export type EntryAssets = { script: string; modules: string[]; styles: string[]; preloads: string[] }

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

const root = path.join(import.meta.dirname, '..', '..', '..')
const built = path.join(root, 'dist', 'client')

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
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await serveFolder(app, path.join(built, 'assets'), {
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
  })
  await serveFolder(app, path.join(root, 'public', 'img'), { prefix: '/img/', maxAge: '1d' })
  // Where programs look that read no page.
  app.get('/favicon.ico', { config: { access: 'public' } }, (_, reply) => reply.redirect('/img/favicon.svg', 301))
}

/** Path traversal: each file has a route of its own, listed at start, so that a path reaches nothing else. */
async function serveFolder(app: FastifyInstance, folder: string, options: Partial<FastifyStaticOptions>) {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    files.setErrorHandler(refuseCondition)
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      decorateReply: false,
      suppressWarning: true,
      ...options,
    })
  })
}

type ConditionError = FastifyError & { headers?: Record<string, string> }

/** Range and If-Match that a file does not meet (416, 412) keep their status; any other error is the server's. */
function refuseCondition(error: ConditionError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode !== 416 && error.statusCode !== 412) throw error
  return reply
    .status(error.statusCode)
    .headers(error.headers ?? {})
    .send()
}

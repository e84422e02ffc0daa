import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { programDirectory } from '#src/platform/program.server.ts'

/** What a page links to load a built entry: its script, the modules it imports, its styles, its preloaded fonts. */
export type EntryAssets = { script: string; modules: string[]; styles: string[]; preloads: string[] }

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

const clientDirectory = path.join(programDirectory, 'dist', 'client')

/** Short hash of all built files, by which a browser notices that there are newer ones. */
export function readBuildId(): string {
  return createHash('sha256')
    .update(readFileSync(path.join(clientDirectory, 'manifest.json')))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * Built files of an entry or of a module that comes on demand, by its source (`src/app/shop.tsx`), from Vite's
 * manifest. Throws where it is not built.
 */
export function readEntryAssets(entry: string): EntryAssets {
  const file = path.join(clientDirectory, 'manifest.json')
  if (!existsSync(file)) throw new Error('The screens are not built: run "npm start", which builds them.')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'))
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build knows no entry ${entry}.`)
  const chunks = [...collectImports(manifest, entry)]
  const toUrl = (name: string) => `/${name}`
  return {
    script: toUrl(chunk.file),
    modules: chunks.filter((dependency) => dependency !== chunk).map(({ file }) => toUrl(file)),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toUrl),
    preloads: [...new Set(chunks.flatMap(({ assets = [] }) => assets))]
      .filter((name) => name.endsWith('.woff2'))
      .map(toUrl),
  }
}

function collectImports(manifest: Record<string, Chunk>, entry: string, chunks = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[entry]
  if (!chunk || chunks.has(chunk)) return chunks
  chunks.add(chunk)
  for (const name of chunk.imports ?? []) collectImports(manifest, name, chunks)
  return chunks
}

/**
 * Static files: `/assets/` as immutable, since their names change with their contents, and `public/img` under `/img/`
 * for a day.
 */
export async function registerAssetRoutes(app: FastifyInstance): Promise<void> {
  await serveFolder(app, path.join(clientDirectory, 'assets'), {
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
  })
  await serveFolder(app, path.join(programDirectory, 'public', 'img'), { prefix: '/img/', maxAge: '1d' })
  // Programs ask for it without reading the page's link.
  app.get('/favicon.ico', { config: { access: 'public' } }, (_, reply) => reply.redirect('/img/favicon.svg', 301))
}

/**
 * One route for a folder; one for each file would be a fifth of all routes. Path traversal: the files are listed at
 * start, and no path reaches anything else.
 */
async function serveFolder(app: FastifyInstance, folder: string, { prefix, ...options }: FolderOptions) {
  const names = new Set(listFiles(folder))
  await app.register(async (files) => {
    files.setErrorHandler(handleFileError)
    await files.register(fastifyStatic, { root: folder, serve: false, index: false, suppressWarning: true, ...options })
    const hasPath = (name: string) => names.has(name)
    files.get<{ Params: { '*': string } }>(
      `${prefix}*`,
      { config: { access: 'public', hasPath } },
      (request, reply) => {
        const name = request.params['*']
        return hasPath(name) ? reply.sendFile(name) : reply.callNotFound()
      },
    )
  })
}

type FolderOptions = Pick<FastifyStaticOptions, 'maxAge' | 'immutable' | 'preCompressed'> & { prefix: string }

/** Paths below the folder, without hidden files and the compressed forms of others. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').some((segment) => segment.startsWith('.')))

type ConditionError = FastifyError & { headers?: Record<string, string> }

/**
 * Range and If-Match that a file does not meet keep their status (416, 412); any other error goes on, but for a reader
 * who left.
 */
function handleFileError(error: ConditionError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
    request.raw.destroy()
    return reply
  }
  if (error.statusCode !== 416 && error.statusCode !== 412) throw error
  return reply
    .status(error.statusCode)
    .headers(error.headers ?? {})
    .send()
}

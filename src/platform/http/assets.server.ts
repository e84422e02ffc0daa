import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { programDirectory } from '#src/platform/program.server.ts'

/** Built files that a page links for an entry: its script, imported modules, styles and preloaded fonts. */
export type EntryAssets = { script: string; modules: string[]; styles: string[]; preloads: string[] }

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }

const clientDirectory = path.join(programDirectory, 'dist', 'client')

/** Short hash of all built files. An open browser compares it to notice a newer build. */
export function hashBuiltFiles(): string {
  return createHash('sha256')
    .update(readFileSync(path.join(clientDirectory, 'manifest.json')))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * Reads the built files of an entry or a lazy module from Vite's manifest, by its source (`src/app/shop.tsx`). Throws
 * if it is not built.
 */
export function requireEntryAssets(entry: string): EntryAssets {
  const file = path.join(clientDirectory, 'manifest.json')
  if (!existsSync(file)) throw new Error('The screens are not built: run "npm start", which builds them.')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'))
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build knows no entry ${entry}.`)
  const chunks = [...collectChunkAndImports(manifest, entry)]
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

function collectChunkAndImports(manifest: Record<string, Chunk>, entry: string, chunks = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[entry]
  if (!chunk || chunks.has(chunk)) return chunks
  chunks.add(chunk)
  for (const name of chunk.imports ?? []) collectChunkAndImports(manifest, name, chunks)
  return chunks
}

/**
 * Static files: `/assets/` as immutable, since file names change with the contents, and `public/img` under `/img/` for
 * a day.
 */
export async function registerAssetRoutes(app: FastifyInstance): Promise<void> {
  await serveFilesListedAtStart(app, path.join(clientDirectory, 'assets'), {
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    preCompressed: true,
  })
  await serveFilesListedAtStart(app, path.join(programDirectory, 'public', 'img'), { prefix: '/img/', maxAge: '1d' })
  // Some clients request /favicon.ico without reading the page's link.
  app.get('/favicon.ico', { config: { access: 'public' } }, (_, reply) => reply.redirect('/img/favicon.svg', 301))
}

/**
 * Serves a folder by one route: a route for each file would be a fifth of all routes. Path traversal: only the files
 * listed at start are served.
 */
async function serveFilesListedAtStart(app: FastifyInstance, folder: string, { prefix, ...options }: FolderOptions) {
  const names = new Set(listServableFiles(folder))
  await app.register(async (files) => {
    files.setErrorHandler(answerUnmetConditionOrRethrow)
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

/** Paths of the files below the folder, without hidden files and compressed copies. */
const listServableFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').some((segment) => segment.startsWith('.')))

type ConditionError = FastifyError & { headers?: Record<string, string> }

/**
 * Error handler of static files: an unmet Range or If-Match keeps its status (416, 412). A download that the client
 * broke off is no error. All else is thrown on.
 */
function answerUnmetConditionOrRethrow(
  error: ConditionError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
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

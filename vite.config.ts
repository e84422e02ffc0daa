import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig, type UserConfigFnObject } from 'vite'
import { messageBundles } from './src/app/modules/message-bundles.ts'
import * as outlines from './src/app/modules/outlines.ts'
import { icons } from './vite.icons.ts'

/**
 * `virtual:messages/es` is every text of the admin in one language, `virtual:messages/permissions/es` one bundle's:
 * a reader downloads only the language they read.
 */
function messages(): Plugin {
  const prefix = 'virtual:messages/'
  return {
    name: 'messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const parts = id.slice(prefix.length + 1).split('/')
      const language = parts.pop() ?? 'es'
      const source = messageBundles[parts[0] ?? 'first'] ?? {}
      const texts = Object.fromEntries(
        Object.entries(source).map(([key, text]) => [key, text[language as 'es' | 'en' | 'pt']]),
      )
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(texts))})`
    },
  }
}

/**
 * Manifests name their texts in all languages, of which a browser loads one by `virtual:messages`: in the browser's
 * build the files of texts are empty.
 */
function withoutTexts(): Plugin {
  return {
    name: 'without-texts',
    load(id) {
      if (!id.endsWith('messages.ts')) return null
      const code = readFileSync(id, 'utf8')
      if (!code.includes("from '#src/platform/i18n/define-messages.ts'")) return null
      const names = code.matchAll(/^export const (\w+)/gm)
      return [...names].map(([, name]) => `export const ${name} = {}`).join('\n')
    },
  }
}

/**
 * Compile-time evaluation: outlines come to the browser as data, so that its first script holds no declaration. Watch
 * mode, whose build outlives a change of the declarations, takes the module as it is.
 */
function evaluatedOutlines(): Plugin {
  return {
    name: 'evaluated-outlines',
    load(id) {
      if (this.meta.watchMode || id !== join(import.meta.dirname, 'src/app/modules/outlines.ts')) return null
      return Object.entries(outlines)
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`)
        .join('\n')
    },
  }
}

/** Compresses once at build what the server would otherwise compress for each reader. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      for (const name of readdirSync(join(dir, 'assets'))) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue
        const path = join(dir, 'assets', name)
        const bytes = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

/**
 * Libraries of every screen of the admin: one file compresses better than several, and stays the same over versions.
 */
const librariesOfAll =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|@tanstack\/(?:react-query|query-core))\//

/** Groups of scripts that keep their names. */
const namedChunks = ['libraries', 'frame', 'common']

type Modules = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null }

/** The server and the programs of its child processes, which `resolveChildProgram` finds in `dist/server`. */
const programs = [
  'src/app/main.ts',
  'src/app/import-process.server.ts',
  'src/app/backup-process.server.ts',
  'src/platform/pictures/picture-worker.server.ts',
  'src/platform/pdf/pdf-process.server.ts',
  'src/platform/spreadsheets/form-workbook/form-workbook-process.server.ts',
  'src/platform/spreadsheets/write/xlsx-process.server.ts',
]

const entries = { shop: 'src/app/shop.tsx', later: 'src/app/shop-on-demand.ts', admin: 'src/app/admin.tsx' }

/** Modules that a source loads: at once or, with `isWhole`, on demand too. */
function loadedBy(source: string, modules: Modules, isWhole = false): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const one of isWhole ? [...importedIds, ...dynamicallyImportedIds] : importedIds) visit(one)
  }
  visit(join(import.meta.dirname, source))
  return seen
}

/** The shop's modules stay in files of their own: a visitor downloads nothing of the admin. */
function ofShop(id: string, modules: Modules): string | null {
  return [entries.shop, entries.later].some((entry) => loadedBy(entry, modules, true).has(id)) ? 'shop' : null
}

const login = 'src/access/sign-in/page/LoginPage.tsx'
const start = 'src/app/start-page/Dashboard.tsx'
const startOnSight = 'src/app/start-page/StaffCards.tsx'
const list = 'src/resource/screens/list/ListScreen.tsx'
const form = 'src/resource/screens/record/RecordScreen.tsx'
const declarations = 'src/app/modules/declarations.tsx'

/**
 * The file of a module that lists and forms share with a first screen, so that this loads no more of theirs; of one that
 * cards share with the start page; and of one that forms alone load. Null for others.
 */
function ofScreens(id: string, modules: Modules): string | null {
  const has = (source: string) => loadedBy(source, modules).has(id)
  const isOfRecords = has(list) || has(form) || has(declarations)
  if (isOfRecords) {
    if (has(start)) return 'start'
    if (has(login)) return 'checks'
  }
  if (has(startOnSight)) return has(start) ? 'cards' : isOfRecords ? 'shown' : null
  if (has(declarations)) return 'declarations'
  return has(form) && !has(list) && !has(login) ? 'form' : null
}

/** The server as nine files in place of six hundred sources (decisions/094). Packages stay outside. */
const server: UserConfig = {
  publicDir: false,
  resolve: { alias: { '#src': join(import.meta.dirname, 'src'), '#seeds': join(import.meta.dirname, 'seeds') } },
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    sourcemap: true,
    // A server that runs from the last build loads some of its files late; bin/build.mjs drops those of earlier builds.
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      input: programs,
      checks: { pluginTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? '[name]-[hash].js' : 'shared-[hash].js'),
      },
    },
  },
}

const screens: UserConfigFnObject = ({ mode, command }) => ({
  plugins: [
    react(),
    messages(),
    evaluatedOutlines(),
    icons(),
    ...(mode === 'ssr' ? [] : [withoutTexts(), precompressed()]),
  ],
  publicDir: false as const,
  // React goes into the pages' bundle: its production build whatever the server's environment, and one file to load.
  ssr: { noExternal: true as const },
  resolve: { alias: { '#src': join(import.meta.dirname, 'src') } },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    preprocessorOptions: {
      scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions'] },
    },
  },
  build:
    mode === 'ssr'
      ? {
          ssr: 'src/storefront/page/render.server.tsx',
          outDir: 'dist/ssr',
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: 'storefront.js' }, checks: { pluginTimings: false } },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: 'manifest.json',
          modulePreload: {
            polyfill: false,
            // Whoever runs a script of the frame has the libraries.
            resolveDependencies: (_file, files, { hostId }) =>
              hostId.startsWith('assets/frame-')
                ? files.filter((file) => !file.startsWith('assets/libraries-'))
                : files,
          },
          assetsInlineLimit: 0,
          target: 'es2022',
          rolldownOptions: {
            // Exports of an entry stay, for who imports it by its address.
            preserveEntrySignatures: 'allow-extension',
            input: entries,
            checks: { pluginTimings: false },
            output: {
              // The first script lists the files of all screens: short names make it shorter. `manifest.json` has their
              // sources.
              chunkFileNames: ({ name }) => `assets/${namedChunks.includes(name) ? name : 'part'}-[hash].js`,
              assetFileNames: ({ names: [name = ''] }) =>
                `assets/${name.endsWith('.css') ? 'style' : name.replace(/\.[^.]*$/, '')}-[hash][extname]`,
              codeSplitting: {
                groups: [
                  { name: 'libraries', test: librariesOfAll },
                  { name: ofShop, entriesAware: true },
                  // One file of what every screen of the admin needs: on a phone each further file waits its turn.
                  { name: 'frame', tags: ['$initial'] },
                  { name: ofScreens, includeDependenciesRecursively: false },
                  { name: 'common', test: /\/src\//, minShareCount: 4, maxModuleSize: 2500 },
                ],
              },
            },
          },
        },
})

export default defineConfig((env) => (env.mode === 'server' ? server : screens(env)))

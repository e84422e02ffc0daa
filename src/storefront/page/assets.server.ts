import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEntryAssets } from '#src/platform/http/assets.server.ts'
import { programDirectory } from '#src/platform/program.server.ts'
import type { PageAssets } from '#src/storefront/model.ts'

const built = path.join(programDirectory, 'dist', 'client')

let files: PageAssets | undefined

/** The shop's built files; its style sheet as text, since it is small and the first paint waits for it. */
export function builtAssets(): PageAssets {
  files ??= read()
  return files
}

function read(): PageAssets {
  const { script, modules, styles, preloads } = readEntryAssets('src/app/shop.tsx')
  const { script: later } = readEntryAssets('src/app/shop-later.ts')
  const style = styles.map((href) => readFileSync(path.join(built, href), 'utf8')).join('')
  return { script, later, modules, preloads, style }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { requireEntryAssets } from '#src/platform/http/assets.server.ts'
import { programDirectory } from '#src/platform/program.server.ts'
import type { PageAssets } from '#src/storefront/page-model.ts'

const buildFolder = path.join(programDirectory, 'dist', 'client')

let assets: PageAssets | undefined

/**
 * Reads the shop's built files once. The style sheet is inlined in the page, because it is small and the first paint
 * waits for it.
 */
export function getOrReadBuiltAssets(): PageAssets {
  assets ??= readBuiltAssets()
  return assets
}

function readBuiltAssets(): PageAssets {
  const { script, modules, styles, preloads } = requireEntryAssets('src/app/shop.tsx')
  const { script: onDemand } = requireEntryAssets('src/app/shop-on-demand.ts')
  const style = styles.map((href) => readFileSync(path.join(buildFolder, href), 'utf8')).join('')
  return { script, onDemand, modules, preloads, style }
}

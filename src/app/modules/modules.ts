import { access } from '#src/access/manifest.ts'
import { agenda } from '#src/agenda/manifest.ts'
import { catalog } from '#src/catalog/manifest.ts'
import { directory } from '#src/directory/manifest.ts'
import { importer } from '#src/importer/manifest.ts'
import { inbox } from '#src/inbox/manifest.ts'
import { operations } from '#src/operations/manifest.ts'
import type { Manifest } from '#src/resource/registration/manifest.ts'
import { safety } from '#src/safety/manifest.ts'
import { storefront } from '#src/storefront/manifest.ts'
import { workforce } from '#src/workforce/manifest.ts'

/**
 * Every module, in the order of the menu. `modules.server.ts` lists the modules' parts for the server, `modules.tsx`
 * those for the browser.
 */
export const modules = {
  storefront,
  catalog,
  directory,
  inbox,
  access,
  workforce,
  safety,
  agenda,
  importer,
  operations,
}

export type ModuleName = keyof typeof modules

export const manifests: readonly Manifest[] = Object.values(modules)

import { renderToString } from 'react-dom/server'
import type { PageModel } from '#src/storefront/model.ts'
import { Page } from '#src/storefront/Page.tsx'

/** The whole page, in one piece: nothing of it comes later, so it needs no script to be put together. */
export function renderPage(model: PageModel): string {
  return `<!doctype html>${renderToString(<Page page={model} />)}`
}

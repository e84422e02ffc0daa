import { renderToString } from 'react-dom/server'
import { Page } from '#src/storefront/page/Page.tsx'
import type { PageModel } from '#src/storefront/page-model.ts'

/** Renders the page in one piece, without streaming, which would need inline scripts. */
export function renderPage(model: PageModel): string {
  return `<!doctype html>${renderToString(<Page page={model} />)}`
}

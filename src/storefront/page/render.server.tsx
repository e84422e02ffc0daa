import { renderToString } from 'react-dom/server'
import type { PageModel } from '#src/storefront/model.ts'
import { Page } from '#src/storefront/page/Page.tsx'

/** Renders the page in one piece, without streaming, which would need inline scripts. */
export function renderPage(model: PageModel): string {
  return `<!doctype html>${renderToString(<Page page={model} />)}`
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Busy } from '#src/platform/errors.ts'
import { findRefusalOfError, mapErrorToFault } from '#src/platform/http/responses/error-responses.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { createShopTranslate } from '#src/storefront/translate-shop-text.ts'

/**
 * Error handler of page addresses: sends a plain HTML page that needs no database, with 503 for a lost or overloaded
 * database and for an overloaded server, and with 500 for a fault. Other refusals are rethrown.
 */
export function buildDownPageOrRethrowHandler(language: Language) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = findRefusalOfError(error)
    if (refusal && !(refusal instanceof Busy)) throw error
    const { status, retryAfter } = refusal ? { status: 503, retryAfter: refusal.retryAfter } : mapErrorToFault(error)
    request.serverFault = error
    request.log.error({ err: error }, 'a page could not be drawn')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(buildDownPage(language))
  }
}

function buildDownPage(language: Language): string {
  const translate = createShopTranslate(language)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${translate('storefront.down.title')}</title>
</head>
<body>
<h1>${translate('storefront.down.title')}</h1>
<p>${translate('storefront.down.text')}</p>
</body>
</html>
`
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { TooMany } from '#src/platform/errors.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { buildDownPageOrRethrowHandler } from '#src/storefront/page/down-page.server.ts'
import type { Pages } from '#src/storefront/page/pages.server.ts'
import {
  buildVerificationOfRecord,
  buildVerificationPath,
  type Verification,
  type VerifyRecord,
} from '#src/storefront/verification/verification.ts'

type VerificationDependencies = { pages: Pages; verifyRecord: VerifyRecord }

const statuses: Partial<Record<Verification['outcome'], number>> = { unknown: 404, limited: 429 }

/**
 * Adds the pages that compare a printed record with what is stored: `/verificar` with a field for the code, to which
 * its form leads, and `/verificar/:code`. No cache and no search engine keeps them.
 */
export function addVerificationRoutes(app: FastifyInstance, { pages, verifyRecord }: VerificationDependencies): void {
  for (const language of languages) {
    const route = { config: { access: 'public' as const }, errorHandler: buildDownPageOrRethrowHandler(language) }
    const sendPage = async (reply: FastifyReply, verification: Verification) => {
      const { body, headers } = await pages.verification(language, verification)
      return reply
        .status(statuses[verification.outcome] ?? 200)
        .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(body)
    }
    app.get<{ Querystring: { code?: unknown } }>(buildVerificationPath(language, null), route, (request, reply) => {
      const { code } = request.query
      const typed = typeof code === 'string' ? code.toWellFormed().trim().slice(0, maxTypedLength) : ''
      if (typed === '') return sendPage(reply, { outcome: 'ask', code: null })
      return reply.header('cache-control', 'no-store').redirect(buildVerificationPath(language, typed), 303)
    })
    app.get<{ Params: { code: string } }>(
      `${buildVerificationPath(language, null)}/:code`,
      route,
      async (request, reply) => {
        const { code } = request.params
        try {
          return await sendPage(reply, buildVerificationOfRecord(code, await verifyRecord(code, request.ip)))
        } catch (error) {
          if (!(error instanceof TooMany)) throw error
          reply.header('retry-after', String(error.retryAfter))
          return sendPage(reply, { outcome: 'limited', code, minutes: Math.max(1, Math.ceil(error.retryAfter / 60)) })
        }
      },
    )
  }
}

/** Longest text that the form passes on. */
const maxTypedLength = 100

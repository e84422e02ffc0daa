import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authDocs } from '#src/access/openapi.server.ts'
import { parseBody } from '#src/access/parse-body.server.ts'
import {
  countLinkRequestOrRefuse,
  countResetTryOrRefuse,
  insertAndMailResetLinks,
  requireMail,
  resetPasswordSessionsAndFailureCount,
} from '#src/access/passwords/reset.server.ts'
import { forgotSchema, resetSchema } from '#src/access/sign-in/credentials.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'

const config = { access: 'public' } as const

const buildSuccessBody = (request: FastifyRequest, messageKey: string) => ({
  success: true,
  message: translate(readLanguage(request), messageKey),
})

/** Routes of forgotten passwords: one mails a link, the other sets a new password by that link. */
export function addResetRoutes(app: FastifyInstance, services: Services): void {
  const preHandler = async () => requireMail(services)
  const pendingMails = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.allSettled(pendingMails)
  })

  app.post('/api/auth/forgot', { config, preHandler, schema: authDocs.forgot }, async (request, reply) => {
    const { email } = parseBody(request, forgotSchema)
    const language = readLanguage(request)
    await countLinkRequestOrRefuse(services.sql, email, request.ip)
    // User enumeration: the response comes first, so neither text nor time reveals whether an account exists.
    const responseClosed = new Promise<void>((resolve) => reply.raw.once('close', resolve))
    const mailing = responseClosed
      .then(() => insertAndMailResetLinks(services, email, language))
      .catch((error: unknown) => request.log.error({ err: error }, 'a link for a new password could not be mailed'))
      .finally(() => pendingMails.delete(mailing))
    pendingMails.add(mailing)
    return buildSuccessBody(request, 'access.forgot.sent')
  })

  app.post('/api/auth/reset', { config, preHandler, schema: authDocs.reset }, async (request) => {
    const { token, password } = parseBody(request, resetSchema)
    await countResetTryOrRefuse(services.sql, request.ip)
    await resetPasswordSessionsAndFailureCount(services.sql, { token, password, requestId: request.id })
    return buildSuccessBody(request, 'access.reset.done')
  })
}

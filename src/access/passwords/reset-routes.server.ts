import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authDocs } from '#src/access/openapi.server.ts'
import { countForgot, mailResetLinks, requireMail, resetPassword } from '#src/access/passwords/reset.server.ts'
import { bodyOf } from '#src/access/requests.server.ts'
import { forgotSchema, resetSchema } from '#src/access/sign-in/credentials.ts'
import { readLanguage } from '#src/platform/http/access/guard-routes.server.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { Services } from '#src/platform/services.server.ts'

const config = { access: 'public' } as const

const success = (request: FastifyRequest, message: string) => ({
  success: true,
  message: translate(readLanguage(request), message),
})

/** Routes of forgotten passwords: ask for a link, use it. */
export function resetRoutes(app: FastifyInstance, services: Services): void {
  const preHandler = async () => requireMail(services)
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay)
  })

  app.post('/api/auth/forgot', { config, preHandler, schema: authDocs.forgot }, async (request, reply) => {
    const { email } = bodyOf(request, forgotSchema)
    const language = readLanguage(request)
    await countForgot(services.sql, email, request.ip)
    // User enumeration: accounts are looked up after the answer was sent, so that neither it nor its time reveals any.
    const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve))
    const work = answered
      .then(() => mailResetLinks(services, email, language))
      .catch((error: unknown) => request.log.error({ err: error }, 'a link for a new password could not be mailed'))
      .finally(() => underWay.delete(work))
    underWay.add(work)
    return success(request, 'access.forgot.sent')
  })

  app.post('/api/auth/reset', { config, preHandler, schema: authDocs.reset }, async (request) => {
    const { token, password } = bodyOf(request, resetSchema)
    await resetPassword(services.sql, { token, password, address: request.ip, requestId: request.id })
    return success(request, 'access.reset.done')
  })
}

import type { FastifyInstance } from 'fastify'
import { authDocs } from '#src/access/openapi.server.ts'
import { parseBody } from '#src/access/parse-body.server.ts'
import { addResetRoutes } from '#src/access/passwords/reset-routes.server.ts'
import { endSession, hashPermissions, loadActor } from '#src/access/sessions/sessions.server.ts'
import { signInSchema } from '#src/access/sign-in/credentials.ts'
import { signIn } from '#src/access/sign-in/sign-in.server.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import { readBearerToken, readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'

/** Routes of sign-in, sign-out and forgotten passwords. */
export function addSignInAndResetRoutes(app: FastifyInstance, services: Services): void {
  addSignInRoutes(app, services)
  addResetRoutes(app, services)
}

function addSignInRoutes(app: FastifyInstance, { sql, settings }: Services): void {
  app.post('/api/auth/login', { config: { access: 'public' }, schema: authDocs.login }, async (request) => {
    const token = await signIn(sql, parseBody(request, signInSchema), {
      address: request.ip,
      language: readLanguage(request),
      errors: settings.loginErrors,
    })
    const actor = await loadActor(sql, token, { id: request.id, isAttended: true })
    // Race: the account was disabled after the password was checked.
    if (!actor) throw new Unauthorized()
    return { user: buildSignedInUser(actor), token }
  })

  app.get('/api/auth/me', { config: { access: 'signed_in' }, schema: authDocs.me }, async (request) => {
    const actor = requireActor(request)
    return { ...buildSignedInUser(actor), permissions_hash: hashPermissions(actor.permissions) }
  })

  // The route is public, so that signing out of an ended session is no error.
  app.post('/api/auth/logout', { config: { access: 'public' }, schema: authDocs.logout }, async (request) => {
    const token = readBearerToken(request)
    if (token) await endSession(sql, token)
    return { success: true }
  })
}

/**
 * The signed-in user as the specification wants it: `permissions` also holds the empty text. Permissions that give
 * nothing to users of a company or client are left out, so that their screens offer nothing that the server refuses.
 */
function buildSignedInUser(actor: Actor) {
  const { id, name, surname, image, permissions } = actor
  return {
    id,
    name,
    surname,
    image,
    permissions: [...permissions].filter((permission) => hasAccess(actor, permission)),
  }
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { auditRoutes } from '#src/access/audit/audit.server.ts'
import { auditExport } from '#src/access/audit/audit-export.server.ts'
import { describeMissing } from '#src/access/permissions/describe-missing.server.ts'
import { permissionRoutes } from '#src/access/permissions/permissions.server.ts'
import { ownChangesRoutes } from '#src/access/profile/own-changes.server.ts'
import { profileRoutes } from '#src/access/profile/profile.server.ts'
import { accessRoutes } from '#src/access/routes.server.ts'
import { loadActor, reloadActor } from '#src/access/sessions/sessions.server.ts'
import { spendTicket, ticketRoute } from '#src/access/sessions/tickets.server.ts'
import { users } from '#src/access/users/users.ts'
import { adminPages } from '#src/app/admin-page.server.ts'
import { docsRoutes } from '#src/app/api-document/docs.server.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { cardSources, registrations as everyRegistration, sheetWords } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { audit } from '#src/app/modules/resources.ts'
import { pulseRoute } from '#src/app/pulse/pulse.server.ts'
import { addImportRoutes } from '#src/importer/routes/routes.server.ts'
import { openImportWorkers } from '#src/importer/work/import-workers.server.ts'
import { openBulkTurns } from '#src/platform/bulk-turns.server.ts'
import { BadRequest } from '#src/platform/errors.ts'
import { fileRoutes } from '#src/platform/files/file-routes.server.ts'
import { openSignedLinks } from '#src/platform/files/signed-links.server.ts'
import { answerErrors, sendRefusal } from '#src/platform/http/answers.server.ts'
import { assetRoutes } from '#src/platform/http/assets.server.ts'
import { takeForms } from '#src/platform/http/form-parts.server.ts'
import { guardRoutes } from '#src/platform/http/guard.server.ts'
import { refuseOtherMethods } from '#src/platform/http/methods.server.ts'
import { AnswerCounts } from '#src/platform/http/metrics/answer-counts.server.ts'
import { probes } from '#src/platform/http/probes.server.ts'
import { openRights } from '#src/platform/http/rights.server.ts'
import { secureAnswers, securityHeaders } from '#src/platform/http/security.server.ts'
import type { Pace } from '#src/platform/http/sent-bytes.server.ts'
import { mostText, takeJsonAlone } from '#src/platform/http/text-bodies.server.ts'
import { dropUnfinishedBodies } from '#src/platform/http/unfinished-bodies.server.ts'
import { answerUnreadable } from '#src/platform/http/unreadable.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { openMail } from '#src/platform/mail.server.ts'
import { pictureRoutes } from '#src/platform/pictures/picture-routes.server.ts'
import { childProgram } from '#src/platform/program.server.ts'
import { serverWithDoor } from '#src/platform/public-answers/door.server.ts'
import { openPublicCache } from '#src/platform/public-answers/public-cache.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { followShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { resourceBulk } from '#src/resource/bulk/routes.server.ts'
import { cardRoutes } from '#src/resource/cards/routes.server.ts'
import { openExports } from '#src/resource/export/export-registrar.server.ts'
import { resourceExports } from '#src/resource/export/routes.server.ts'
import { findRoute } from '#src/resource/find/routes.server.ts'
import { historyRoutes } from '#src/resource/history/routes.server.ts'
import { resourceReads } from '#src/resource/read/routes.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { undoRoutes } from '#src/resource/undo/routes.server.ts'
import { verifyDeclarations } from '#src/resource/verify/verify.server.ts'
import { resourceActions } from '#src/resource/write/action-routes.server.ts'
import { resourceWrites } from '#src/resource/write/record-routes.server.ts'
import { storefrontRoutes } from '#src/storefront/routes.server.ts'

const loaderEntry = childProgram('src/app/loader.server.ts')

export type ServerParts = Pick<Services, 'settings' | 'sql' | 'files'> & { now?: () => number; formPace?: Pace }

/**
 * Builds the server, not yet listening. Throws where a declaration and its table disagree, or a route states no access.
 */
export async function createServer(
  parts: ServerParts,
  registrations: readonly Registration[] = everyRegistration,
): Promise<FastifyInstance> {
  const { settings, sql, files, now, formPace } = parts
  installMessages(allMessages)
  followShopTimeZone(settings.tzShop)
  const known = new Set<string>(permissions)
  const registry = prepareResources(registrations, settings.tzShop)
  await verifyDeclarations(sql, registry, known)
  const publicVersion = await openPublicVersion(sql)
  const rights = openRights(sql, { loadActor, reloadActor, spendTicket }, now)
  const links = await openSignedLinks(sql)
  const turns = openBulkTurns(sql.connections, { write: 'resource.bulk.busy', list: 'resource.list.busy' })
  const services: Services = { settings, sql, files, links, mail: openMail(settings), publicVersion, rights, turns }
  const counts = new AnswerCounts()
  const cache = openPublicCache(publicVersion, { maxBytes: 24 * 1024 * 1024 })
  const app = newApp(settings, serverWithDoor(cache, counts))
  const loader = openImportWorkers({ sql, settings, entry: loaderEntry, log: app.log })
  app.addHook('onClose', () => loader.stop())
  app.addHook('onClose', () => publicVersion.close())
  app.addHook('onClose', () => services.mail.close())
  answerErrors(app, describeMissing)
  dropUnfinishedBodies(app)
  takeJsonAlone(app)
  secureAnswers(app, { isHttps: settings.publicUrl.startsWith('https:') })
  guardRoutes(app, rights.admit, known)
  refuseOtherMethods(app)
  docsRoutes(app, registry)
  probes(app, { ...services, counts, cache })
  accessRoutes(app, services)
  ticketRoute(app, services)
  pulseRoute(app, services)
  resourceReads(app, services, cache, registry)
  const addExport = openExports(app, services)
  resourceExports(addExport, services, registry)
  auditExport(addExport, services, registry, audit)
  cardRoutes(app, services, registry, cardSources)
  findRoute(app, services, registry)
  await app.register(async (writes) => {
    takeForms(writes, formPace)
    resourceWrites(writes, services, registry)
    resourceBulk(writes, services, registry)
    undoRoutes(writes, services, registry, users)
    historyRoutes(writes, services, registry)
    permissionRoutes(writes, services)
    profileRoutes(writes, services)
    ownChangesRoutes(writes, services, registry)
    auditRoutes(writes, services, registry, audit)
    resourceActions(writes, services, registry)
    addImportRoutes(writes, { services, registry, importWorkers: loader, sheetWords })
  })
  pictureRoutes(app, services)
  fileRoutes(app, services)
  await assetRoutes(app)
  adminPages(app, services)
  storefrontRoutes(app, services, cache)
  await app.ready()
  return app
}

function newApp(settings: Services['settings'], serverFactory: FastifyServerFactory<Server>): FastifyInstance {
  return fastify({
    serverFactory,
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: mostText,
    genReqId: () => crypto.randomUUID(),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { maxParamLength: 500 },
    // Request timeout 20 minutes: ten photos over a weak connection take minutes. Idle timeout 2 minutes.
    requestTimeout: 20 * 60_000,
    connectionTimeout: 120_000,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket as Socket),
    rewriteUrl: ({ url = '/' }) => readable(url),
    // Requests that the router cannot read reach no hook, so the security headers are added here.
    frameworkErrors: (_, request, reply) => {
      sendRefusal(request, reply.headers(securityHeaders), new BadRequest())
    },
  })
}

/** Routes document themselves by their schema and validate by their declaration: no JSON schema is compiled. */
function refuseSchema(): never {
  throw new Error('A route has a JSON schema, which nothing here compiles.')
}

/**
 * Malformed percent-encoding: the sign is escaped, so that the address is simply not found, with a page that says so.
 */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

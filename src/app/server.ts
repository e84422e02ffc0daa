import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { addAuditRoutes } from '#src/access/audit/audit-routes.server.ts'
import { addAuditExport } from '#src/access/audit/export/audit-export.server.ts'
import { describeMissingPermissions } from '#src/access/permissions/describe-missing-permissions.server.ts'
import { addPermissionRoutes } from '#src/access/permissions/permission-routes.server.ts'
import { addLookRoutes } from '#src/access/profile/look/look-routes.server.ts'
import { addOwnChangesRoute } from '#src/access/profile/own-changes.server.ts'
import { addProfileRoutes } from '#src/access/profile/profile-routes.server.ts'
import {
  buildActor,
  createTokenAndHash,
  hashToken,
  loadActor,
  reloadActor,
  userActorColumns,
} from '#src/access/sessions/sessions.server.ts'
import { addTicketRoute, spendTicket } from '#src/access/sessions/tickets.server.ts'
import { addSignInAndResetRoutes } from '#src/access/sign-in-and-reset-routes.server.ts'
import { users } from '#src/access/users/users.ts'
import { addDigestRoutes } from '#src/agenda/digest/digest-routes.server.ts'
import { addEventFileRoute } from '#src/agenda/events/event-file-route.server.ts'
import { addFeedRoutes } from '#src/agenda/feed/feed-routes.server.ts'
import { addLayerRoutes } from '#src/agenda/layers/layer-routes.server.ts'
import { addNoticeRoutes } from '#src/agenda/notices/notice-routes.server.ts'
import { addAdminPages } from '#src/app/admin-page.server.ts'
import { addDocsRoutes } from '#src/app/api-document/docs.server.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { registrations as allRegistrations, cardSources, sheetWords } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { audit } from '#src/app/modules/resources.ts'
import { createBackupSaver } from '#src/app/process/backup-saver.server.ts'
import { addPulseRoute } from '#src/app/pulse/pulse.server.ts'
import { registerDocumentRoutes } from '#src/documents/routes.server.ts'
import { addImportRoutes } from '#src/importer/routes/routes.server.ts'
import { startImportWorkers } from '#src/importer/work/import-workers.server.ts'
import { addBackupRoutes } from '#src/operations/backup/backup-routes.server.ts'
import { storeServerErrors } from '#src/operations/errors/server-errors.server.ts'
import { addOperationsRoute } from '#src/operations/state/operations-routes.server.ts'
import { BadRequest } from '#src/platform/errors.ts'
import { registerFileRoutes } from '#src/platform/files/serving/file-routes.server.ts'
import { createSignedLinksWithStoredKey } from '#src/platform/files/serving/signed-links.server.ts'
import { createAuthorization } from '#src/platform/http/access/authorization.server.ts'
import { guardRoutes } from '#src/platform/http/access/guard-routes.server.ts'
import { registerAssetRoutes } from '#src/platform/http/assets.server.ts'
import type { MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'
import { acceptMultipartForms } from '#src/platform/http/bodies/form-parts.server.ts'
import { acceptJsonAndLimitPublicBodies, maxTextBytes } from '#src/platform/http/bodies/json-bodies.server.ts'
import { refuseLateAndDrainUnreadBodies } from '#src/platform/http/bodies/unfinished-bodies.server.ts'
import { addHealthChecksAndMetrics } from '#src/platform/http/monitoring/health-checks.server.ts'
import { ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import { installErrorHandler, sendRefusal } from '#src/platform/http/responses/error-responses.server.ts'
import { refuseMalformedRequest } from '#src/platform/http/responses/malformed-requests.server.ts'
import { answerUndeclaredMethods } from '#src/platform/http/responses/other-methods.server.ts'
import { addSecurityHeaders, securityHeaders } from '#src/platform/http/responses/security-headers.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { createMailSender } from '#src/platform/mail.server.ts'
import { registerPictureRoutes } from '#src/platform/pictures/picture-routes.server.ts'
import { resolveChildProgram } from '#src/platform/program.server.ts'
import { createCachingServer } from '#src/platform/public-cache/caching-server.server.ts'
import { createPublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { createWorkQueues } from '#src/platform/queues/work-queues.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { setShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { registerBulkRoutes } from '#src/resource/bulk/routes.server.ts'
import { registerCardRoutes } from '#src/resource/cards/routes.server.ts'
import { createExportRegistrar } from '#src/resource/export/export-registrar.server.ts'
import { registerExportRoutes } from '#src/resource/export/routes.server.ts'
import { registerFindRoute } from '#src/resource/find/routes.server.ts'
import { registerHistoryRoutes } from '#src/resource/history/routes.server.ts'
import { registerReadRoutes } from '#src/resource/read/routes.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { registerUndoRoute } from '#src/resource/undo/routes.server.ts'
import { verifyDeclarations } from '#src/resource/verify/verify.server.ts'
import { registerActionRoutes } from '#src/resource/write/action-routes.server.ts'
import { registerRecordWriteRoutes } from '#src/resource/write/record-routes.server.ts'
import { addDueRoutes } from '#src/safety/due/due-routes.server.ts'
import { addPrintRoutes } from '#src/safety/printing/print-routes.server.ts'
import { addPpeNeedRoute } from '#src/safety/record/ppe-need-routes.server.ts'
import { addRoundWorkerRoute } from '#src/safety/rounds/offline/worker-route.server.ts'
import { addRoundRoutes } from '#src/safety/rounds/round-routes.server.ts'
import { addSignRoute } from '#src/safety/signing/sign-routes.server.ts'
import { verifyRecordOrCountWrongCode } from '#src/safety/verification/verify-record.server.ts'
import { addVerifyRoute } from '#src/safety/verification/verify-routes.server.ts'
import { addStorefrontRoutes } from '#src/storefront/routes.server.ts'
import { addBoardRoutes } from '#src/workforce/trainings/board/board-routes.server.ts'
import { addManyCertificationRoutes } from '#src/workforce/trainings/many-routes.server.ts'
import { addAttendanceSheetRoutes } from '#src/workforce/trainings/sheet/sheet-routes.server.ts'

const importProcessEntry = resolveChildProgram('src/app/import-process.server.ts')

export type ServerOptions = Pick<Services, 'settings' | 'sql' | 'files'> & {
  /** Clock of the authorization, in milliseconds. Tests replace it. */
  now?: () => number
  /** Slowest pace at which a form may arrive. Tests replace it. */
  formPace?: MinimumPace
}

/**
 * Builds the server with all routes. The caller makes it listen. Throws if a declaration does not match its table, or
 * if a route declares no access.
 */
export async function createServer(
  options: ServerOptions,
  registrations: readonly Registration[] = allRegistrations,
): Promise<FastifyInstance> {
  const { settings, sql, files, now, formPace } = options
  installMessages(allMessages)
  setShopTimeZone(settings.tzShop)
  const permissionNames = new Set<string>(permissions)
  const registry = prepareResources(registrations, settings.tzShop)
  await verifyDeclarations(sql, registry, permissionNames)
  const publicVersion = await openPublicVersion(sql)
  const authorization = createAuthorization(sql, { loadActor, reloadActor, spendTicket }, now)
  const links = await createSignedLinksWithStoredKey(sql)
  const queues = createWorkQueues(sql.maxConnections, { write: 'resource.bulk.busy', list: 'resource.list.busy' })
  const services: Services = {
    settings,
    sql,
    files,
    links,
    mail: createMailSender(settings),
    publicVersion,
    authorization,
    queues,
  }
  const responseCounts = new ResponseCounts()
  const cache = createPublicCache(publicVersion, { maxBytes: 24 * 1024 * 1024 })
  const app = createFastify(settings, createCachingServer(cache, responseCounts))
  const importWorkers = startImportWorkers({ sql, settings, entry: importProcessEntry, log: app.log })
  app.addHook('onClose', () => importWorkers.stop())
  app.addHook('onClose', () => publicVersion.close())
  app.addHook('onClose', () => services.mail.close())
  installErrorHandler(app, describeMissingPermissions)
  storeServerErrors(app, sql.background)
  refuseLateAndDrainUnreadBodies(app)
  acceptJsonAndLimitPublicBodies(app)
  addSecurityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:') })
  guardRoutes(app, authorization.authorize, permissionNames)
  answerUndeclaredMethods(app)
  addDocsRoutes(app, registry)
  addHealthChecksAndMetrics(app, { ...services, counts: responseCounts, cache })
  addSignInAndResetRoutes(app, services)
  addTicketRoute(app, services)
  addPulseRoute(app, services, registry)
  registerReadRoutes(app, services, cache, registry)
  const addExport = createExportRegistrar(app, services)
  registerExportRoutes(addExport, services, registry)
  addAuditExport(addExport, services, registry, audit)
  addBoardRoutes(app, addExport, services, registry)
  addDueRoutes(app, addExport, services, registry)
  addEventFileRoute(app, services, registry)
  addLayerRoutes(app, services, registry)
  addDigestRoutes(app, services)
  addFeedRoutes(app, services, registry, { createTokenAndHash, hashToken, userActorColumns, buildActor })
  addAttendanceSheetRoutes(app, services)
  addPpeNeedRoute(app, services, registry)
  addPrintRoutes(app, services)
  addVerifyRoute(app, services)
  registerDocumentRoutes(app, services, registry)
  registerCardRoutes(app, services, registry, cardSources)
  registerFindRoute(app, services, registry)
  await app.register(async (writes) => {
    acceptMultipartForms(writes, formPace)
    registerRecordWriteRoutes(writes, services, registry)
    registerBulkRoutes(writes, services, registry)
    registerUndoRoute(writes, services, registry, users)
    registerHistoryRoutes(writes, services, registry)
    addPermissionRoutes(writes, services)
    addProfileRoutes(writes, services)
    addLookRoutes(writes, services)
    addOwnChangesRoute(writes, services, registry)
    addAuditRoutes(writes, services, registry, audit)
    registerActionRoutes(writes, services, registry)
    addManyCertificationRoutes(writes, services, registry)
    addRoundRoutes(writes, services, registry)
    addSignRoute(writes, services, registry)
    addImportRoutes(writes, { services, registry, importWorkers, sheetWords })
    addNoticeRoutes(writes, addExport, services, registry)
  })
  addBackupRoutes(app, services, createBackupSaver(settings))
  addOperationsRoute(app, services)
  addRoundWorkerRoute(app)
  registerPictureRoutes(app, services)
  registerFileRoutes(app, services)
  await registerAssetRoutes(app)
  addAdminPages(app, services)
  addStorefrontRoutes(app, services, cache, {
    verifyRecord: (code, address) => verifyRecordOrCountWrongCode(sql, code, address),
  })
  await app.ready()
  return app
}

function createFastify(settings: Services['settings'], serverFactory: FastifyServerFactory<Server>): FastifyInstance {
  return fastify({
    serverFactory,
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: maxTextBytes,
    genReqId: () => crypto.randomUUID(),
    schemaController: {
      compilersFactory: { buildValidator: refuseToCompileSchema, buildSerializer: refuseToCompileSchema },
    },
    routerOptions: { maxParamLength: 500 },
    // Timeouts: 20 minutes for a whole request, since photos over a weak connection take minutes, and 2 minutes without
    // any byte.
    requestTimeout: 20 * 60_000,
    connectionTimeout: 120_000,
    clientErrorHandler: (error, socket) => refuseMalformedRequest(error, socket as Socket),
    rewriteUrl: ({ url = '/' }) => escapePercentSignsIfMalformed(url),
    // A request that the router cannot parse reaches no hook, so its response gets the security headers here.
    frameworkErrors: (_, request, reply) => {
      sendRefusal(request, reply.headers(securityHeaders), new BadRequest())
    },
  })
}

/** Routes have no JSON schemas for Fastify to compile: the declarations validate requests. */
function refuseToCompileSchema(): never {
  throw new Error('A route has a JSON schema, which nothing here compiles.')
}

/** Malformed percent-encoding: escapes the percent signs of the path, so that the request gets the usual 404 page. */
function escapePercentSignsIfMalformed(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  type AssignmentBody,
  assignPermissions,
  requireUserInScope,
} from '#src/access/permissions/assign-permissions.server.ts'
import { includesLastAssigner, readUserPermissions } from '#src/access/permissions/holders.server.ts'
import { permissions } from '#src/access/permissions/permissions.ts'
import { permissionDocs, userPermissionDocs } from '#src/access/permissions/permissions-openapi.server.ts'
import { readablePermissions } from '#src/access/permissions/readable-permissions.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import { parseId, requirePathId } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Params = { id: string }

/** Routes of the list of all permissions, and of one user's permissions. */
export function addPermissionRoutes(app: FastifyInstance, services: Services): void {
  const { sql } = services
  const config = { access: permissions.access.read }

  async function sendPage(reply: FastifyReply, query: Record<string, unknown>) {
    const page = await readListPage(sql, readablePermissions, null, parseListQuery(readablePermissions, query))
    reply.header('x-total-count', String(page.total))
    return page.rows.map(pickIdAndName)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/permissions',
    { config, schema: permissionDocs.list },
    (request, reply) => sendPage(reply, request.query),
  )
  app.get<{ Params: { text: string }; Querystring: Record<string, unknown> }>(
    '/api/permissions/search/:text',
    { config, schema: permissionDocs.search },
    (request, reply) => sendPage(reply, { ...request.query, q: request.params.text }),
  )
  app.get<{ Params: Params }>('/api/permissions/:id', { config, schema: permissionDocs.read }, async ({ params }) =>
    pickIdAndName(await requireRow(sql, readablePermissions, null, requirePathId(params.id))),
  )
  app.get<{ Params: Params }>(
    '/api/users/:id/permissions',
    { config, schema: userPermissionDocs.read },
    async (request) => {
      const id = requirePathId(request.params.id)
      await requireUserInScope(sql, requireActor(request), id)
      return readUserPermissions(sql, id)
    },
  )
  app.get<{ Params: Params }>(
    '/api/users/:id/permissions/limits',
    { config: { access: 'update_permissions' }, schema: userPermissionDocs.limits },
    async (request) => {
      const user = await requireUserInScope(sql, requireActor(request), requirePathId(request.params.id))
      return {
        reaches_further: user.reaches_further,
        last_holder: await includesLastAssigner(sql, [user.id]),
      }
    },
  )
  app.post<{ Params: Params }>(
    '/api/users/:id/permissions',
    { config: { access: 'update_permissions' }, schema: userPermissionDocs.assign },
    (request) => {
      const id = requirePathId(request.params.id)
      const reader = createDisplayLocale(readLanguage(request))
      return handleWrite(services, request, {
        checkBody: ({ fields }) => parseAssignment(fields),
        run: (context, assignment) => assignPermissions(context, id, assignment, reader),
      })
    },
  )
}

const pickIdAndName = ({ id, name }: Record<string, unknown>) => ({ id, name })

/** Parses a body with the lists `permissions` and, optionally, `seen`. Throws Invalid. */
function parseAssignment({ permissions, seen, ...unknownFields }: Record<string, unknown>): AssignmentBody {
  const problems = Object.keys(unknownFields).map((name) => [name, 'resource.fields.unknown'])
  if (problems.length) throw new Invalid(Object.fromEntries(problems))
  if (permissions === undefined) throw new Invalid({ permissions: 'access.permissions.required' })
  return { permissions: parseIds('permissions', permissions), seen: seen === undefined ? null : parseIds('seen', seen) }
}

/** Parses an array of at most 1000 ids, or its JSON text, and removes duplicates. Throws Invalid at `field`. */
function parseIds(field: string, value: unknown): number[] {
  const list = typeof value === 'string' ? parseJsonOrNull(value) : value
  const ids = Array.isArray(list) && list.length <= 1000 ? list.map(parseId) : [null]
  if (!ids.every((id) => id !== null)) throw new Invalid({ [field]: 'access.permissions.unknown' })
  return [...new Set(ids)]
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Assignment, assign, findUser } from '#src/access/permissions/assign.server.ts'
import { areLastHolders, permissionsOf } from '#src/access/permissions/holders.server.ts'
import { permissions } from '#src/access/permissions/permissions.ts'
import { permissionDocs, userPermissionDocs } from '#src/access/permissions/permissions-openapi.server.ts'
import { readable } from '#src/access/permissions/readable-permissions.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'
import { readerOf } from '#src/resource/history/routes.server.ts'
import { readPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { readOne } from '#src/resource/read/read-rows.server.ts'
import { idOf, parseId } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Params = { id: string }

/**
 * At each start: inserts the permissions that this version of the program has and the database lacks, and gives out
 * those that nobody holds; removes none.
 */
export async function syncPermissions(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into permissions (name)
    select given.name from unnest(${names}::text[]) with ordinality given (name, at)
    where not exists (select 1 from permissions p where p.name = given.name) order by given.at
    on conflict (name) do nothing`
  await giveUnheld(sql, names)
}

/**
 * Nobody can give a permission that they do not hold, so one that no active user holds, as each new one, would stay
 * out of reach for ever: it goes to the active users, of no company or client, who may assign permissions.
 */
async function giveUnheld(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from permissions p cross join users u
    where p.name = any(${names}::text[]) and u.active and u.company_id is null and u.client_id is null
      and exists (
        select 1 from user_permissions held join permissions own on own.id = held.permission_id
        where held.user_id = u.id and own.name = 'update_permissions')
      and not exists (
        select 1 from user_permissions held join users holder on holder.id = held.user_id
        where held.permission_id = p.id and holder.active)
    on conflict do nothing`
}

/** Routes of all permissions, and of one user's. */
export function permissionRoutes(app: FastifyInstance, services: Services): void {
  const { sql } = services
  const config = { access: permissions.access.read }

  async function list(reply: FastifyReply, query: Record<string, unknown>) {
    const page = await readPage(sql, readable, null, parseListQuery(readable, query))
    reply.header('x-total-count', String(page.total))
    return page.rows.map(shown)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/permissions',
    { config, schema: permissionDocs.list },
    (request, reply) => list(reply, request.query),
  )
  app.get<{ Params: { text: string }; Querystring: Record<string, unknown> }>(
    '/api/permissions/search/:text',
    { config, schema: permissionDocs.search },
    (request, reply) => list(reply, { ...request.query, q: request.params.text }),
  )
  app.get<{ Params: Params }>('/api/permissions/:id', { config, schema: permissionDocs.read }, async ({ params }) =>
    shown(await readOne(sql, readable, null, idOf(params.id))),
  )
  app.get<{ Params: Params }>(
    '/api/users/:id/permissions',
    { config, schema: userPermissionDocs.read },
    async (request) => {
      const id = idOf(request.params.id)
      await findUser(sql, actorOf(request), id)
      return permissionsOf(sql, id)
    },
  )
  app.get<{ Params: Params }>(
    '/api/users/:id/permissions/limits',
    { config: { access: 'update_permissions' }, schema: userPermissionDocs.limits },
    async (request) => {
      const user = await findUser(sql, actorOf(request), idOf(request.params.id))
      return {
        reaches_further: user.reaches_further,
        last_holder: await areLastHolders(sql, [user.id]),
      }
    },
  )
  app.post<{ Params: Params }>(
    '/api/users/:id/permissions',
    { config: { access: 'update_permissions' }, schema: userPermissionDocs.assign },
    (request) => {
      const id = idOf(request.params.id)
      const reader = readerOf(languageOf(request))
      return handleWrite(services, request, {
        check: ({ fields }) => assignmentOf(fields),
        run: (context, assignment) => assign(context, id, assignment, reader),
      })
    },
  )
}

const shown = ({ id, name }: Record<string, unknown>) => ({ id, name })

/** The lists of a body; `seen` may be left out. Throws Invalid. */
function assignmentOf({ permissions: given, seen, ...others }: Record<string, unknown>): Assignment {
  const unknown = Object.keys(others).map((name) => [name, 'resource.fields.unknown'])
  if (unknown.length) throw new Invalid(Object.fromEntries(unknown))
  if (given === undefined) throw new Invalid({ permissions: 'access.permissions.required' })
  return { permissions: idsOf('permissions', given), seen: seen === undefined ? null : idsOf('seen', seen) }
}

/** Ids in an array or its JSON text, without duplicates; at most 1000. Throws Invalid at `field`. */
function idsOf(field: string, given: unknown): number[] {
  const list = typeof given === 'string' ? jsonOrNull(given) : given
  const ids = Array.isArray(list) && list.length <= 1000 ? list.map(parseId) : [null]
  if (!ids.every((id) => id !== null)) throw new Invalid({ [field]: 'access.permissions.unknown' })
  return [...new Set(ids)]
}

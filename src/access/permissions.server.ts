import type { FastifyInstance, FastifyReply } from 'fastify'
import { assign, findUser } from '#src/access/assign.server.ts'
import { permissionsOf } from '#src/access/holders.server.ts'
import { permissionDocs, userPermissionDocs } from '#src/access/openapi.server.ts'
import { permissions } from '#src/access/permissions.ts'
import { readBody } from '#src/platform/body.server.ts'
import type { Sql } from '#src/platform/database.server.ts'
import { Invalid, NotFound } from '#src/platform/errors.ts'
import type { Upload } from '#src/platform/files.server.ts'
import { actorOf } from '#src/platform/http.server.ts'
import { jsonOrNull } from '#src/platform/json.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseListQuery, readOne, readPage } from '#src/resource/read.server.ts'
import { parseId } from '#src/resource/schema.ts'
import { selectOf } from '#src/resource/select.server.ts'
import { inWrite } from '#src/resource/write.server.ts'

type Params = { id: string }

/** Adds the permissions that this version of the program knows and the database does not yet. */
export async function syncPermissions(sql: Sql, names: readonly string[]): Promise<void> {
  await sql`
    insert into permissions (name)
    select given.name from unnest(${names}::text[]) with ordinality given (name, at)
    where not exists (select 1 from permissions p where p.name = given.name) order by given.at
    on conflict (name) do nothing`
}

/** The list of all permissions, and those of one user. */
export function permissionRoutes(app: FastifyInstance, services: Services): void {
  const { sql } = services
  const select = selectOf(permissions, new Map())
  const config = { access: permissions.access.read }

  async function list(reply: FastifyReply, query: Record<string, unknown>) {
    const page = await readPage(sql, permissions, select, null, parseListQuery(permissions, select, query))
    reply.headers({ 'x-total-count': String(page.total), 'cache-control': 'no-store' })
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
    shown(await readOne(sql, permissions, select, null, idOf(params.id))),
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
  app.post<{ Params: Params }>(
    '/api/users/:id/permissions',
    { config: { access: 'update_permissions' }, schema: userPermissionDocs.assign },
    async (request) => {
      const uploads: Upload[] = []
      try {
        const body = await readBody(request, services.files, uploads)
        const ids = idsOf(body.fields)
        const id = idOf(request.params.id)
        return await inWrite(services, request, body, (tx) => assign(tx, actorOf(request), id, ids))
      } finally {
        await services.files.discard(uploads.map(({ path }) => path))
      }
    },
  )
}

const shown = ({ id, name }: Record<string, unknown>) => ({ id, name })

function idOf(text: string): number {
  const id = parseId(text)
  if (id !== null) return id
  throw /^\d+$/.test(text)
    ? new NotFound()
    : new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}

/** What a write sends: ids in an array, or the same as JSON text. */
function idsOf({ permissions: given, ...others }: Record<string, unknown>): number[] {
  const unknown = Object.keys(others).map((name) => [name, 'resource.fields.unknown'])
  if (unknown.length) throw new Invalid(Object.fromEntries(unknown))
  if (given === undefined) throw new Invalid({ permissions: 'access.permissions.required' })
  const list = typeof given === 'string' ? jsonOrNull(given) : given
  const ids = Array.isArray(list) && list.length <= 1000 ? list.map(parseId) : [null]
  if (!ids.every((id) => id !== null)) throw new Invalid({ permissions: 'access.permissions.unknown' })
  return [...new Set(ids)]
}

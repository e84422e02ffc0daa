import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import { sendFile } from '#src/platform/files/file-routes.server.ts'
import { leavingOf } from '#src/platform/http/caller.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { isKept } from '#src/resource/kinds/file/file.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { readOne, readPage } from '#src/resource/read/page.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { answerTo } from '#src/resource/signed.server.ts'
import { type OfParent, parentOf, pathOf, withinOf } from '#src/resource/under/within.server.ts'
import { removeRecord } from '#src/resource/write/remove-record.server.ts'
import { sendUndoable } from '#src/resource/write/undoable.server.ts'
import { writeRecord } from '#src/resource/write/write-record.server.ts'

type OfRow = { Params: { parent: string; id: string } }
type Listed = OfParent & { Querystring: Record<string, unknown> }

/** Reads of every resource under a parent: `/api/{parents}/{parent}/{resource}`. */
export function underReads(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) if (prepared.resource.under) readRoutes(app, services, prepared)
}

/** Its writes; `app` must have `takeForms`, for multipart bodies. */
export function underWrites(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const prepared of registry.values()) if (prepared.resource.under) writeRoutes(app, services, prepared)
}

function readRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const config = { access: prepared.resource.access.read }
  const path = pathOf(prepared)
  app.get<Listed>(path, { config, schema: describe(prepared, 'list') }, async (request, reply) => {
    const { actor } = request
    const within = await parentOf(services, prepared, request)
    const seen = prepared.seenBy(actor)
    const query = parseListQuery(seen, request.query)
    const filters = [...query.filters, [within.by, within.id] satisfies (typeof query.filters)[number]]
    const reads = services.sql.until(leavingOf(request.raw))
    const page = await readPage(reads, seen, actor, { ...query, filters })
    reply.header('x-total-count', String(page.total))
    if (page.isLowerBound) reply.header('x-total-count-relation', 'gte')
    return page.rows.map((row) => answerTo(services.links, prepared, actor, row))
  })
  app.get<OfRow>(`${path}/:id`, { config, schema: describe(prepared, 'read') }, async (request) =>
    answerTo(services.links, prepared, request.actor, await rowOf(services, prepared, request)),
  )
  for (const { name } of prepared.files) {
    const schema = describe(prepared, 'file')
    app.get<OfRow>(`${path}/:id/${name}`, { config, schema }, async (request, reply) => {
      const kept = (await rowOf(services, prepared.seenBy(request.actor), request))[name]
      if (!isKept(kept)) throw new NotFound()
      return sendFile(services, request, reply, kept.key)
    })
  }
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { access } = prepared.resource
  const path = pathOf(prepared)
  if (access.create !== 'never')
    app.post<OfParent>(path, { config: { access: access.create }, schema: describe(prepared, 'create') }, (request) =>
      writeRecord({ services, prepared, request, id: null, within: withinOf(services, prepared, request) }),
    )
  if (access.delete !== 'never')
    app.delete<OfRow>(
      `${path}/:id`,
      { config: { access: access.delete }, schema: describe(prepared, 'delete') },
      async (request, reply) => {
        const within = withinOf(services, prepared, request)
        return sendUndoable(
          reply,
          await removeRecord({ services, prepared, request, id: idOf(request.params.id), within }),
        )
      },
    )
}

async function rowOf(services: Services, prepared: Prepared, request: FastifyRequest<OfRow>) {
  const { by, id } = await parentOf(services, prepared, request)
  const row = await readOne(services.sql, prepared, request.actor, idOf(request.params.id))
  if (row[by] !== id) throw new NotFound()
  return row
}

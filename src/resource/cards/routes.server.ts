import type { FastifyInstance } from 'fastify'
import { holds } from '#src/platform/actor.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import { listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { CardReader, CardSource } from '#src/resource/cards/card.server.ts'
import type { Told } from '#src/resource/cards/card.ts'
import { type KeptFigures, keepFigures } from '#src/resource/cards/kept-figures.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

export const dashboardTag = {
  name: 'dashboard',
  description: 'What the start page shows: figures of what the caller may see, each card by itself.',
}

const path = (name: string) => `/api/dashboard/${name}`

/** Routes of the start page: which cards the caller may see, and each by itself, so that none waits for another. */
export function cardRoutes(
  app: FastifyInstance,
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  registry: Registry,
  sources: readonly CardSource[],
): void {
  const keep = keepFigures(sql)
  app.get('/api/dashboard', { config: { access: 'signed_in' }, schema: docs }, async (request) => {
    const actor = actorOf(request)
    return sources
      .filter(({ card }) => holds(actor, card.access))
      .map(({ card: { name } }) => ({ name, address: path(name) }))
  })
  for (const source of sources) {
    const { name, access } = source.card
    app.get(path(name), { config: { access }, schema: docsOf(source) }, async (request): Promise<Told<unknown>> => {
      const reader: CardReader = { actor: actorOf(request), registry, settings }
      const told = source.isLive ? await now(source, reader, sql) : await keep(source, reader)
      return { ...told, figures: source.trimmed?.(told.figures, reader) ?? told.figures }
    })
  }
}

async function now(source: CardSource, reader: CardReader, sql: Services['sql']): ReturnType<KeptFigures> {
  const figures = await sql.begin((tx) => source.figures(tx, reader))
  return { at: new Date().toISOString(), figures }
}

const docs = documented(() => ({
  id: 'listDashboardCards',
  tag: dashboardTag.name,
  summary: 'The cards that the caller may see, and where their figures are',
  answer: listOf(objectSchema({ name: { type: 'string' }, address: { type: 'string' } })),
}))

const docsOf = ({ card: { name }, summary, schema, isLive }: CardSource) =>
  documented(() => ({
    id: `readDashboard${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tag: dashboardTag.name,
    summary,
    description: isLive ? 'Worked out for each call.' : 'Worked out at most once a minute; `at` says when.',
    answer: objectSchema({
      at: { type: 'string', format: 'date-time', description: 'When the figures were worked out' },
      figures: schema,
    }),
  }))

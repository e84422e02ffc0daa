import type { FastifyInstance } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { limitConcurrency } from '#src/platform/public-cache/limit-concurrency.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { CardReader, CardSource } from '#src/resource/cards/card.server.ts'
import type { Told } from '#src/resource/cards/card.ts'
import { pluralName } from '#src/resource/openapi/type-names.server.ts'
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
    const actor = requireActor(request)
    return sources
      .filter(({ card }) => hasAccess(actor, card.access))
      .map(({ card: { name } }) => ({ name, address: path(name) }))
  })
  for (const source of sources) {
    const { name, access } = source.card
    app.get(path(name), { config: { access }, schema: docsOf(source) }, async (request): Promise<Told<unknown>> => {
      const reader: CardReader = { actor: requireActor(request), registry, settings }
      const told = source.isLive ? await now(source, reader, sql) : await keep(source, reader)
      return { ...told, figures: source.trimmed?.(told.figures, reader) ?? told.figures }
    })
  }
}

async function now(source: CardSource, reader: CardReader, sql: Services['sql']): ReturnType<KeptFigures> {
  const figures = await sql.begin((tx) => source.figures(tx, reader))
  return { at: new Date().toISOString(), figures }
}

const docs = documentRoute(() => ({
  id: 'listDashboardCards',
  tag: dashboardTag.name,
  summary: 'The cards that the caller may see, and where their figures are',
  responseSchema: arraySchema(objectSchema({ name: { type: 'string' }, address: { type: 'string' } })),
}))

const docsOf = ({ card: { name }, summary, schema, isLive }: CardSource) =>
  documentRoute(() => ({
    id: `readDashboard${pluralName({ name })}`,
    tag: dashboardTag.name,
    summary,
    description: isLive ? 'Worked out for each call.' : 'Worked out at most once a minute; `at` says when.',
    responseSchema: objectSchema({
      at: { type: 'string', format: 'date-time', description: 'When the figures were worked out' },
      figures: schema,
    }),
  }))

/** Gives a card's figures as they were worked out last, at most a minute ago. */
export type KeptFigures = <F>(source: CardSource<F>, reader: CardReader) => Promise<Told<F>>

type Row = { figures: unknown; at: Date }

/**
 * Figures are worked out at most once a minute for each card and scope, and kept in the database for all instances.
 * Single flight: who comes meanwhile waits for the one that works them out, in this process by its promise, in another
 * by the row's lock. Two cards at once, so that they never take more than two connections.
 */
export function keepFigures(sql: Sql): KeptFigures {
  const underWay = new Map<string, Promise<Row>>()
  const twoAtOnce = limitConcurrency(2, 200)
  return async <F>(source: CardSource<F>, reader: CardReader) => {
    const { name } = source.card
    const scope = scopeKey(source, reader.actor)
    const key = `${name} ${scope}`
    const [kept] = await sql<Row[]>`
      select figures, at from card_figures
      where card = ${name} and scope = ${scope} and at > now() - interval '1 minute'`
    const working = () => twoAtOnce(() => sql.begin((tx) => workedOut(tx, source, reader, scope)))
    const { figures, at } = kept ?? (await shared(underWay, key, working))
    // Cast: what was stored under this card's name is what its query gave.
    return { at: at.toISOString(), figures: figures as F }
  }
}

/** Readers of one scope share figures; of a card without a scope, all do. */
function scopeKey({ scope }: CardSource, { company_id, client_id }: Actor): string {
  return Object.keys(scope).length === 0 ? '' : JSON.stringify([company_id, client_id])
}

function shared<T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(key)
  if (known) return known
  const begun = work().finally(() => underWay.delete(key))
  underWay.set(key, begun)
  return begun
}

async function workedOut<F>(tx: Tx, source: CardSource<F>, reader: CardReader, scope: string): Promise<Row> {
  const { name } = source.card
  // One processor at most, and never for long: others are served meanwhile.
  await tx`select set_config('max_parallel_workers_per_gather', '0', true), set_config('statement_timeout', '8s', true)`
  await tx`insert into card_figures (card, scope) values (${name}, ${scope}) on conflict do nothing`
  const [locked] = await tx<{ figures: unknown; at: Date; is_fresh: boolean | null }[]>`
    select figures, at, at > clock_timestamp() - interval '1 minute' as is_fresh
    from card_figures where card = ${name} and scope = ${scope} for update`
  if (locked?.is_fresh) return locked
  const figures = await source.figures(tx, reader)
  const [row] = await tx<{ at: Date }[]>`
    update card_figures set figures = ${tx.json(figures)}, at = clock_timestamp()
    where card = ${name} and scope = ${scope} returning at`
  if (!row) throw new Error(`The figures of ${name} have no row.`)
  // Of a scope that nobody asks for any more: names of records must not outlive these for long.
  await tx`
    delete from card_figures where (card, scope) in (
      select card, scope from card_figures where at < now() - interval '1 day' for update skip locked)`
  return { figures, at: row.at }
}

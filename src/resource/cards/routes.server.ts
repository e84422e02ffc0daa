import type { FastifyInstance } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { createConcurrencyLimit } from '#src/platform/public-cache/limit-concurrency.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { CardContext, CardSource } from '#src/resource/cards/card.server.ts'
import type { CardAnswer } from '#src/resource/cards/card.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import { pluralTypeName } from '#src/resource/openapi/type-names.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

export const dashboardTag = {
  name: 'dashboard',
  description: 'What the start page shows: figures of what the caller may see, each card by itself.',
}

const buildCardPath = (name: string) => `/api/dashboard/${name}`

/**
 * Registers the routes of the start page: one that lists the cards that the caller may see, and one for each card, so
 * that no card waits for another.
 */
export function registerCardRoutes(
  app: FastifyInstance,
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  registry: Registry,
  sources: readonly CardSource[],
): void {
  const readFigures = createCachedFiguresReader(sql)
  app.get('/api/dashboard', { config: { access: 'signed_in' }, schema: listCardsDocs }, async (request) => {
    const actor = requireActor(request)
    return sources
      .filter(({ card }) => hasAccess(actor, card.access))
      .map(({ card: { name } }) => ({ name, address: buildCardPath(name) }))
  })
  for (const source of sources) {
    const { name, access } = source.card
    app.get(
      buildCardPath(name),
      { config: { access }, schema: documentCardRoute(source) },
      async (request): Promise<CardAnswer<unknown>> => {
        const locale = createDisplayLocale(readLanguage(request))
        const context: CardContext = { actor: requireActor(request), locale, registry, settings }
        const cardAnswer = source.isLive
          ? await computeLiveFigures(source, context, sql)
          : await readFigures(source, context)
        const { figures } = cardAnswer
        return { ...cardAnswer, figures: (await source.adaptFigures?.(figures, context, sql)) ?? figures }
      },
    )
  }
}

async function computeLiveFigures(
  source: CardSource,
  context: CardContext,
  sql: Services['sql'],
): ReturnType<ReadFigures> {
  const figures = await sql.begin((tx) => source.computeFigures(tx, context))
  return { at: new Date().toISOString(), figures }
}

const listCardsDocs = documentRoute(() => ({
  id: 'listDashboardCards',
  tag: dashboardTag.name,
  summary: 'The cards that the caller may see, and where their figures are',
  responseSchema: arraySchema(objectSchema({ name: { type: 'string' }, address: { type: 'string' } })),
}))

const documentCardRoute = ({ card: { name }, summary, schema, isLive }: CardSource) =>
  documentRoute(() => ({
    id: `readDashboard${pluralTypeName({ name })}`,
    tag: dashboardTag.name,
    summary,
    description: isLive
      ? 'Worked out for each call.'
      : 'Worked out at most once a minute, and again after a change of the caller; `at` says when.',
    responseSchema: objectSchema({
      at: { type: 'string', format: 'date-time', description: 'When the figures were worked out' },
      figures: schema,
    }),
  }))

/** Reads a card's figures, which were computed at most a minute ago, and after the reader's own last change. */
export type ReadFigures = <F>(source: CardSource<F>, context: CardContext) => Promise<CardAnswer<F>>

type FiguresRow = { figures: unknown; at: Date }

/**
 * Creates a reader that computes figures at most once a minute for each card and scope, or for a reader who has
 * changed something since, and stores them in the database for all instances. Single flight: simultaneous requests
 * share one computation. Those of one process wait for the same promise, those of other processes for the lock on the
 * row. A process computes at most two cards at once, so that they take at most two of its connections.
 */
export function createCachedFiguresReader(sql: Sql): ReadFigures {
  const pendingByKey = new Map<string, Promise<FiguresRow>>()
  const runTwoAtOnce = createConcurrencyLimit(2, 200)
  return async <F>(source: CardSource<F>, context: CardContext) => {
    const { name } = source.card
    const scope = formatScopeKey(source, context.actor)
    const ownChangeAt = await readOwnChangeAt(sql, context.actor)
    const key = `${name} ${scope} ${ownChangeAt}`
    const [freshRow] = await sql<FiguresRow[]>`
      select figures, at from card_figures
      where card = ${name} and scope = ${scope}
        and at > greatest(now() - interval '1 minute', ${ownChangeAt}::timestamptz)`
    const computeInTurn = () =>
      runTwoAtOnce(() => sql.begin((tx) => lockAndRefreshStaleFigures(tx, source, context, { scope, ownChangeAt })))
    const { figures, at } = freshRow ?? (await runOrJoinRunningWork(pendingByKey, key, computeInTurn))
    // Cast: `computeFigures` of this card has returned the stored figures.
    return { at: at.toISOString(), figures: figures as F }
  }
}

/** The moment of the reader's last change, in PostgreSQL's precision; null without one. */
async function readOwnChangeAt(sql: Sql, { id }: Actor): Promise<string | null> {
  const [lastEntry] = await sql<{ at: string }[]>`
    select at::text from audit where user_id = ${id} order by id desc limit 1`
  return lastEntry?.at ?? null
}

/** The key of the scope whose readers share the figures. A card without a scope has one key for all readers. */
function formatScopeKey({ scope }: CardSource, { company_id, client_id }: Actor): string {
  return Object.keys(scope).length === 0 ? '' : JSON.stringify([company_id, client_id])
}

/** Single flight: runs the work, or returns the promise of the same work that is already running. */
function runOrJoinRunningWork<T>(
  pendingByKey: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const pendingWork = pendingByKey.get(key)
  if (pendingWork) return pendingWork
  const newWork = work().finally(() => pendingByKey.delete(key))
  pendingByKey.set(key, newWork)
  return newWork
}

/**
 * Locks the row of a card's figures. Returns them if they were computed in the last minute and after the reader's own
 * last change. Otherwise it computes and stores them, and deletes the figures of all cards that are older than a day.
 */
async function lockAndRefreshStaleFigures<F>(
  tx: Tx,
  source: CardSource<F>,
  context: CardContext,
  { scope, ownChangeAt }: { scope: string; ownChangeAt: string | null },
): Promise<FiguresRow> {
  const { name } = source.card
  // Each statement gets one processor and eight seconds at most, so that other requests are served meanwhile.
  await tx`select set_config('max_parallel_workers_per_gather', '0', true), set_config('statement_timeout', '8s', true)`
  await tx`insert into card_figures (card, scope) values (${name}, ${scope}) on conflict do nothing`
  const [lockedRow] = await tx<{ figures: unknown; at: Date; is_fresh: boolean | null }[]>`
    select figures, at, at > greatest(clock_timestamp() - interval '1 minute', ${ownChangeAt}::timestamptz) as is_fresh
    from card_figures where card = ${name} and scope = ${scope} for update`
  if (lockedRow?.is_fresh) return lockedRow
  const [start] = await tx<{ at: string }[]>`select clock_timestamp()::text as at`
  const figures = await source.computeFigures(tx, context)
  // The moment before the computation: a change that was committed meanwhile may be missing in the figures.
  const [storedRow] = await tx<{ at: Date }[]>`
    update card_figures set figures = ${tx.json(figures)}, at = ${start?.at ?? 'now'}::timestamptz
    where card = ${name} and scope = ${scope} returning at`
  if (!storedRow) throw new Error(`The figures of ${name} have no row.`)
  // Figures of scopes that nobody reads any more may contain names of deleted records, so they are deleted after a day.
  await tx`
    delete from card_figures where (card, scope) in (
      select card, scope from card_figures where at < now() - interval '1 day' for update skip locked)`
  return { figures, at: storedRow.at }
}

import type { Feed, FeedLayer } from '#src/agenda/feed/feed-layers.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import {
  createTooManyTriesRefusal,
  normalizeAddressToNetwork,
  type RateLimit,
} from '#src/platform/http/access/rate-limit.server.ts'

/** What feeds need of accounts, which another module has. */
export type FeedAccounts = {
  createTokenAndHash(): { token: string; hash: Buffer }
  hashToken(token: string): Buffer
  /** SQL columns of an actor without a session, of the user `u`. */
  userActorColumns: string
  // biome-ignore lint/suspicious/noExplicitAny: a row of these columns.
  buildActor(row: any, requestId: string): Actor
}

const formatMoment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const feedColumns = `${formatMoment('created_at')} as created_at, ${formatMoment('last_read')} as last_read, layers`

/** The user's feed; null without one. */
export async function readFeed(db: Queryable, userId: number): Promise<Feed | null> {
  const text = `select ${feedColumns} from calendar_feeds where user_id = $1`
  const [feed] = await db.query<Feed[]>(text, [userId])
  return feed ?? null
}

/** Stores a feed with a new token in the place of the earlier one, whose layers stay unless others are given. */
export async function storeFeed(
  db: Queryable,
  userId: number,
  { tokenHash, layers, defaultLayers }: { tokenHash: Buffer; layers: FeedLayer[] | null; defaultLayers: FeedLayer[] },
): Promise<void> {
  await db`
    insert into calendar_feeds as f (user_id, token_hash, layers)
    values (${userId}, ${tokenHash}, ${layers ?? defaultLayers})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now(), last_read = null,
      layers = coalesce(${layers}::text[], f.layers)`
}

/** Changes what the user's feed includes. Null without a feed. */
export async function changeFeedLayers(db: Queryable, userId: number, layers: FeedLayer[]): Promise<Feed | null> {
  const text = `update calendar_feeds set layers = $2 where user_id = $1 returning ${feedColumns}`
  const [feed] = await db.query<Feed[]>(text, [userId, layers])
  return feed ?? null
}

/** Revokes the user's feed: its address is unknown from then on. */
export async function deleteFeed(db: Queryable, userId: number): Promise<void> {
  await db`delete from calendar_feeds where user_id = ${userId}`
}

const maxWrongTokens = 30
const maxReadsOfFeed = 60
const windowMinutes = 10

/** Who reads a feed, with their rights as they are now, and what it includes. */
export type FeedReader = { actor: Actor; layers: FeedLayer[] }

/**
 * Finds the reader of a feed by its token, and stores the moment. Null for an unknown token and for a disabled account,
 * which count against the address: after thirty in ten minutes throws TooMany, as after sixty reads of one feed. One
 * statement does all.
 */
export async function findFeedReaderOrCountWrongToken(
  db: Queryable,
  accounts: FeedAccounts,
  token: string,
  { address, requestId }: { address: string; requestId: string },
): Promise<FeedReader | null> {
  const wrongTokens: RateLimit = {
    ...{ scope: 'feed', subject: normalizeAddressToNetwork(address) },
    ...{ maxHits: maxWrongTokens, minutes: windowMinutes },
  }
  const text = `
    with feed as (
      update calendar_feeds f set last_read = now() from users u
      where f.token_hash = $1 and u.id = f.user_id and u.active
      returning f.layers, ${accounts.userActorColumns})
    select feed.*, case when feed.id is null
      then (select seconds from count_rate_hit($2, $3, $4, $5))
      else (select seconds from count_rate_hit('feed reads', feed.id::text, $6, $5)) end as seconds
    from (values (1)) once left join feed on true`
  const parameters = [
    ...[accounts.hashToken(token), wrongTokens.scope, wrongTokens.subject, wrongTokens.maxHits],
    ...[wrongTokens.minutes, maxReadsOfFeed],
  ]
  const [row] = await db.query<{ id: number | null; layers: FeedLayer[]; seconds: number | null }[]>(text, parameters)
  if (!row) throw new Error('A feed has no answer.')
  const { seconds, layers, ...actorRow } = row
  if (seconds !== null) throw createTooManyTriesRefusal(seconds)
  return row.id === null ? null : { actor: accounts.buildActor(actorRow, requestId), layers }
}

import postgres from 'postgres'

type Types = { bigint: number; numeric: number; date: string; timestamptz: Date }

export type Sql = postgres.Sql<Types>
export type Tx = postgres.TransactionSql<Types>

/** A server reached by its socket directory, or by an address as `DATABASE_URL` has it. */
export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string }

type PoolOptions = {
  max?: number
  /** How long a statement may say nothing before its connection is taken for lost; 0 for what may take for ever. */
  answerSeconds?: number
}

/**
 * Opens a pool of connections. Behind a pooler in transaction mode the address says `?prepare=false`: a prepared
 * statement would be looked for on another connection than the one that knows it.
 */
export function connect(address: DatabaseAddress, { max = 10, answerSeconds = 10 }: PoolOptions = {}): Sql {
  const options = {
    max,
    types,
    backoff,
    connect_timeout: 5,
    // Its types lack max_pipeline; answer_timeout is known to the patched driver alone (decisions/031).
    ...('url' in address && isPooled(address.url) && { max_pipeline: 0 }),
    answer_timeout: answerSeconds || null,
    onnotice: () => {},
    connection: { application_name: 'mostrador' },
  }
  return 'url' in address ? postgres(address.url, options) : postgres({ ...address, ...options })
}

/** A pooler gives the server away after each answer, and with it the answers of statements that were sent ahead. */
function isPooled(url: string): boolean {
  return new URL(url).searchParams.get('prepare') === 'false'
}

/** Seconds before a lost connection is made again: half a second at most, for somebody waits for the answer meanwhile. */
const backoff = (retries: number) => Math.min(0.05 * 2 ** retries, 0.5)

/**
 * The one place where the database's exact numbers become JavaScript's. A value that a number cannot hold exactly is
 * refused rather than rounded: a price that changes by being read is worse than an error.
 */
export function exactNumber(text: string): number {
  const value = Number(text)
  const digits = text.replace(/^-?[0.]*/, '').replace('.', '')
  const significant = text.includes('.') ? digits.replace(/0+$/, '') : digits
  // Any decimal of up to 15 significant digits survives the way into a double and back.
  if (Number.isFinite(value) && (significant.length <= 15 || (!text.includes('.') && Number.isSafeInteger(value)))) {
    return value
  }
  throw new RangeError(`${text} does not fit a number exactly`)
}

const types = {
  bigint: { to: 20, from: [20], serialize: String, parse: exactNumber },
  numeric: { to: 1700, from: [1700], serialize: String, parse: exactNumber },
  /** A date has no time and no zone, so it stays the text that it is. */
  date: { to: 1082, from: [1082], serialize: String, parse: String },
  /** Text passes as it is: through a Date it would lose its microseconds. */
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
    parse: (text: string) => new Date(text),
  },
}

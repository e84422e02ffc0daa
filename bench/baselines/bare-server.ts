import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ClientBase, Pool, type PoolConfig } from 'pg'
import type { RecordedRequest } from '#bench/statements.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'

export type SentBytes = { headers: Record<string, string>; body: string }

type BareOrder = { bytes: SentBytes } | { statements: RecordedRequest[]; database: PoolConfig }

/**
 * The reference of all comparisons: `node:http` alone. It sends given bytes, or runs the same statements through the
 * database's driver and sends the rows as JSON. GIVEN names the file with the bytes or statements.
 */
const { PORT, GIVEN = '' } = process.env
const order: BareOrder = JSON.parse(readFileSync(GIVEN, 'utf8'), (_, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
)
const answer = 'bytes' in order ? sendBytes(order.bytes) : runStatements(new Pool(order.database), order.statements)

createServer((request, response) => {
  if (request.url === '/ready') response.end()
  else answer(request, response)
}).listen(Number(PORT), '127.0.0.1')

function sendBytes({ headers, body }: SentBytes) {
  const bytes = Buffer.from(body, 'base64')
  const allHeaders = { ...headers, 'content-length': bytes.length }
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, allHeaders)
    response.end(bytes)
  }
}

function runStatements(pool: Pool, requests: readonly RecordedRequest[]) {
  let count = 0
  return async (request: IncomingMessage, response: ServerResponse) => {
    const ownNumber = String(count)
    const recordedRequest = requests[count++ % requests.length]
    if (request.method !== 'GET') await readBody(request)
    const rows = recordedRequest ? await runRequest(pool, recordedRequest, ownNumber) : []
    // A bulk edit answers the number of changed rows instead of the rows.
    const text = JSON.stringify(request.method === 'PATCH' ? rows.length : rows)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function runRequest(
  pool: Pool,
  { statements, inTransaction }: RecordedRequest,
  ownNumber: string,
): Promise<unknown[]> {
  if (!inTransaction)
    return Promise.all(statements.map((statement) => runRecordedStatement(pool, statement, ownNumber)))
  const client = await pool.connect()
  try {
    await client.query('begin')
    const rows: unknown[] = []
    for (const statement of statements) rows.push(await runRecordedStatement(client, statement, ownNumber))
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

/**
 * Runs a recorded statement. `{own}` in a value is replaced by the request's own number, so that unique values stay
 * unique.
 */
async function runRecordedStatement(
  db: Pick<ClientBase, 'query'>,
  statement: Statement,
  ownNumber: string,
): Promise<unknown[]> {
  const values = statement.values.map((value) =>
    typeof value === 'string' ? value.replaceAll('{own}', ownNumber) : value,
  )
  return (await db.query({ ...statement, values })).rows
}

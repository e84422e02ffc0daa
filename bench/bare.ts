import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Asked, Statement } from '#bench/statements.ts'
import { connect, type DatabaseAddress, type Sql } from '#src/platform/database.server.ts'

export type SentBytes = { headers: Record<string, string>; body: string }

type Given = { bytes: SentBytes } | { statements: Asked[]; database: DatabaseAddress }

/**
 * What everything is measured against: `node:http` alone, sending bytes that it was given, or asking the same driver
 * for the same statements and sending what comes as JSON. GIVEN names the file with either.
 */
const { PORT, GIVEN = '' } = process.env
const given: Given = JSON.parse(readFileSync(GIVEN, 'utf8'), (_, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
)
const answer = 'bytes' in given ? sameBytes(given.bytes) : sameStatements(connect(given.database), given.statements)

createServer((request, response) => {
  if (request.url === '/ready') response.end()
  else answer(request, response)
}).listen(Number(PORT), '127.0.0.1')

function sameBytes({ headers, body }: SentBytes) {
  const bytes = Buffer.from(body, 'base64')
  const all = { ...headers, 'content-length': bytes.length }
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, all)
    response.end(bytes)
  }
}

function sameStatements(sql: Sql, requests: readonly Asked[]) {
  let count = 0
  return async (request: IncomingMessage, response: ServerResponse) => {
    const own = String(count)
    const asked = requests[count++ % requests.length]
    if (request.method === 'POST') await bodyOf(request)
    const rows = asked ? await ask(sql, asked, own) : []
    const text = JSON.stringify(rows)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function ask(sql: Sql, { statements, inTransaction }: Asked, own: string): Promise<unknown> {
  const all = (db: Pick<Sql, 'unsafe' | 'typed'>) => Promise.all(statements.map((one) => run(db, one, own)))
  return inTransaction ? sql.begin(all) : all(sql)
}

/** `{own}` in a value is this request's own number: what must be unique stays unique. */
function run(db: Pick<Sql, 'unsafe' | 'typed'>, { text, values, types, prepare }: Statement, own: string) {
  const given = values.map((value, at) => {
    const filled = typeof value === 'string' ? value.replaceAll('{own}', own) : value
    return types[at] ? db.typed(filled as never, types[at]) : filled
  })
  return db.unsafe(text, given as never[], { prepare })
}

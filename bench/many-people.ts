import type { Request } from '#bench/alternate.ts'
import { growEmployees } from '#bench/grow.ts'
import { measureWorkInTurns } from '#bench/one-by-one.ts'
import { buildAtLeastResult, buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop, startBareReference } from '#bench/shop.ts'
import { type RecordedRequest, recordAll } from '#bench/statements.ts'

const peopleCount = 1000
const turns = 7

/** A write on many people. `reset` takes it back by SQL, so that it can be done again. */
export type PeopleWrite = {
  what: string
  permission: string
  path: string
  body: (ids: readonly number[]) => object
  /** Inserts the rows that the body refers to, before anything is measured. */
  setUp?: (shop: Shop) => Promise<unknown>
  /** What the number of statements counts, if it is not those of a thousand people. */
  statementUnit?: string
  reset: (shop: Shop, ids: readonly number[]) => Promise<unknown>
}

/** A write on 1,000 people, its audit and its undo included, against its statements alone in one transaction. */
export async function measurePeopleWrite(write: PeopleWrite, report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    await growEmployees(shop.sql, 2 * peopleCount)
    const people = await shop.sql<{ id: number }[]>`
      select id from employees where active and termination_date is null and admission_date < '2026-01-01' order by id limit ${peopleCount}`
    const ids = people.map(({ id }) => id)
    await write.setUp?.(shop)
    const request: Request = {
      path: write.path,
      method: 'POST',
      headers: {
        authorization: `Bearer ${await openSessionOfHolder(shop.sql, write.permission)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(write.body(ids)),
    }
    const prepare = () => write.reset(shop, ids)
    const [recordedRequest] = await recordAll(shop, [request])
    if (!recordedRequest) throw new Error('Nothing was recorded.')
    const statementCount = recordedRequest.statements.filter(({ text }) => !othersPattern.test(text)).length
    const spread = { median: statementCount, lowest: statementCount, highest: statementCount }
    report(buildAtMostResult(write.what, 10, write.statementUnit ?? 'statements a thousand people', spread))
    const bare = await startBareReference(shop, { statements: [omitUndoStatement(recordedRequest)] })
    const { ratio, beside } = await measureWorkInTurns(
      { pids: shop.contender.pids, work: () => sendAndRequireOk(shop.contender.url, request), prepare },
      { pids: bare.contender.pids, work: () => sendAndRequireOk(bare.contender.url, request), prepare },
      turns,
    )
    await bare.stop()
    report(buildAtLeastResult('the same against its statements in one transaction', 0.6, ratio('processor'), beside))
  } finally {
    await shop.stop()
  }
}

/** Statements that check the session, and those of workers that look for their tasks meanwhile. */
const othersPattern = /from (imports|public_readers)|sessions|permissions/

/** Leaves out the statement that stores the undo token, because the same token can be stored only once. */
const omitUndoStatement = ({ statements, ...recordedRequest }: RecordedRequest): RecordedRequest => ({
  ...recordedRequest,
  statements: statements.filter(({ text }) => !text.includes('insert into undos')),
})

async function sendAndRequireOk(url: string, { path, ...request }: Request): Promise<void> {
  const answer = await fetch(url + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${text}`)
}

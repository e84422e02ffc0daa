import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'
import { findNextPerson, measureProgress, mergeUnsent, nameRoundRecord } from '#src/safety/rounds/page/merge-unsent.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'

const roundOf = (...statuses: readonly string[]) =>
  ({
    id: 1,
    people: statuses.map((status, index) => ({
      employee_id: index + 1,
      deliveries: [{ id: 10 + index, status, absent: false }],
    })),
  }) as unknown as Round

const refusedSignatureOf = (deliveryId: number): WaitingWrite => ({
  id: deliveryId,
  userId: 1,
  path: 'ppe_deliveries/sign',
  body: { ids: [deliveryId], strokes: [] },
  idempotencyKey: 'key',
  about: nameRoundRecord(1),
  refusal: { status: 409, body: {} },
})

test('a delivery that somebody else signed counts as signed although the signature taken here was refused', () => {
  const people = mergeUnsent(roundOf('signed', 'open'), [refusedSignatureOf(10)], new Map())
  assert.equal(people[0]?.deliveries[0]?.standing, 'refused')
  const { signed, rows, finishedPeople } = measureProgress(people)
  assert.deepEqual({ signed, rows, finishedPeople }, { signed: 1, rows: 2, finishedPeople: 1 })
  assert.equal(findNextPerson(people, 2)?.employee_id, 2)
})

test('a delivery whose signature was refused and that nobody signed is still to be signed', () => {
  const people = mergeUnsent(roundOf('open'), [refusedSignatureOf(10)], new Map())
  assert.deepEqual([people[0]?.openCount, measureProgress(people).signed], [1, 0])
})

test('a person of whom all is annulled is neither finished nor left to sign', () => {
  const people = mergeUnsent(roundOf('annulled', 'signed', 'open'), [], new Map())
  const { signed, rows, finishedPeople, people: counted } = measureProgress(people)
  assert.deepEqual({ signed, rows, finishedPeople, counted }, { signed: 1, rows: 2, finishedPeople: 1, counted: 2 })
  assert.deepEqual(
    people.map(({ countedCount }) => countedCount),
    [0, 1, 1],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { type SendingMeans, sendInOrder } from '#src/platform/browser/waiting-writes/send-in-order.ts'
import type { WaitingWrite } from '#src/platform/browser/waiting-writes/user-database.ts'

/** What becomes of one request: the line is cut before the server has it or after, or the server answers. */
type Fate = 'cut before' | 'cut after' | 'answered' | 'forgotten key' | 'session ended' | 'busy'
const fates: readonly Fate[] = ['cut before', 'cut after', 'answered', 'forgotten key', 'session ended', 'busy']

const createWrite = (id: number, row: number): WaitingWrite => ({
  id,
  userId: 1,
  path: 'sign',
  body: { row, strokes: `strokes ${id}` },
  idempotencyKey: `key ${id}`,
  about: 'round',
  refusal: null,
})

/** A server that signs each row once, and answers a repeated key as it did before. */
function createFakeServer() {
  const signedRows = new Map<unknown, WaitingWrite>()
  const answeredKeys = new Set<string>()
  const order: number[] = []
  return {
    signedRows,
    order,
    sign(write: WaitingWrite, isKeyForgotten: boolean): string {
      if (answeredKeys.has(write.idempotencyKey) && !isKeyForgotten) return 'signed'
      const earlier = signedRows.get(write.body['row'])
      if (earlier)
        throw new CallFailed(409, {
          refused: [{ code: 'SIGNED', same: earlier.body['strokes'] === write.body['strokes'] }],
        })
      signedRows.set(write.body['row'], write)
      answeredKeys.add(write.idempotencyKey)
      order.push(write.id)
      return 'signed'
    },
  }
}

function createMeans(
  writes: Map<number, WaitingWrite>,
  server: ReturnType<typeof createFakeServer>,
  nextFate: () => Fate,
) {
  const acknowledgedIds: number[] = []
  const means: SendingMeans = {
    list: async () => [...writes.values()],
    replace: async (write) => writes.set(write.id, write),
    remove: async (id) => writes.delete(id),
    async send(write) {
      const fate = nextFate()
      if (fate === 'cut before') throw new CallFailed(0, {})
      if (fate === 'session ended') throw new CallFailed(401, {})
      if (fate === 'busy') throw new CallFailed(429, {})
      const answer = server.sign(write, fate === 'forgotten key')
      if (fate === 'cut after') throw new CallFailed(0, {})
      return answer
    },
    isDoneAlready: ({ body }) => (body['refused'] as { same: boolean }[] | undefined)?.[0]?.same === true,
    onSent: async ({ id }) => void acknowledgedIds.push(id),
  }
  return { means, acknowledgedIds }
}

test('whatever the line does, each write is done once, in order, and the first of two for one row counts', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
    fc.array(fc.constantFrom(...fates), { maxLength: 40 }),
    async (rows, plannedFates) => {
      const writes = new Map(rows.map((row, index) => [index + 1, createWrite(index + 1, row)]))
      const allWrites = [...writes.values()]
      const server = createFakeServer()
      const pendingFates = [...plannedFates]
      const { means, acknowledgedIds } = createMeans(writes, server, () => pendingFates.shift() ?? 'answered')
      // Each try ends at a lost line at the latest, and uses up a fate.
      for (let tries = 0; tries <= plannedFates.length + 1; tries++) await sendInOrder(means)
      const firstWrites = allWrites.filter(
        (write, index) => allWrites.findIndex(({ body }) => body['row'] === write.body['row']) === index,
      )
      assert.deepEqual(
        server.order,
        firstWrites.map(({ id }) => id),
      )
      assert.deepEqual(
        acknowledgedIds,
        firstWrites.map(({ id }) => id),
      )
      for (const { id, body } of firstWrites) {
        assert.equal(writes.has(id), false)
        assert.deepEqual(server.signedRows.get(body['row'])?.body, body)
      }
      const refusedIds = [...writes.values()].filter(({ refusal }) => refusal?.status === 409).map(({ id }) => id)
      assert.deepEqual(
        refusedIds,
        allWrites.filter((write) => !firstWrites.includes(write)).map(({ id }) => id),
      )
    },
  )
  await fc.assert(property, { numRuns: 300 })
})

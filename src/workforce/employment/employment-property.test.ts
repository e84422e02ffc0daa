import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dayFromToday } from '#test/employees.ts'
import { readStoredPeriods, signInOfficer } from '#test/employment.ts'
import { shop } from '#test/harness.ts'
import { undoWrite } from '#test/priced-products.ts'

const drawDay = fc.integer({ min: -40, max: 40 }).map(dayFromToday)

const drawVerb = fc.oneof(
  fc.record({ verb: fc.constant('admit'), day: drawDay, end: fc.constant(null), undo: fc.boolean() }),
  fc.record({ verb: fc.constant('terminate'), day: drawDay, end: fc.constant(null), undo: fc.boolean() }),
  fc.record({ verb: fc.constant('correct'), day: drawDay, end: fc.option(drawDay), undo: fc.boolean() }),
  fc.record({ verb: fc.constant('delete'), day: drawDay, end: fc.constant(null), undo: fc.boolean() }),
)

test('verbs in any order keep periods apart and in order, and the employee’s row true', async (t) => {
  const world = await shop(t)
  const officer = signInOfficer(world)
  const seenStatuses = new Set<number>()
  const property = fc.asyncProperty(fc.array(drawVerb, { minLength: 4, maxLength: 10 }), async (verbs) => {
    const { id } = await world.make.employee()
    const path = `/employees/${id}/periods`
    for (const { verb, day, end, undo } of verbs) {
      const periodsBefore = await readStoredPeriods(world, id)
      const answer =
        verb === 'admit'
          ? await officer.post(path, { admission_date: day })
          : verb === 'terminate'
            ? await officer.post('/employees/terminate', { ids: [id], termination_date: day })
            : verb === 'correct'
              ? await officer.put(`${path}/last`, { admission_date: day, termination_date: end })
              : await officer.delete(`${path}/last`)
      seenStatuses.add(answer.status)
      assert.ok([200, 400, 404, 409].includes(answer.status), `${verb}: ${answer.status}`)
      if (answer.status !== 200) assert.deepEqual(await readStoredPeriods(world, id), periodsBefore)
      else if (undo && answer.headers.get('x-undo')) {
        assert.equal((await undoWrite(officer, answer)).status, 200)
        assert.deepEqual(await readStoredPeriods(world, id), periodsBefore)
      }
      const periods = await readStoredPeriods(world, id)
      for (const [index, [admission, termination]] of periods.entries()) {
        assert.ok(termination === null || termination >= admission)
        const [next] = periods[index + 1] ?? []
        assert.ok(next === undefined || (termination !== null && next > termination))
      }
      const { body } = await officer.get(`/employees/${id}`)
      const [lastAdmission = null, lastTermination = null] = periods.at(-1) ?? []
      assert.deepEqual([body.admission_date, body.termination_date], [lastAdmission, lastTermination])
      assert.equal(body.periods.length, periods.length)
      const today = dayFromToday(0)
      const containsToday = periods.some(
        ([admission, termination]) => admission <= today && (termination === null || termination >= today),
      )
      assert.equal(body.active, periods.length === 0 || containsToday)
    }
  })
  await fc.assert(property, { numRuns: 25, endOnFailure: true })
  assert.deepEqual([...seenStatuses].sort(), [200, 400, 404, 409])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Answer, Client } from '#test/client.ts'
import { computeDayFromToday, employeePermissions } from '#test/employees.ts'
import { employmentPermissions, readStoredPeriods } from '#test/employment.ts'
import { shop } from '#test/harness.ts'
import { runImport, uploadRows, waitUntilOver } from '#test/imports.ts'
import { undoWrite } from '#test/priced-products.ts'

const drawDay = fc.integer({ min: -40, max: 40 }).map(computeDayFromToday)
const drawEnd = fc.option(drawDay)

type DrawnVerb = {
  verb: 'admit' | 'terminate' | 'correct' | 'delete' | 'load' | 'undo_earlier'
  day: string
  end: string | null
  undo: boolean
}

const drawVerb = (verb: DrawnVerb['verb']): fc.Arbitrary<DrawnVerb> =>
  fc.record({ verb: fc.constant(verb), day: drawDay, end: drawEnd, undo: fc.boolean() })

const drawVerbs = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: drawVerb('admit') },
    { weight: 3, arbitrary: drawVerb('terminate') },
    { weight: 3, arbitrary: drawVerb('correct') },
    { weight: 3, arbitrary: drawVerb('delete') },
    { weight: 2, arbitrary: drawVerb('undo_earlier') },
    // A load takes a process of its own.
    { weight: 1, arbitrary: drawVerb('load') },
  ),
  { minLength: 4, maxLength: 10 },
)

/** Loads a period of an employee, and undoes the load if asked to. Returns the outcomes that it met. */
async function loadPeriod(officer: Client, fileNumber: string, { day, end, undo }: DrawnVerb) {
  const sheet = await uploadRows(officer, [
    ['Legajo', 'Ingreso', 'Egreso'],
    [fileNumber, day, end ?? ''],
  ])
  const request = { resource: 'periods', mapping: sheet.suggested.periods, on_duplicate: 'update' }
  const { created, updated, wrong } = await runImport(officer, sheet.id, request)
  if (undo && created + updated > 0) {
    assert.equal((await officer.post(`/imports/${sheet.id}/undo`)).status, 200)
    assert.equal((await waitUntilOver(officer, sheet.id)).status, 'undone')
  }
  return { isWritten: created + updated > 0, isRefused: wrong > 0, isUndone: undo && created + updated > 0 }
}

test('verbs, loads and undos in any order keep periods apart and in order, and the employee’s row true', async (t) => {
  const world = await shop(t)
  const officer = world.as('load_database', ...employeePermissions, ...employmentPermissions)
  const seenStatuses = new Set<number>()
  const seenLoads = new Set<string>()
  let employeeCount = 0
  const property = fc.asyncProperty(drawVerbs, async (verbs) => {
    const fileNumber = `P${++employeeCount}`
    const { id } = await world.make.employee({ employee_file_number: fileNumber })
    const path = `/employees/${id}/periods`
    const undoableAnswers: Answer[] = []
    for (const drawnVerb of verbs) {
      const { verb, day, end, undo } = drawnVerb
      const periodsBefore = await readStoredPeriods(world, id)
      if (verb === 'load') {
        const { isWritten, isRefused, isUndone } = await loadPeriod(officer, fileNumber, drawnVerb)
        seenLoads.add(isUndone ? 'undone' : isWritten ? 'written' : isRefused ? 'refused' : 'same')
        if (!isWritten || isUndone) assert.deepEqual(await readStoredPeriods(world, id), periodsBefore)
      } else if (verb === 'undo_earlier') {
        const earlierAnswer = undoableAnswers.shift()
        const status = earlierAnswer ? (await undoWrite(officer, earlierAnswer)).status : 409
        assert.ok([200, 400, 409].includes(status), `undo: ${status}`)
        if (status !== 200) assert.deepEqual(await readStoredPeriods(world, id), periodsBefore)
      } else {
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
        } else undoableAnswers.push(answer)
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
      const today = computeDayFromToday(0)
      const containsToday = periods.some(
        ([admission, termination]) => admission <= today && (termination === null || termination >= today),
      )
      assert.equal(body.active, periods.length === 0 || containsToday)
    }
  })
  await fc.assert(property, { numRuns: 25, endOnFailure: true })
  assert.deepEqual([...seenStatuses].sort(), [200, 400, 404, 409])
  assert.ok(seenLoads.has('written') || seenLoads.has('undone'), [...seenLoads].join())
})

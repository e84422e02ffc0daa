import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addItemForEverybody,
  addPerson,
  changeItem,
  changeRecipient,
  dropRecipient,
  emptyDraft,
  listDraftedDeliveries,
  removePerson,
} from '#src/safety/rounds/create/round-draft.ts'

const gloves = { id: 7, name: 'Guantes' }
const helmet = { id: 8, name: 'Casco' }
const ana = { id: 1, name: 'Alonso, Ana', note: '', dueItems: [gloves] }
const luis = { id: 2, name: 'Bravo, Luis', note: '', dueItems: [] }

const pairsOf = (draft: Parameters<typeof listDraftedDeliveries>[0]) =>
  listDraftedDeliveries(draft).map(({ employee_id: person, ppe_id: item }) => [person, item])

test('a person brings what is due for them, and gets what was added for everybody', () => {
  const draft = addPerson(addItemForEverybody(addPerson(emptyDraft, ana), helmet), luis)
  assert.deepEqual(pairsOf(draft), [
    [1, 7],
    [1, 8],
    [2, 8],
  ])
  assert.deepEqual(pairsOf(removePerson(draft, 1)), [[2, 8]])
})

test('whoever gets nothing more leaves the round, and an item that is left out stays as it was typed', () => {
  const draft = addPerson(emptyDraft, ana)
  assert.equal(dropRecipient(draft, 7, 1).people.size, 0)
  const typed = changeRecipient(changeItem(draft, 7, { common: { quantity: '2', brand: 'Lince' } }), 7, 1, {
    quantity: '3',
  })
  assert.deepEqual(listDraftedDeliveries(typed), [{ employee_id: 1, ppe_id: 7, quantity: '3', brand: 'Lince' }])
  const without = changeItem(typed, 7, { isIncluded: false })
  assert.deepEqual(pairsOf(without), [])
  assert.deepEqual(listDraftedDeliveries(changeItem(without, 7, { isIncluded: true })), listDraftedDeliveries(typed))
})

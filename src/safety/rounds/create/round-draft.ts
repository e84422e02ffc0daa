import type { ChosenPair } from '#src/safety/rounds/chosen-pairs.ts'

/** A person who may be put into a round, and the items that are due for them. */
export type Candidate = { id: number; name: string; note: string; dueItems: readonly DraftedItem[] }

/** An item as a draft names it. */
export type DraftedItem = { id: number; name: string }

/** What is typed for an item and holds for everybody. A name that is absent leaves the server's proposal. */
export type CommonValues = Readonly<Partial<Record<CommonName, string>>>
export type CommonName = 'brand' | 'model' | 'certification' | 'next_delivery_date' | 'quantity'

/** What is typed for one person's delivery of an item. `again` is true for an item that they get once more. */
export type OwnValues = { size?: string; quantity?: string; again?: true }

export type ItemOfDraft = DraftedItem & {
  /** True for an item that was added for everybody: whoever is chosen later gets it too. */
  isForEverybody: boolean
  /** False leaves the item out of the round, with all that was typed for it. */
  isIncluded: boolean
  common: CommonValues
  /** The people who get the item, by id. */
  recipients: ReadonlyMap<number, OwnValues>
}

/** A round that is being put together: people, items, and who gets which. */
export type RoundDraft = { people: ReadonlyMap<number, string>; items: readonly ItemOfDraft[] }

export const emptyDraft: RoundDraft = { people: new Map(), items: [] }

/** The draft of people and items that were chosen elsewhere. */
export const createDraft = (pairs: readonly ChosenPair[]): RoundDraft =>
  pairs.reduce(
    (draft, { employee_id: id, employee_name: name, ppe_id: itemId, ppe_name: itemName }) =>
      addPerson(draft, { id, name, note: '', dueItems: [{ id: itemId, name: itemName }] }),
    emptyDraft,
  )

/** Adds a person with what is due for them and with the items for everybody. */
export function addPerson(draft: RoundDraft, { id, name, dueItems }: Candidate): RoundDraft {
  const dueIds = new Set(dueItems.map((item) => item.id))
  const knownIds = new Set(draft.items.map((item) => item.id))
  const newItems = dueItems.filter((item) => !knownIds.has(item.id)).map((item) => createItem(item, false, []))
  return {
    people: new Map(draft.people).set(id, name),
    items: [...draft.items, ...newItems].map((item) =>
      item.isForEverybody || dueIds.has(item.id) ? addRecipient(item, id) : item,
    ),
  }
}

/** Takes a person out, and items that nobody gets any more. */
export function removePerson(draft: RoundDraft, id: number): RoundDraft {
  const people = new Map(draft.people)
  people.delete(id)
  return { people, items: draft.items.map((item) => removeRecipient(item, id)).filter(isKept) }
}

/** Adds an item for everybody who is chosen. */
export const addItemForEverybody = (draft: RoundDraft, item: DraftedItem): RoundDraft => ({
  ...draft,
  items: [...draft.items.filter(({ id }) => id !== item.id), createItem(item, true, [...draft.people.keys()])],
})

export const changeItem = (draft: RoundDraft, id: number, changes: Partial<ItemOfDraft>): RoundDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
})

/** Types something for one person's delivery of an item. */
export function changeRecipient(draft: RoundDraft, itemId: number, personId: number, changes: OwnValues): RoundDraft {
  return {
    ...draft,
    items: draft.items.map((item) => {
      const values = item.recipients.get(personId)
      if (item.id !== itemId || !values) return item
      return { ...item, recipients: new Map(item.recipients).set(personId, { ...values, ...changes }) }
    }),
  }
}

/** Takes one person's delivery of an item out. Whoever gets nothing more leaves the round. */
export function dropRecipient(draft: RoundDraft, itemId: number, personId: number): RoundDraft {
  const items = draft.items.map((item) => (item.id === itemId ? removeRecipient(item, personId) : item)).filter(isKept)
  const people = new Map(draft.people)
  if (!items.some(({ recipients }) => recipients.has(personId))) people.delete(personId)
  return { people, items }
}

/** A delivery of a draft, as the API takes it. */
export type DraftedDelivery = { employee_id: number; ppe_id: number } & Readonly<Record<string, unknown>>

/** The deliveries of the draft, by item and person. An own value goes before the common one. */
export const listDraftedDeliveries = ({ items }: RoundDraft): DraftedDelivery[] =>
  items
    .filter(({ isIncluded }) => isIncluded)
    .flatMap(({ id, common, recipients }) =>
      [...recipients].map(([personId, own]) => ({ employee_id: personId, ppe_id: id, ...common, ...own })),
    )

const createItem = ({ id, name }: DraftedItem, isForEverybody: boolean, peopleIds: readonly number[]): ItemOfDraft => ({
  id,
  name,
  isForEverybody,
  isIncluded: true,
  common: {},
  recipients: new Map(peopleIds.map((personId) => [personId, {}])),
})

const addRecipient = (item: ItemOfDraft, personId: number): ItemOfDraft =>
  item.recipients.has(personId) ? item : { ...item, recipients: new Map(item.recipients).set(personId, {}) }

function removeRecipient(item: ItemOfDraft, personId: number): ItemOfDraft {
  const recipients = new Map(item.recipients)
  recipients.delete(personId)
  return { ...item, recipients }
}

const isKept = ({ isForEverybody, recipients }: ItemOfDraft) => isForEverybody || recipients.size > 0

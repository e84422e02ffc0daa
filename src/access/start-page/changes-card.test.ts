import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import { changesCard } from '#src/access/start-page/cards.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { resources } from '#src/app/modules/resources.ts'
import { productsCard } from '#src/catalog/start-page/cards.ts'
import { unreadCard } from '#src/inbox/start-page/cards.ts'
import { fetchFigures } from '#test/cards.ts'
import { shop } from '#test/harness.ts'

test('the last changes tell who did what to which record, gone ones by their last name', async (t) => {
  const world = await shop(t)
  const { admin, make, as, anonymous } = world
  const phone = await make.product({ name: 'iPhone 17' })
  await admin.patch(`/products/${phone.id}`, { name: 'iPhone 18' })
  const color = await make.color({ name: 'Rojo' })
  await admin.delete(`/colors/${color.id}`)
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  const [message] = (await admin.get('/messages')).body
  await admin.post(`/messages/${message.id}/read`)
  const listLines = (changes: readonly AuditEntry[]) =>
    changes.map(({ resource, action, label, is_there }) => [resource, action, label, is_there])
  const { changes } = await fetchFigures(admin, changesCard)
  assert.deepEqual(listLines(changes).slice(0, 5), [
    ['messages', 'read', 'Ana', true],
    ['colors', 'deleted', 'Rojo', false],
    ['colors', 'created', 'Rojo', false],
    ['products', 'updated', 'iPhone 18', true],
    ['products', 'created', 'iPhone 18', true],
  ])
  assert.equal(changes[0]?.user?.name, 'Ana')
  assert.equal(Date.parse(changes[0]?.at ?? '') <= Date.now() + 60_000, true)
  const limited = await fetchFigures(as('see_audit'), changesCard)
  assert.deepEqual(listLines(limited.changes).slice(0, 2), [
    ['messages', 'read', null, false],
    ['colors', 'deleted', 'Rojo', false],
  ])
})

test('an update of one field tells both values in the reader’s language, of several the fields, to who may read them', async (t) => {
  const { admin, make, as } = await shop(t)
  const phone = await make.product({ name: 'iPhone 17', price: 1249 })
  await admin.patch(`/products/${phone.id}`, { price: 1199 })
  await admin.patch(`/products/${phone.id}`, { name: 'iPhone 18', code: 'A18' })
  await admin.patch(`/products/${phone.id}`, { description: 'Nuevo, en caja sellada, con garantía oficial de un año.' })
  const readSummaries = async (client: typeof admin, language: string) => {
    const { body } = await client.get(`/dashboard/${changesCard.name}`, { 'accept-language': language })
    return body.figures.changes.slice(0, 4).map(({ summary }: { summary: unknown }) => summary)
  }
  const [description, names, price, creation] = await readSummaries(admin, 'es')
  assert.deepEqual(description, { captions: ['Descripción'], values: null })
  assert.deepEqual(names, { captions: ['Nombre', 'Código'], values: null })
  assert.deepEqual(price, { captions: ['Precio'], values: { before: 'USD\u00a01.249,00', after: 'USD\u00a01.199,00' } })
  assert.equal(creation, null)
  const [, , priceInEnglish] = await readSummaries(admin, 'en')
  assert.deepEqual(priceInEnglish.values, { before: 'USD\u00a01,249.00', after: 'USD\u00a01,199.00' })
  const [seenByOthers] = await readSummaries(as('see_audit'), 'es')
  assert.equal(seenByOthers, null)
})

test("a company's user sees the changes that concern it, a client's user those of that client alone, and figures of what belongs to nobody", async (t) => {
  const world = await shop(t)
  const { asUser, make } = world
  const [one, other] = [await make.company(), await make.company()]
  await make.user({ surname: 'Ajena', company_id: other.id })
  const ownUser = await make.user({ surname: 'Propia', company_id: one.id })
  await make.product()
  const permissions = ['see_audit', 'see_users', 'update_products', 'see_contact_messages']
  const readLabels = async (user: object) => {
    const client = asUser({ ...user, permissions })
    assert.equal((await fetchFigures(client, productsCard)).total, 1)
    assert.equal((await fetchFigures(client, unreadCard)).total, 0)
    return (await fetchFigures(client, changesCard)).changes.flatMap(({ label }) => label ?? [])
  }
  assert.deepEqual(await readLabels({ company_id: one.id }), [`${ownUser.surname}, ${ownUser.name}`])
  assert.equal((await readLabels({ company_id: other.id })).length, 1)
  const client = await make.client()
  assert.deepEqual(await readLabels({ client_id: client.id }), [])
  const clientUser = await make.user({ surname: 'De cliente', company_id: one.id, client_id: client.id })
  await world.sql`truncate card_figures`
  for (const company_id of [null, one.id])
    assert.deepEqual(await readLabels({ company_id, client_id: client.id }), [
      `${clientUser.surname}, ${clientUser.name}`,
    ])
  await world.sql`truncate card_figures`
  await world.admin.delete(`/users/${clientUser.id}`)
  assert.equal((await readLabels({ client_id: client.id })).length, 2)
  assert.ok((await readLabels({})).length > 3)
})

test('every resource has a name with its article, for the last changes', () => {
  assert.deepEqual(
    resources.filter(({ name }) => !(`${name}.the` in allMessages)).map(({ name }) => name),
    [],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { parseId } from '#src/resource/record-id.ts'
import { readField } from '#src/resource/schema.ts'
import { shop } from '#test/harness.ts'

/** Spellings that a lenient reader takes for the number. */
const spellingsOf = (id: number) => [
  ...[`0${id}`, `00${id}`, `+${id}`, `${id}.0`, `${id}e0`, `0x${id.toString(16)}`],
  ...[` ${id}`, `${id} `, `${id}\n`, `\ufeff00${id}\n`, `${id}\ufeff`],
  [...String(id)].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join(''),
]

test('an id is digits without a leading zero, nothing else', () => {
  assert.equal(parseId('2147483647'), 2_147_483_647)
  assert.equal(parseId(7), 7)
  for (const raw of [
    ...spellingsOf(1),
    '',
    '0',
    '-1',
    '2147483648',
    0,
    -1,
    1.5,
    Number.NaN,
    null,
    undefined,
    {},
    [1],
    true,
  ])
    assert.equal(parseId(raw), null, JSON.stringify(raw))
})

test('a field that refers to rows obeys the same rule', () => {
  const colorRefs = refs('colors', {
    through: { table: 't', ownerColumn: 'a', targetColumn: 'b' },
    linkedName: 'colors',
    linkedColumns: ['id'],
  })
  for (const raw of spellingsOf(3)) {
    assert.equal('problem' in readField(ref('colors'), raw), true, JSON.stringify(raw))
    assert.equal('problem' in readField(colorRefs, [raw]), true, JSON.stringify(raw))
  }
})

test('another spelling of an id reads, changes and deletes nothing', async (t) => {
  const { admin, make } = await shop(t)
  const color = await make.color()
  const user = await make.user()
  for (const spelling of spellingsOf(color.id).map(encodeURIComponent)) {
    const path = `/colors/${spelling}`
    assert.equal((await admin.get(path)).status, 400, path)
    assert.equal((await admin.patch(path, { name: 'Otro' })).status, 400, path)
    assert.equal((await admin.delete(path)).status, 400, path)
  }
  for (const spelling of spellingsOf(user.id).map(encodeURIComponent)) {
    const path = `/users/${spelling}/permissions`
    assert.equal((await admin.get(path)).status, 400, path)
    assert.equal((await admin.post(path, { permissions: [] })).status, 400, path)
  }
  assert.deepEqual((await admin.get(`/colors/${color.id}`)).body, color)
  assert.equal((await admin.get('/colors/0')).status, 404)
})

test('another spelling of an id is refused in a body, in a filter and at the sign-in', async (t) => {
  const { admin, anonymous, make } = await shop(t)
  const category = await make.category()
  const product = await make.product({ category_id: category.id })
  for (const raw of [`0${category.id}`, `${category.id} `, `\ufeff${category.id}`]) {
    const answer = await admin.patch(`/products/${product.id}`, { category_id: raw })
    assert.equal(answer.status, 400)
    assert.deepEqual(Object.keys(answer.body.fields), ['category_id'])
    assert.equal((await admin.get(`/products?category_id=${encodeURIComponent(raw)}`)).status, 400)
    assert.equal((await admin.get(`/products?id=${encodeURIComponent(raw)}`)).status, 400)
    const login = await anonymous.post('/auth/login', { dni: '30123456', password: 'secreta', company_id: raw })
    assert.deepEqual([login.status, login.body.fields], [400, { company_id: 'access.sign_in.company_wrong' }])
  }
})

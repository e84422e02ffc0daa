import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type Row = { id: number }

/** Asserts that each row's neighbors are those beside it in the list of the same query. */
async function assertNeighborsOfList(client: Client, path: string, query: string): Promise<void> {
  const { body } = await client.get(`/${path}?${query}`)
  const rows: Row[] = Array.isArray(body) ? body : body[path]
  assert.ok(rows.length > 1, query)
  for (const [index, { id }] of rows.entries()) {
    const answer = await client.get(`/${path}/${id}/neighbors?${query}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const beside = { previous: rows[index - 1]?.id ?? null, next: rows[index + 1]?.id ?? null }
    assert.deepEqual(answer.body, beside, `${id} of ${path}?${query}`)
  }
}

test('the neighbors of a record are those beside it in the very list: its order, filters and search', async (t) => {
  const { admin, make } = await shop(t)
  const titles = [await make.job_title({ name: 'Ñandú' }), await make.job_title({ name: 'Ábaco' })]
  await make.job_title({ name: 'Nadie' })
  for (const values of [
    { surname: 'Álvarez', name: 'Zoe', job_title_id: titles[0]?.id, birth_date: '1990-01-01', dni: '12345678' },
    { surname: 'Alvarez', name: 'Zoe', job_title_id: titles[1]?.id, admission_date: '2020-01-01' },
    { surname: 'Alvarez', name: 'Ana', birth_date: '1980-01-01', admission_date: '2020-01-01' },
    { surname: 'ñandú', name: 'Ana', job_title_id: titles[0]?.id, birth_date: '1990-01-01' },
    { surname: 'Zárate', name: 'Uno', dni: '12345679' },
    { surname: 'Zárate', name: 'Uno', job_title_id: titles[1]?.id },
  ])
    await make.employee(values)
  const sorts = ['surname', 'dni', 'birth_date', 'admission_date', 'job_title', 'employee_file_number']
  const orders = ['', ...sorts.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&dir=desc`])]
  for (const order of orders) {
    await assertNeighborsOfList(admin, 'employees', order)
    await assertNeighborsOfList(admin, 'employees', `q=ana&${order}`)
    await assertNeighborsOfList(admin, 'employees', `job_title_id_in=${titles.map(({ id }) => id)}&${order}`)
  }
})

test('products, which anybody reads, have neighbors by moment and by category', async (t) => {
  const { anonymous, make } = await shop(t)
  const [phones, tablets] = [await make.category({ name: 'iPhone' }), await make.category({ name: 'iPad' })]
  for (const category of [phones, tablets, phones]) await make.product({ category_id: category.id })
  for (const query of ['', 'sort=category', 'sort=category&dir=desc', 'sort=price', `category_id=${phones.id}`])
    await assertNeighborsOfList(anonymous, 'products', query)
})

test('a record that the filters leave out has none; one out of reach is not found; a bad parameter is told', async (t) => {
  const { admin, as, asUser, make } = await shop(t)
  const [own, foreign] = [await make.company(), await make.company()]
  const employees = [
    await make.employee({ surname: 'A', company_id: own.id }),
    await make.employee({ surname: 'B', company_id: foreign.id }),
    await make.employee({ surname: 'C', company_id: own.id }),
  ]
  const [first, second, third] = employees.map(({ id }) => id)
  assert.deepEqual((await admin.get(`/employees/${second}/neighbors?company_id=${own.id}`)).body, {
    previous: null,
    next: null,
  })
  const clerk = asUser({ company_id: own.id, permissions: ['see_employees'] })
  assert.deepEqual((await clerk.get(`/employees/${first}/neighbors`)).body, { previous: null, next: third })
  assert.equal((await clerk.get(`/employees/${second}/neighbors`)).status, 404)
  assert.equal((await admin.get('/employees/999999/neighbors')).status, 404)
  assert.equal((await admin.get('/employees/x/neighbors')).status, 400)
  assert.equal((await admin.get(`/employees/${first}/neighbors?nothing=1`)).status, 400)
  assert.equal((await as('see_ppes').get(`/employees/${first}/neighbors`)).status, 403)
})

test("what hangs on a record has its neighbors among the same record's alone", async (t) => {
  const { admin, make } = await shop(t)
  const [employee, other] = [await make.employee(), await make.employee()]
  const attach = async (id: number, name: string) => {
    const form = new FormData()
    form.append('type', 'contract')
    form.append('file', new File(['%PDF-1.4\n%%EOF'], name))
    return (await admin.post(`/employees/${id}/attachments`, form)).body
  }
  const early = await attach(Number(employee.id), 'a.pdf')
  await attach(Number(other.id), 'b.pdf')
  const late = await attach(Number(employee.id), 'c.pdf')
  const path = `/employees/${employee.id}/attachments`
  assert.deepEqual((await admin.get(`${path}/${late.id}/neighbors`)).body, { previous: null, next: early.id })
  assert.equal((await admin.get(`/employees/${other.id}/attachments/${late.id}/neighbors`)).status, 404)
})

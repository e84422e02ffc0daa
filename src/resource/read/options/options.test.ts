import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { shop } from '#test/harness.ts'

const listLabels = (options: { label: string }[]) => options.map(({ label }) => label)

test('labels that begin with what was typed come first, in the order of the list, then those that contain it', async (t) => {
  const { as, make } = await shop(t)
  for (const [surname, name] of [
    ['Álvarez Paz', 'Ana'],
    ['Páez', 'Zoe'],
    ['PAZ', 'Beto'],
    ['Paz Ríos', 'Ana'],
    ['Rey', 'Paz'],
    ['Ruiz', 'Eva'],
  ] as const)
    await make.employee({ surname, name })
  const clerk = as('see_employees')
  const read = async (q: string) => listLabels((await clerk.get(`/employees/options?q=${encodeURIComponent(q)}`)).body)
  assert.deepEqual(await read('paz'), ['PAZ, Beto', 'Paz Ríos, Ana', 'Álvarez Paz, Ana', 'Rey, Paz'])
  assert.deepEqual(await read('Pa'), ['Páez, Zoe', 'PAZ, Beto', 'Paz Ríos, Ana', 'Álvarez Paz, Ana', 'Rey, Paz'])
  assert.deepEqual(
    await read('paz, r'),
    ['Paz Ríos, Ana', 'Álvarez Paz, Ana', 'Rey, Paz'],
    'the words of a label in any order',
  )
  assert.deepEqual(await read('rey paz'), ['Rey, Paz'], 'a surname and a name')
})

test('a letter with any accent is the letter that was typed, ñ and n included', async (t) => {
  const { as, make } = await shop(t)
  for (const surname of ['Nunes', 'Núñez', 'Nuñoa', 'Nuzzi', 'Anuncio']) await make.employee({ surname, name: 'Ana' })
  const clerk = as('see_employees')
  const read = async (q: string) => listLabels((await clerk.get(`/employees/options?q=${encodeURIComponent(q)}`)).body)
  for (const q of ['nun', 'nuñ', 'NÚN'])
    assert.deepEqual(await read(q), ['Nunes, Ana', 'Núñez, Ana', 'Nuñoa, Ana', 'Anuncio, Ana'], q)
})

test('products that begin with what was typed come newest first', async (t) => {
  const { anonymous, make } = await shop(t)
  for (const name of ['iPhone 13', 'Funda para iPhone', 'iPhone 14', 'Cable']) await make.product({ name })
  const options = (await anonymous.get('/products/options?q=iphone')).body
  assert.deepEqual(listLabels(options), ['iPhone 14', 'iPhone 13', 'Funda para iPhone'])
})

test('whatever names people have and whatever is typed, the options are those of a plain reading', async (t) => {
  const { as, make, sql } = await shop(t)
  const clerk = as('see_employees')
  const part = fc.string({
    unit: fc.constantFrom('n', 'ñ', 'N', 'a', 'Á', 'ø', ' ', '-', 'z', "'"),
    minLength: 1,
    maxLength: 5,
  })
  const anyName = part.map((text) => text.trim().replace(/ +/g, ' ')).filter((text) => text !== '')
  for (const [surname, name] of fc.sample(fc.tuple(anyName, anyName), { numRuns: 40, seed: 7 }))
    await make.employee({ surname, name })
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        anyName,
        fc.tuple(anyName, anyName).map((parts) => parts.join(' ')),
      ),
      async (q) => {
        const options: { label: string }[] = (await clerk.get(`/employees/options?q=${encodeURIComponent(q)}`)).body
        const expected = await sql<{ label: string }[]>`
        select surname || ', ' || name as label from employees e, norm(surname || ' ' || name) n
        where (select bool_and(strpos(n, norm(word)) > 0) from regexp_split_to_table(${q}, ' ') word)
        order by starts_with(n, norm(${q})) desc, surname collate "es-x-icu", name collate "es-x-icu", id
        limit 50`
        assert.deepEqual(listLabels(options), listLabels(expected))
      },
    ),
    { numRuns: 100, examples: [['n a']] },
  )
})

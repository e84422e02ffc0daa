import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { registrations } from '#src/app/modules/modules.server.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { hexColor } from '#src/resource/kinds/color/color.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { decimal, integer } from '#src/resource/kinds/number/number.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { texts } from '#src/resource/kinds/texts/texts.ts'
import { time } from '#src/resource/kinds/time/time.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

const tables = `
  create table notes (
    id integer generated always as identity primary key,
    name text not null, body text, amount numeric(12, 2), count integer, rate numeric(12, 2), day date, at text,
    happened timestamptz, done boolean not null default false, tags text[] not null default '{}', color text,
    category_id integer references categories (id), image text, shots text[] not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger notes_touch before update on notes for each row execute function touch();
  create table note_colors (
    note_id integer not null references notes (id) on delete cascade,
    color_id integer not null references colors (id),
    position integer not null default 0,
    primary key (note_id, color_id)
  )`

/** A field of every kind. */
const notes = defineResource({
  name: 'notes',
  access: { read: 'see_users', create: 'create_users', update: 'update_users', delete: 'delete_users' },
  fields: {
    name: text({ required: 'resource.fields.required' }),
    body: longText(),
    amount: decimal({ unit: 'USD' }),
    count: integer(),
    rate: decimal({ unit: '%' }),
    day: date(),
    at: time(),
    happened: datetime(),
    done: boolean(),
    tags: texts(),
    color: hexColor(),
    category_id: ref('categories', { joins: { category: 'name' } }),
    colorIds: refs('colors', {
      through: { table: 'note_colors', ownerColumn: 'note_id', targetColumn: 'color_id' },
      linkedName: 'colors',
      linkedColumns: ['id', 'name'],
    }),
    image: picture({ store: 'logo' }),
    shots: pictures(),
  },
  isSmall: true,
  columns: ['name', 'amount'],
})

const allPropertyNames = 'id,name,body,amount,count,rate,day,at,happened,done,tags,color,category_id,colors,image,shots'

const createPictureName = (letter: string) => `${letter.repeat(32)}.jpg`

const hostileTexts = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  "'=1",
  '"',
  'a;b,c\td',
  '<b>&amp;',
  '_x0041_',
  '‮txt',
  '日本 🙂',
  'Ñandú',
]

async function openShopWithNotes(t: TestContext) {
  const world = await shop(
    t,
    { PUBLIC_URL: 'https://tienda.example' },
    { tables, registrations: [...registrations, { resource: notes, rules: {} }] },
  )
  const { make, sql } = world
  const category = await make.category({ name: 'Audio' })
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  await sql`
    insert into notes (name, body, amount, count, rate, day, at, happened, done, tags, color, category_id, image, shots)
    values ('Primera', ${'una línea\notra'}, 1249.5, 12000, 21, '2026-02-28', '09:30', '2026-03-01T02:30:15.123456Z',
      true, ${['uno', 'dos']}, '#1A2B3C', ${category.id}, ${createPictureName('a')}, ${[createPictureName('b'), createPictureName('c')]})`
  await sql`insert into note_colors (note_id, color_id, position) values (1, ${red.id}, 1), (1, ${blue.id}, 0)`
  await sql`insert into notes (name) select unnest(${hostileTexts}::text[])`
  return world
}

/** The rows of an export as each format is read back: XLSX by hucre's reader, CSV by another library. */
async function readExport(shop: Shop, client: Client, query: string, language = 'es') {
  const token = await client.token()
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  const fetchExport = async (format: string) => {
    const answer = await fetch(`${shop.url}/api/${query.replace('?', `/export.${format}?`)}`, { headers })
    assert.equal(answer.status, 200, await answer.clone().text())
    return Buffer.from(await answer.arrayBuffer())
  }
  const { sheets } = await readXlsx(await fetchExport('xlsx'))
  const bytes = await fetchExport('csv')
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'byte order mark')
  const csv: string[][] = parse(bytes, {
    bom: true,
    delimiter: language === 'en' ? ',' : ';',
    record_delimiter: '\r\n',
  })
  return { xlsx: sheets[0]?.rows ?? [], csv }
}

test('a field of every kind has its cell: numbers, days and moments as such, other values as text', async (t) => {
  const world = await openShopWithNotes(t)
  const { xlsx, csv } = await readExport(world, world.as('see_users'), `notes?fields=${allPropertyNames}&sort=id`)
  const buildPictureUrl = (letter: string, base: string) => `https://tienda.example${base}${createPictureName(letter)}`
  const words = ['#1A2B3C', 'Audio', 'Azul, Rojo', buildPictureUrl('a', '/images/')]
  const shots = [buildPictureUrl('b', '/uploads/images/'), buildPictureUrl('c', '/uploads/images/')].join(', ')
  assert.deepEqual(csv[1], [
    '1',
    'Primera',
    'una línea\notra',
    '1249,50',
    '12000',
    '21,00',
    '2026-02-28',
    '09:30',
    '2026-02-28 23:30:15',
    'Sí',
    'uno, dos',
    ...words,
    shots,
  ])
  const [id, title, body, amount, count, rate, day, at, happened, ...rest] = xlsx[1] ?? []
  assert.deepEqual(
    [id, title, body, amount, count, rate, at],
    [1, 'Primera', 'una línea\notra', 1249.5, 12000, 21, '09:30'],
  )
  assert.deepEqual([day, happened], [new Date('2026-02-28T00:00:00Z'), new Date('2026-02-28T23:30:15Z')])
  assert.deepEqual(rest, ['Sí', 'uno, dos', ...words, shots])
})

test('hostile texts are cells of text: as they are in a spreadsheet, with an apostrophe in CSV', async (t) => {
  const world = await openShopWithNotes(t)
  const { xlsx, csv } = await readExport(world, world.as('see_users'), 'notes?fields=name&sort=id')
  assert.deepEqual(
    xlsx.slice(2).map(([cell]) => cell),
    hostileTexts,
  )
  assert.deepEqual(
    csv.slice(2).map(([cell]) => cell),
    ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "''=1", ...hostileTexts.slice(5)],
  )
})

test('headings and words are in the reader’s language, and a column comes once', async (t) => {
  const world = await shop(t)
  await world.make.product({ price: 10 })
  const headings = {
    es: ['Categoría', 'Precio (USD)', 'Creado', 'Id'],
    en: ['Category', 'Price (USD)', 'Created', 'Id'],
    pt: ['Categoria', 'Preço (USD)', 'Criado', 'Id'],
  }
  for (const [language, expected] of Object.entries(headings)) {
    const query = 'products?fields=category_id,price,category,created_at,id'
    const { xlsx, csv } = await readExport(world, world.as('update_products'), query, language)
    assert.deepEqual([xlsx[0], csv[0]], [expected, expected])
    assert.equal(csv[1]?.[1], language === 'en' ? '10.00' : '10,00')
  }
  const { csv } = await readExport(world, world.as('see_users'), 'users?fields=dni,active', 'pt')
  assert.deepEqual(csv[0], ['DNI (documento)', 'Ativo'])
})

test('an export refuses a page, and all that a list refuses', async (t) => {
  const { as } = await shop(t)
  const by = as('update_products')
  for (const query of ['page=1', 'per_page=5', 'nothing=1', 'sort=description', 'fields=secret', 'price_from=x'])
    for (const format of ['xlsx', 'csv']) {
      const { status, body } = await by.get(`/products/export.${format}?${query}`)
      assert.deepEqual([status, Object.keys(body.fields)], [400, [query.split('=')[0]]])
    }
})

test('twenty thousand rows come whole and in order, a list without rows has its headings', async (t) => {
  const world = await shop(t)
  const by = world.as('update_colors')
  const emptyExport = await readExport(world, by, 'colors?')
  assert.deepEqual([emptyExport.xlsx.length, emptyExport.csv.length], [1, 1])
  await world.sql.query('drop index colors_search')
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 20000) n`
  const { xlsx, csv } = await readExport(world, by, 'colors?fields=id&sort=id&dir=desc')
  for (const rows of [xlsx, csv]) {
    assert.equal(rows.length, 20_001)
    assert.ok(rows.slice(1).every(([id], at) => Number(id) === 20_000 - at))
  }
})

test('a user of a company exports its rows alone; a user who may not read the list exports nothing', async (t) => {
  const world = await shop(t)
  const [company, other] = [await world.make.company({ name: 'Mía' }), await world.make.company({ name: 'Ajena' })]
  await world.make.user({ surname: 'Propia', company_id: company.id })
  await world.make.user({ surname: 'Extraña', company_id: other.id })
  const by = world.asUser({ company_id: Number(company.id), permissions: ['see_users'] })
  for (const query of ['users?', 'users?q=a', `users?company_id=${other.id}`]) {
    const { xlsx, csv } = await readExport(world, by, query)
    for (const rows of [xlsx, csv]) assert.ok(!JSON.stringify(rows).includes('Extraña'), query)
  }
  for (const format of ['xlsx', 'csv']) {
    assert.equal((await world.anonymous.get(`/products/export.${format}`)).status, 401)
    assert.equal((await world.as('create_products').get(`/products/export.${format}`)).status, 403)
    assert.equal((await world.as('see_menu_users').get(`/users/export.${format}`)).status, 403)
  }
})

test('the file itself: texts are inline strings, the heading is bold and stays in sight, columns have widths', async (t) => {
  const world = await shop(t)
  await world.make.color({ name: '=1+1<&' })
  const answer = await fetch(`${world.url}/api/colors/export.xlsx?fields=name,id`, {
    headers: { authorization: `Bearer ${await world.as('update_colors').token()}` },
  })
  const sheet = firstFileIn(Buffer.from(await answer.arrayBuffer()))
  assert.match(sheet, /<c r="A2" t="inlineStr"><is><t>=1\+1&lt;&amp;<\/t><\/is><\/c>/)
  assert.match(sheet, /<c r="B2"><v>\d+<\/v><\/c>/)
  assert.doesNotMatch(sheet, /<f>/)
  assert.match(sheet, /<pane ySplit="1" [^>]*state="frozen"/)
  assert.match(sheet, /<col min="1" max="1" width="28" customWidth="(?:1|true)"\/>/)
  const [heading, other] = [/<c r="A1" t="inlineStr" s="(\d+)">/.exec(sheet), /<c r="A2"[^>]* s=/.exec(sheet)]
  assert.ok(heading?.[1] !== '0' && heading && !other)
})

/** The first file of a ZIP archive, read by hand: its name follows 30 bytes, and its contents the name. */
function firstFileIn(zip: Buffer): string {
  assert.equal(zip.readUInt32LE(0), 0x04034b50)
  const begin = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)
  assert.equal(zip.toString('utf8', 30, 30 + zip.readUInt16LE(26)), 'xl/worksheets/sheet1.xml')
  return inflateRawSync(zip.subarray(begin)).toString('utf8')
}

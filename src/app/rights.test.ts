import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import { readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { type Call, type Draw, drawMove, drawRead, drawRestore, drawTextEdit, drawWrite } from '#test/rights/calls.ts'
import { fillShop, type Owners, resources } from '#test/rights/fill-shop.ts'
import {
  extractWords,
  holdsAny,
  isHidden,
  isInScope,
  listReadableWords,
  type Reader,
  type RowState,
  readShopState,
  type ShopState,
} from '#test/rights/readable-words.ts'

const worlds = 2
const readersEach = 20
const callsEach = 12

/** What anything drawn is drawn by: the same seed draws the same worlds, readers and calls. */
const seed = Number(process.env.SEED_OF_RIGHTS) || Math.floor(Math.random() * 2 ** 30)

/** How often the property met what it is about. */
type Meetings = { told: number; twins: number; undone: number; moves: number }
const meetings: Meetings = { told: 0, twins: 0, undone: 0, moves: 0 }

for (let at = 0; at < worlds; at++) {
  test(`whoever asks for whatever is told what is theirs alone, in world ${at + 1}`, async (t) => {
    t.diagnostic(`SEED_OF_RIGHTS=${seed}`)
    const plain = await shop(t)
    const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), {
      seed: seed * worlds + at,
      numRuns: 1,
    })
    let used = 0
    const homes = await fillShop(plain, (most) => (numbers[used++ % numbers.length] ?? 0) % Math.max(most, 1))
    const { paths } = await readApiDocument(plain)
    const link = await signedLink(plain)
    const property = fc.asyncProperty(fc.gen(), async (g) => {
      const draw: Draw = {
        oneOf: <T>(from: readonly T[]) => from[g(fc.nat, from.length - 1)] as T,
        below: (most) => g(fc.nat, most - 1),
        maybe: () => g(fc.boolean),
      }
      const { by, reader } = await drawReader(plain, homes, draw, g)
      let world = await readShopState(plain.sql)
      for (let n = 0; n < callsEach; n++) {
        const now = world.rowStates.filter(({ isNow }) => isNow)
        // Who is bound to nothing may do all that their permissions say, and would empty the world.
        const isWrite = (reader.company !== null || reader.client !== null) && draw.maybe()
        const isRestore = isWrite && draw.below(4) === 0
        const call = isRestore
          ? drawRestore(world.rowStates, draw)
          : isWrite
            ? drawWrite(now, draw)
            : drawRead(paths, now, draw, link)
        await judge({ shop: plain, by, reader, world, call })
        if (isWrite) world = await readShopState(plain.sql)
      }
      await judgeMoves(plain, by, reader, draw)
      await judgeTextEdit(plain, by, reader, draw)
      await judgeCount(plain, by, reader, draw)
    })
    await fc.assert(property, {
      seed: seed * worlds + at,
      numRuns: readersEach,
      endOnFailure: true,
      includeErrorInReport: true,
    })
  })
}

/** What signs the link of one file, for asking for others by it. */
async function signedLink({ admin, sql }: Shop): Promise<URLSearchParams> {
  const [row] = await sql<{ id: number; employee_id: number }[]>`select id, employee_id from attachments limit 1`
  const { body } = await admin.get(`/employees/${row?.employee_id}/attachments/${row?.id}`)
  return new URL(body.url, 'http://localhost').searchParams
}

async function drawReader({ asUser, sql }: Shop, homes: Owners, draw: Draw, g: fc.GeneratorValue) {
  const bound = draw.below(8)
  const company = bound > 2 ? draw.oneOf(homes.companies) : null
  const client = bound < 5 && bound > 0 ? draw.oneOf(homes.clients) : null
  const some = g(fc.subarray, [...allPermissions])
  const permissions = draw.maybe()
    ? [...allPermissions]
    : draw.maybe()
      ? some
      : allPermissions.filter((one) => !one.includes('termination'))
  const by = asUser({ ...(company && { company_id: company }), ...(client && { client_id: client }), permissions })
  await by.token()
  const [row] = await sql<{ id: number }[]>`select max(id) as id from users`
  const reader: Reader = { id: row?.id ?? 0, company, client, permissions: new Set(permissions) }
  return { by, reader }
}

test('the property met what it is about', () => {
  for (const [what, times] of Object.entries(meetings)) assert.ok(times > 0, `${what}: ${times}`)
})

type Asked = { shop: Shop; by: Client; reader: Reader; world: ShopState; call: Call }

async function judge(asked: Asked): Promise<void> {
  const { shop, by, reader, world, call } = asked
  const answer = await ask(shop, by, call)
  const said = sentence(call, reader, answer)
  const told = listReadableWords(reader, world)
  const sent = new Set(extractWords([call.path, decodeURIComponent(call.path), call.body ?? '']))
  const isForeign = (word: string) => world.words.has(word) && !told.has(word)
  const words = extractWords([answer.text, answer.headers])
  const leaked = words.filter((word) => isForeign(word) && !sent.has(word))
  assert.deepEqual(
    leaked.map((word) => whereIs(word, world)),
    [],
    said,
  )
  if (words.some((word) => world.words.has(word))) meetings.told++
  assert.ok(answer.status < 500 || isTaken(answer.text), said)
  const { resource } = call.aim
  const hidden = call.names.filter((name) => isHidden(reader, resource, name))
  if (hidden.length > 0 && call.path.startsWith(`/${resource.name}`))
    assert.ok([400, 401, 403, 404].includes(answer.status), `${hidden} is hidden. ${said}`)
  if (call.method !== 'GET') await judgeWrite(asked, said)
  const isElsewhere = call.nowhere ? !isInScope(reader, call.aim) : [...sent].some(isForeign)
  if (isElsewhere && call.nowhere !== null && !isTaken(answer.text)) await judgeTwin(asked, answer, isForeign, said)
  if (answer.undo) await judgeUndo(asked, answer.undo, said)
}

const sentence = ({ method, path, body }: Call, { company, client, permissions }: Reader, { status, text }: Got) =>
  `${method} ${decodeURIComponent(path)} ${JSON.stringify(body ?? '')} by company ${company}, client ${client}, ${
    permissions.size === allPermissions.length ? 'all' : [...permissions]
  }: ${status} ${text.slice(0, 1500)}`

/** A name that only one may have is taken whoever has it. */
const isTaken = (text: string) => text.includes('ER_DUP_ENTRY')

const whereIs = (word: string, { rowStates }: ShopState) => {
  const rowState = rowStates.find(({ row }) => extractWords(row).includes(word))
  const field = Object.entries(rowState?.row ?? {}).find(([, value]) => extractWords(value).includes(word))?.[0]
  return `${word}: ${field} of ${rowState?.resource.name} ${rowState?.id}, company ${rowState?.company}, client ${rowState?.client}, ${rowState?.isNow ? 'now' : 'then'}`
}

type Got = { status: number; text: string; headers: string; total: string | null; undo: string | null }

type Request = Pick<Call, 'method' | 'path' | 'body' | 'byTicket'>

async function ask({ url }: Shop, by: Client, { method, path, body, byTicket }: Request): Promise<Got> {
  const { ticket } = byTicket ? (await by.post('/tickets', { path: `/api${path}` })).body : {}
  const opened = ticket ? `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}` : path
  const answer = await fetch(`${url}/api${opened}`, {
    method,
    headers: {
      ...(!ticket && { authorization: `Bearer ${await by.token()}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isSheet = answer.headers.get('content-type')?.includes('spreadsheetml')
  const text = isSheet ? JSON.stringify((await readXlsx(bytes)).sheets[0]?.rows) : bytes.toString()
  const { headers, status } = answer
  const kept = [...headers].filter(([name]) => !['date', 'etag', 'x-undo'].includes(name))
  const [total, undo] = [headers.get('x-total-count'), headers.get('x-undo')]
  return { status, text, headers: JSON.stringify(kept), total, undo }
}

/** What is not yours is not found: the same request for what is nowhere gets the same answer. */
async function judgeTwin(
  { shop, by, call }: Asked,
  answer: Got,
  isForeign: (word: string) => boolean,
  said: string,
): Promise<void> {
  const nowhere = (text: string) =>
    text.replace(/[0-9a-z]{8,}/gi, (word) => (isForeign(word.toLowerCase()) ? turned(word) : word))
  const body = call.body === undefined ? undefined : JSON.parse(nowhere(JSON.stringify(call.body)))
  const twin = await ask(shop, by, { ...call, path: call.nowhere ?? nowhere(call.path), body })
  const plain = ({ status, text, total }: Got) => {
    return { status, total, text: nowhere(text).replace(/"request_id":"[^"]+"/, '') }
  }
  assert.deepEqual(plain(twin), plain(answer), `${nowhere(call.path)} is answered otherwise. ${said}`)
  meetings.twins++
}

/** What takes a write back is for its writer alone; whoever may see that user is told who it is. */
async function judgeUndo({ shop, by, reader }: Asked, undo: string, said: string): Promise<void> {
  const takeBack = (from: Client, token: string) => from.post('/audit/restore', { undo: token })
  const [strange, invented] = [await takeBack(shop.admin, undo), await takeBack(shop.admin, 'invented')]
  assert.deepEqual([strange.status, strange.body.code], [invented.status, invented.body.code], said)
  const [writer] = await shop.sql<{ surname: string }[]>`select surname from users where id = ${reader.id}`
  assert.equal(strange.body.message.includes(writer?.surname ?? ''), true, said)
  const own = await takeBack(by, undo)
  assert.notEqual(own.body.code, 'VOID', said)
  meetings.undone++
}

/** An id stays one of its table, a word a word. */
const turned = (word: string) =>
  /^[123]\d{8}$/.test(word)
    ? String(Number(word) + 5_000_000)
    : word
        .replace(/^2(?=\d{7}$)/, '4')
        .replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
        .replace(/^sek/, 'sex')

/** A write changes nothing that is not its writer's, and puts nothing where they would not see it. */
async function judgeWrite(asked: Asked, said: string): Promise<void> {
  const { shop, reader, world } = asked
  const after = await readShopState(shop.sql)
  const others = ({ rowStates }: ShopState) =>
    rowStates
      .filter((rowState) => rowState.isNow && !isInScope(reader, rowState) && rowState.id !== reader.id)
      .map(plainOf)
      .sort()
  assert.deepEqual(others(after), others(world), said)
  if (reader.client !== null) judgeCompanies(asked, after, said)
}

const isPlaced = ({ resource: { scope } }: RowState) => scope.company_id !== undefined && scope.company_id !== 'id'

/** Whoever is bound to a client changes no row's company, and what they make has their own company or none. */
function judgeCompanies({ reader, world }: Asked, after: ShopState, said: string): void {
  const nameOf = ({ resource, id }: RowState) => `${resource.name} ${id}`
  const companies = new Map(
    world.rowStates.flatMap((rowState) => (rowState.isNow ? [[nameOf(rowState), rowState.company]] : [])),
  )
  const knownNames = new Set(world.rowStates.map(nameOf))
  for (const rowState of after.rowStates.filter((one) => one.isNow && isPlaced(one))) {
    const name = nameOf(rowState)
    // A row that comes back has the company that it had.
    const isNew = !knownNames.has(name)
    if (!isNew && !companies.has(name)) continue
    assert.equal(rowState.company, isNew ? reader.company : companies.get(name), `The company of ${name}. ${said}`)
  }
}

/** The row without the names of what it refers to, which may be another's to change. */
const plainOf = ({ resource, id, row }: RowState) =>
  JSON.stringify([resource.name, id, Object.keys(resource.fields).map((name) => [row[name]])])

/** What is a client's user's own is sent to another company or client, and out of them. */
async function judgeMoves(shop: Shop, by: Client, drawn: Reader, draw: Draw): Promise<void> {
  const reader = await boundNow(shop, drawn)
  if (reader.client === null) return
  for (let n = 0; n < 3; n++) {
    const world = await readShopState(shop.sql)
    const current = world.rowStates.filter(({ isNow }) => isNow)
    const movable = current.filter(
      (rowState) => isPlaced(rowState) && isInScope(reader, rowState) && rowState.company !== null,
    )
    if (movable.length === 0) return
    await judge({ shop, by, reader, world, call: drawMove(movable, current, draw) })
    meetings.moves++
  }
}

/** What a bound user may change is changed, and taken back. */
async function judgeTextEdit(shop: Shop, by: Client, drawn: Reader, draw: Draw): Promise<void> {
  const reader = await boundNow(shop, drawn)
  if (reader.company === null && reader.client === null) return
  const world = await readShopState(shop.sql)
  const editable = world.rowStates.filter(
    (rowState) => rowState.isNow && !rowState.resource.parent && isPlaced(rowState) && isInScope(reader, rowState),
  )
  if (editable.length > 0) await judge({ shop, by, reader, world, call: drawTextEdit(editable, draw) })
}

/** Counts, pages and filters are of what is theirs. */
async function judgeCount(shop: Shop, by: Client, drawn: Reader, draw: Draw) {
  const reader = await boundNow(shop, drawn)
  const resource = draw.oneOf(
    resources.filter(({ access, parent }) => !parent && holdsAny(reader, access.read)).concat(resources.slice(0, 1)),
  )
  const world = await readShopState(shop.sql)
  const own = world.rowStates.filter(
    (rowState) => rowState.isNow && rowState.resource === resource && isInScope(reader, rowState),
  )
  const filters = Object.entries(resource.filters).flatMap(([name, forms]) =>
    forms.includes('is') && resource.fields[name]?.kind === 'ref' ? [name] : [],
  )
  const asked = filters.length > 0 && draw.maybe() ? draw.oneOf(filters) : null
  const among = world.rowStates.filter((rowState) => rowState.isNow && rowState.resource === resource)
  const value = asked && among.length > 0 ? draw.oneOf(among).row[asked] : null
  const isFiltered = asked !== null && value !== null
  const expected = isFiltered ? own.filter(({ row }) => row[asked] === value) : own
  const answer = await by.get(`/${resource.name}?page=1&per_page=1000${isFiltered ? `&${asked}=${value}` : ''}`)
  // Among what is theirs is their own account, which they may have closed, and its permissions.
  if (answer.status === 401 || answer.status === 403) return
  const rows: { id: number }[] = Array.isArray(answer.body) ? answer.body : answer.body[resource.name]
  const sorted = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort()
  const said = `${resource.name} of company ${reader.company}, client ${reader.client}, ${asked} ${value}`
  assert.deepEqual(sorted(rows), sorted(expected), said)
  assert.equal(answer.headers.get('x-total-count'), String(expected.length), said)
}

/** Who may change users may have bound themselves to a company or a client meanwhile; what bound them stays. */
async function boundNow({ sql }: Shop, reader: Reader): Promise<Reader> {
  const [row] = await sql<{ company_id: number | null; client_id: number | null }[]>`
    select company_id, client_id from users where id = ${reader.id}`
  return {
    ...reader,
    company: reader.company ?? row?.company_id ?? null,
    client: reader.client ?? row?.client_id ?? null,
  }
}

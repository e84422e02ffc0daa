import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import { readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { readPdf } from '#test/pdf.ts'
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

/** Seed of the random draws: the same seed draws the same worlds, readers and calls. */
const seed = Number(process.env.SEED_OF_RIGHTS) || Math.floor(Math.random() * 2 ** 30)

/** How often each property was really put to the test. */
type Meetings = { told: number; twins: number; undone: number; moves: number }
const meetings: Meetings = { told: 0, twins: 0, undone: 0, moves: 0 }

for (let worldIndex = 0; worldIndex < worlds; worldIndex++) {
  test(`whoever asks for whatever is told what is theirs alone, in world ${worldIndex + 1}`, async (t) => {
    t.diagnostic(`SEED_OF_RIGHTS=${seed}`)
    const server = await shop(t)
    const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), {
      seed: seed * worlds + worldIndex,
      numRuns: 1,
    })
    let used = 0
    const homes = await fillShop(server, (most) => (numbers[used++ % numbers.length] ?? 0) % Math.max(most, 1))
    const { paths } = await readApiDocument(server)
    const link = await signedLink(server)
    const property = fc.asyncProperty(fc.gen(), async (g) => {
      const draw: Draw = {
        oneOf: <T>(from: readonly T[]) => from[g(fc.nat, from.length - 1)] as T,
        below: (most) => g(fc.nat, most - 1),
        maybe: () => g(fc.boolean),
      }
      const { by, reader } = await drawReader(server, homes, draw, g)
      let world = await readShopState(server.sql)
      for (let n = 0; n < callsEach; n++) {
        const now = world.rowStates.filter(({ isNow }) => isNow)
        // An unbound reader may do everything that their permissions allow, and would empty the world.
        const isWrite = (reader.company !== null || reader.client !== null) && draw.maybe()
        const isRestore = isWrite && draw.below(4) === 0
        const call = isRestore
          ? drawRestore(world.rowStates, draw)
          : isWrite
            ? drawWrite(now, draw)
            : drawRead(paths, now, draw, link)
        await checkCall({ shop: server, by, reader, world, call })
        if (isWrite) world = await readShopState(server.sql)
      }
      await checkMoves(server, by, reader, draw)
      await checkTextEdit(server, by, reader, draw)
      await checkCount(server, by, reader, draw)
    })
    await fc.assert(property, {
      seed: seed * worlds + worldIndex,
      numRuns: readersEach,
      endOnFailure: true,
      includeErrorInReport: true,
    })
  })
}

/** Signature of one file's link, to try it on other files. */
async function signedLink({ admin, sql }: Shop): Promise<URLSearchParams> {
  const [row] = await sql<{ id: number; employee_id: number }[]>`select id, employee_id from attachments limit 1`
  const { body } = await admin.get(`/employees/${row?.employee_id}/attachments/${row?.id}`)
  return new URL(body.url, 'http://localhost').searchParams
}

async function drawReader({ asUser, sql }: Shop, homes: Owners, draw: Draw, g: fc.GeneratorValue) {
  const bondDraw = draw.below(8)
  const company = bondDraw > 2 ? draw.oneOf(homes.companies) : null
  const client = bondDraw < 5 && bondDraw > 0 ? draw.oneOf(homes.clients) : null
  const somePermissions = g(fc.subarray, [...allPermissions])
  const permissions = draw.maybe()
    ? [...allPermissions]
    : draw.maybe()
      ? somePermissions
      : allPermissions.filter((one) => !one.includes('termination'))
  const by = asUser({ ...(company && { company_id: company }), ...(client && { client_id: client }), permissions })
  await by.token()
  const [row] = await sql<{ id: number }[]>`select max(id) as id from users`
  const reader: Reader = { id: row?.id ?? 0, company, client, permissions: new Set(permissions) }
  return { by, reader }
}

test('the property met what it is about', () => {
  for (const [name, times] of Object.entries(meetings)) assert.ok(times > 0, `${name}: ${times}`)
})

type CheckedCall = { shop: Shop; by: Client; reader: Reader; world: ShopState; call: Call }

async function checkCall(checkedCall: CheckedCall): Promise<void> {
  const { shop, by, reader, world, call } = checkedCall
  const answer = await sendCall(shop, by, call)
  const description = describeCall(call, reader, answer)
  const readerWords = listReadableWords(reader, world)
  const sentWords = new Set(extractWords([call.path, decodeURIComponent(call.path), call.body ?? '']))
  const isForeign = (word: string) => world.words.has(word) && !readerWords.has(word)
  const words = extractWords([answer.text, answer.headers])
  const leakedWords = words.filter((word) => isForeign(word) && !sentWords.has(word))
  assert.deepEqual(
    leakedWords.map((word) => describeWord(word, world)),
    [],
    description,
  )
  if (words.some((word) => world.words.has(word))) meetings.told++
  assert.ok(answer.status < 500 || isTaken(answer.text), description)
  const { resource } = call.aim
  const hiddenNames = call.names.filter((name) => isHidden(reader, resource, name))
  if (hiddenNames.length > 0 && call.path.startsWith(`/${resource.name}`))
    assert.ok([400, 401, 403, 404].includes(answer.status), `${hiddenNames} is hidden. ${description}`)
  if (call.method !== 'GET') await checkWrite(checkedCall, description)
  const isAboutForeign = call.nowhere ? !isInScope(reader, call.aim) : [...sentWords].some(isForeign)
  if (isAboutForeign && call.nowhere !== null && !isTaken(answer.text))
    await checkTwin(checkedCall, answer, isForeign, description)
  if (answer.undo) await checkUndo(checkedCall, answer.undo, description)
}

const describeCall = (
  { method, path, body }: Call,
  { company, client, permissions }: Reader,
  { status, text }: CallResult,
) =>
  `${method} ${decodeURIComponent(path)} ${JSON.stringify(body ?? '')} by company ${company}, client ${client}, ${
    permissions.size === allPermissions.length ? 'all' : [...permissions]
  }: ${status} ${text.slice(0, 1500)}`

/** A unique name is refused whoever uses it. */
const isTaken = (text: string) => text.includes('ER_DUP_ENTRY')

const describeWord = (word: string, { rowStates }: ShopState) => {
  const rowState = rowStates.find(({ row }) => extractWords(row).includes(word))
  const field = Object.entries(rowState?.row ?? {}).find(([, value]) => extractWords(value).includes(word))?.[0]
  return `${word}: ${field} of ${rowState?.resource.name} ${rowState?.id}, company ${rowState?.company}, client ${rowState?.client}, ${rowState?.isNow ? 'now' : 'then'}`
}

type CallResult = { status: number; text: string; headers: string; total: string | null; undo: string | null }

type Request = Pick<Call, 'method' | 'path' | 'body' | 'byTicket'>

async function sendCall({ url }: Shop, by: Client, { method, path, body, byTicket }: Request): Promise<CallResult> {
  const { ticket } = byTicket ? (await by.post('/tickets', { path: `/api${path}` })).body : {}
  const pathWithTicket = ticket ? `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}` : path
  const answer = await fetch(`${url}/api${pathWithTicket}`, {
    method,
    headers: {
      ...(!ticket && { authorization: `Bearer ${await by.token()}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = await readText(answer.headers.get('content-type') ?? '', bytes)
  const { headers, status } = answer
  const comparedHeaders = [...headers].filter(([name]) => !['date', 'etag', 'x-undo'].includes(name))
  const [total, undo] = [headers.get('x-total-count'), headers.get('x-undo')]
  return { status, text, headers: JSON.stringify(comparedHeaders), total, undo }
}

/** The text of an answer. Cells of a printed list may be broken over lines, so that its text is taken both ways. */
async function readText(type: string, bytes: Buffer): Promise<string> {
  if (type.includes('spreadsheetml')) return JSON.stringify((await readXlsx(bytes)).sheets[0]?.rows)
  // An uploaded file is short and has no end mark: its bytes are its text.
  if (!type.includes('application/pdf') || !bytes.includes('%%EOF')) return bytes.toString()
  const [apart, joined] = await Promise.all([readPdf(new Uint8Array(bytes)), readPdf(new Uint8Array(bytes), '')])
  // The moment of printing differs from one document to the next.
  return JSON.stringify([apart.pages, joined.pages]).replace(/\d\d\/\d\d\/\d{4} ?\d\d:\d\d/g, '')
}

/** Foreign records are not found: the same request for a missing record gets the same answer. */
async function checkTwin(
  { shop, by, call }: CheckedCall,
  answer: CallResult,
  isForeign: (word: string) => boolean,
  description: string,
): Promise<void> {
  const replaceForeign = (text: string) =>
    text.replace(/[0-9a-z]{8,}/gi, (word) => (isForeign(word.toLowerCase()) ? changeWord(word) : word))
  const body = call.body === undefined ? undefined : JSON.parse(replaceForeign(JSON.stringify(call.body)))
  const twinResult = await sendCall(shop, by, { ...call, path: call.nowhere ?? replaceForeign(call.path), body })
  const normalizeResult = ({ status, text, total }: CallResult) => {
    return { status, total, text: replaceForeign(text).replace(/"request_id":"[^"]+"/, '') }
  }
  assert.deepEqual(
    normalizeResult(twinResult),
    normalizeResult(answer),
    `${replaceForeign(call.path)} is answered otherwise. ${description}`,
  )
  meetings.twins++
}

/** Only the writer may use an undo token. The writer's name is shown only to readers who may see that user. */
async function checkUndo({ shop, by, reader }: CheckedCall, undo: string, description: string): Promise<void> {
  const takeBack = (from: Client, token: string) => from.post('/audit/restore', { undo: token })
  const [strangerAnswer, inventedAnswer] = [await takeBack(shop.admin, undo), await takeBack(shop.admin, 'invented')]
  assert.deepEqual(
    [strangerAnswer.status, strangerAnswer.body.code],
    [inventedAnswer.status, inventedAnswer.body.code],
    description,
  )
  const [writer] = await shop.sql<{ surname: string }[]>`select surname from users where id = ${reader.id}`
  assert.equal(strangerAnswer.body.message.includes(writer?.surname ?? ''), true, description)
  const ownAnswer = await takeBack(by, undo)
  assert.notEqual(ownAnswer.body.code, 'VOID', description)
  meetings.undone++
}

/** An id is replaced by another id of its table, a word by another word. */
const changeWord = (word: string) =>
  /^[123]\d{8}$/.test(word)
    ? String(Number(word) + 5_000_000)
    : word
        .replace(/^2(?=\d{7}$)/, '4')
        .replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
        .replace(/^sek/, 'sex')

/** A write changes nothing out of its writer's scope, and moves nothing out of the writer's sight. */
async function checkWrite(checkedCall: CheckedCall, description: string): Promise<void> {
  const { shop, reader, world } = checkedCall
  const worldAfter = await readShopState(shop.sql)
  const listForeign = ({ rowStates }: ShopState) =>
    rowStates
      .filter((rowState) => rowState.isNow && !isInScope(reader, rowState) && rowState.id !== reader.id)
      .map(serializeThing)
      .sort()
  assert.deepEqual(listForeign(worldAfter), listForeign(world), description)
  if (reader.client !== null) checkCompanies(checkedCall, worldAfter, description)
}

const isPlaced = ({ resource: { scope } }: RowState) => scope.company_id !== undefined && scope.company_id !== 'id'

/** A reader bound to a client changes no row's company. New rows have the reader's company or none. */
function checkCompanies({ reader, world }: CheckedCall, worldAfter: ShopState, description: string): void {
  const nameOf = ({ resource, id }: RowState) => `${resource.name} ${id}`
  const companies = new Map(
    world.rowStates.flatMap((rowState) => (rowState.isNow ? [[nameOf(rowState), rowState.company]] : [])),
  )
  const knownNames = new Set(world.rowStates.map(nameOf))
  for (const rowState of worldAfter.rowStates.filter((one) => one.isNow && isPlaced(one))) {
    const name = nameOf(rowState)
    // A restored row has the company that it had before.
    const isNew = !knownNames.has(name)
    if (!isNew && !companies.has(name)) continue
    assert.equal(
      rowState.company,
      isNew ? reader.company : companies.get(name),
      `The company of ${name}. ${description}`,
    )
  }
}

/** The row without the labels of its references, which others may change. */
const serializeThing = ({ resource, id, row }: RowState) =>
  JSON.stringify([resource.name, id, Object.keys(resource.fields).map((name) => [row[name]])])

/** Tries to move rows of a bound user into another company or client, and out of their own. */
async function checkMoves(shop: Shop, by: Client, drawn: Reader, draw: Draw): Promise<void> {
  const reader = await readBoundReader(shop, drawn)
  if (reader.client === null) return
  for (let n = 0; n < 3; n++) {
    const world = await readShopState(shop.sql)
    const current = world.rowStates.filter(({ isNow }) => isNow)
    const movable = current.filter(
      (rowState) => isPlaced(rowState) && isInScope(reader, rowState) && rowState.company !== null,
    )
    if (movable.length === 0) return
    await checkCall({ shop, by, reader, world, call: drawMove(movable, current, draw) })
    meetings.moves++
  }
}

/** Changes what a bound user may change, and undoes it. */
async function checkTextEdit(shop: Shop, by: Client, drawn: Reader, draw: Draw): Promise<void> {
  const reader = await readBoundReader(shop, drawn)
  if (reader.company === null && reader.client === null) return
  const world = await readShopState(shop.sql)
  const editable = world.rowStates.filter(
    (rowState) => rowState.isNow && !rowState.resource.parent && isPlaced(rowState) && isInScope(reader, rowState),
  )
  if (editable.length > 0) await checkCall({ shop, by, reader, world, call: drawTextEdit(editable, draw) })
}

/** Counts, pages and filters cover only the reader's own records. */
async function checkCount(shop: Shop, by: Client, drawn: Reader, draw: Draw) {
  const reader = await readBoundReader(shop, drawn)
  const resource = draw.oneOf(
    resources.filter(({ access, parent }) => !parent && holdsAny(reader, access.read)).concat(resources.slice(0, 1)),
  )
  const world = await readShopState(shop.sql)
  const ownThings = world.rowStates.filter(
    (rowState) => rowState.isNow && rowState.resource === resource && isInScope(reader, rowState),
  )
  const filters = Object.entries(resource.filters).flatMap(([name, forms]) =>
    forms.includes('is') && resource.fields[name]?.kind === 'ref' ? [name] : [],
  )
  const filterName = filters.length > 0 && draw.maybe() ? draw.oneOf(filters) : null
  const candidates = world.rowStates.filter((rowState) => rowState.isNow && rowState.resource === resource)
  const value = filterName && candidates.length > 0 ? draw.oneOf(candidates).row[filterName] : null
  const isFiltered = filterName !== null && value !== null
  const expected = isFiltered ? ownThings.filter(({ row }) => row[filterName] === value) : ownThings
  const answer = await by.get(`/${resource.name}?page=1&per_page=1000${isFiltered ? `&${filterName}=${value}` : ''}`)
  // The reader may have deleted their own account or its permissions.
  if (answer.status === 401 || answer.status === 403) return
  const rows: { id: number }[] = Array.isArray(answer.body) ? answer.body : answer.body[resource.name]
  const sorted = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort()
  const description = `${resource.name} of company ${reader.company}, client ${reader.client}, ${filterName} ${value}`
  assert.deepEqual(sorted(rows), sorted(expected), description)
  assert.equal(answer.headers.get('x-total-count'), String(expected.length), description)
}

/** A reader who may change users may have bound themselves to a company or a client. Earlier bonds stay. */
async function readBoundReader({ sql }: Shop, reader: Reader): Promise<Reader> {
  const [row] = await sql<{ company_id: number | null; client_id: number | null }[]>`
    select company_id, client_id from users where id = ${reader.id}`
  return {
    ...reader,
    company: reader.company ?? row?.company_id ?? null,
    client: reader.client ?? row?.client_id ?? null,
  }
}

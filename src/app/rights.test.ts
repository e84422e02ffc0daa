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
import { readZipEntries } from '#test/zips.ts'

const shopCount = 2
const readersPerShop = 20
const callsPerReader = 12

/** Seed of the random draws: the same seed draws the same shops, readers and calls. */
const seed = Number(process.env.SEED_OF_RIGHTS) || Math.floor(Math.random() * 2 ** 30)

/** How often each kind of check really ran. */
type CheckCounts = { words: number; twins: number; undos: number; moves: number }
const checkCounts: CheckCounts = { words: 0, twins: 0, undos: 0, moves: 0 }

for (let shopIndex = 0; shopIndex < shopCount; shopIndex++) {
  test(`whoever asks for whatever is told what is theirs alone, in world ${shopIndex + 1}`, async (t) => {
    t.diagnostic(`SEED_OF_RIGHTS=${seed}`)
    const server = await shop(t)
    const [numbers = []] = fc.sample(fc.array(fc.nat(), { minLength: 200, maxLength: 200 }), {
      seed: seed * shopCount + shopIndex,
      numRuns: 1,
    })
    let drawCount = 0
    const owners = await fillShop(server, (limit) => (numbers[drawCount++ % numbers.length] ?? 0) % Math.max(limit, 1))
    const { paths } = await readApiDocument(server)
    const link = await readSignature(server)
    const property = fc.asyncProperty(fc.gen(), async (g) => {
      const draw: Draw = {
        oneOf: <T>(from: readonly T[]) => from[g(fc.nat, from.length - 1)] as T,
        below: (limit) => g(fc.nat, limit - 1),
        maybe: () => g(fc.boolean),
      }
      const { readerClient, reader } = await drawReader(server, owners, draw, g)
      let shopState = await readShopState(server.sql)
      for (let n = 0; n < callsPerReader; n++) {
        const currentRows = shopState.rowStates.filter(({ isNow }) => isNow)
        // A reader without company and client may delete every record, so such readers only read.
        const isWrite = (reader.company !== null || reader.client !== null) && draw.maybe()
        const isRestore = isWrite && draw.below(4) === 0
        const call = isRestore
          ? drawRestore(shopState.rowStates, draw)
          : isWrite
            ? drawWrite(currentRows, draw)
            : drawRead(paths, currentRows, draw, link)
        await checkCall({ shop: server, readerClient, reader, shopState, call })
        if (isWrite) shopState = await readShopState(server.sql)
      }
      await checkMoves(server, readerClient, reader, draw)
      await checkTextEdit(server, readerClient, reader, draw)
      await checkCount(server, readerClient, reader, draw)
    })
    await fc.assert(property, {
      seed: seed * shopCount + shopIndex,
      numRuns: readersPerShop,
      endOnFailure: true,
      includeErrorInReport: true,
    })
  })
}

/** Signature of one attachment's link, which calls also try on other files. */
async function readSignature({ admin, sql }: Shop): Promise<URLSearchParams> {
  const [row] = await sql<{ id: number; employee_id: number }[]>`select id, employee_id from attachments limit 1`
  const { body } = await admin.get(`/employees/${row?.employee_id}/attachments/${row?.id}`)
  return new URL(body.url, 'http://localhost').searchParams
}

async function drawReader({ asUser, sql }: Shop, owners: Owners, draw: Draw, g: fc.GeneratorValue) {
  const scopeDraw = draw.below(8)
  const company = scopeDraw > 2 ? draw.oneOf(owners.companies) : null
  const client = scopeDraw < 5 && scopeDraw > 0 ? draw.oneOf(owners.clients) : null
  const somePermissions = g(fc.subarray, [...allPermissions])
  const permissions = draw.maybe()
    ? [...allPermissions]
    : draw.maybe()
      ? somePermissions
      : allPermissions.filter((permission) => !permission.includes('termination'))
  const readerClient = asUser({
    ...(company && { company_id: company }),
    ...(client && { client_id: client }),
    permissions,
  })
  await readerClient.token()
  const [row] = await sql<{ id: number }[]>`select max(id) as id from users`
  const reader: Reader = { id: row?.id ?? 0, company, client, permissions: new Set(permissions) }
  return { readerClient, reader }
}

test('the property met what it is about', () => {
  for (const [name, times] of Object.entries(checkCounts)) assert.ok(times > 0, `${name}: ${times}`)
})

type CheckedCall = { shop: Shop; readerClient: Client; reader: Reader; shopState: ShopState; call: Call }

async function checkCall(checkedCall: CheckedCall): Promise<void> {
  const { shop, readerClient, reader, shopState, call } = checkedCall
  const answer = await sendCall(shop, readerClient, call)
  const description = describeCall(call, reader, answer)
  const readerWords = listReadableWords(reader, shopState)
  const sentWords = new Set(extractWords([call.path, decodeURIComponent(call.path), call.body ?? '']))
  const isForeign = (word: string) => shopState.words.has(word) && !readerWords.has(word)
  const words = extractWords([answer.text, answer.headers])
  const leakedWords = words.filter((word) => isForeign(word) && !sentWords.has(word))
  assert.deepEqual(
    leakedWords.map((word) => describeWord(word, shopState)),
    [],
    description,
  )
  if (words.some((word) => shopState.words.has(word))) checkCounts.words++
  assert.ok(answer.status < 500 || isTaken(answer.text), description)
  const { resource } = call.target
  const hiddenNames = call.names.filter((name) => isHidden(reader, resource, name))
  if (hiddenNames.length > 0 && call.path.startsWith(`/${resource.name}`))
    assert.ok([400, 401, 403, 404].includes(answer.status), `${hiddenNames} is hidden. ${description}`)
  if (call.method !== 'GET') await checkWrite(checkedCall, description)
  const namesForeignRecord = call.missingPath ? !isInScope(reader, call.target) : [...sentWords].some(isForeign)
  if (namesForeignRecord && call.missingPath !== null && !isTaken(answer.text))
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

/** True if a value of a unique field is taken. The refusal says so even if a foreign record has the value. */
const isTaken = (text: string) => text.includes('ER_DUP_ENTRY')

const describeWord = (word: string, { rowStates }: ShopState) => {
  const rowState = rowStates.find(({ row }) => extractWords(row).includes(word))
  const field = Object.entries(rowState?.row ?? {}).find(([, value]) => extractWords(value).includes(word))?.[0]
  return `${word}: ${field} of ${rowState?.resource.name} ${rowState?.id}, company ${rowState?.company}, client ${rowState?.client}, ${rowState?.isNow ? 'now' : 'then'}`
}

type CallResult = { status: number; text: string; headers: string; total: string | null; undo: string | null }

type Request = Pick<Call, 'method' | 'path' | 'body' | 'byTicket'>

async function sendCall(
  { url }: Shop,
  readerClient: Client,
  { method, path, body, byTicket }: Request,
): Promise<CallResult> {
  const { ticket } = byTicket ? (await readerClient.post('/tickets', { path: `/api${path}` })).body : {}
  const pathWithTicket = ticket ? `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}` : path
  const answer = await fetch(`${url}/api${pathWithTicket}`, {
    method,
    headers: {
      ...(!ticket && { authorization: `Bearer ${await readerClient.token()}` }),
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

/**
 * Text of a response, of a zip that of all its files. A PDF may break a word into lines, so its text is read with and
 * without the breaks.
 */
async function readText(type: string, bytes: Buffer): Promise<string> {
  if (type.includes('spreadsheetml')) return JSON.stringify((await readXlsx(bytes)).sheets[0]?.rows)
  if (type.includes('application/zip')) {
    const entries = await readZipEntries(bytes)
    const texts = [...entries].map(([name, content]) =>
      readText(name.endsWith('.pdf') ? 'application/pdf' : '', content),
    )
    return [...entries.keys(), ...(await Promise.all(texts))].join(' ')
  }
  // An uploaded file is short and has no end mark: its bytes are its text.
  if (!type.includes('application/pdf') || !bytes.includes('%%EOF')) return bytes.toString()
  const [spacedText, joinedText] = await Promise.all([
    readPdf(new Uint8Array(bytes)),
    readPdf(new Uint8Array(bytes), ''),
  ])
  // The time of printing differs between two documents.
  return JSON.stringify([spacedText.pages, joinedText.pages]).replace(/\d\d\/\d\d\/\d{4} ?\d\d:\d\d/g, '')
}

/** Asserts that a request for a foreign record gets the same response as one for a record that does not exist. */
async function checkTwin(
  { shop, readerClient, call }: CheckedCall,
  answer: CallResult,
  isForeign: (word: string) => boolean,
  description: string,
): Promise<void> {
  const replaceForeign = (text: string) =>
    text.replace(/[0-9a-z]{8,}/gi, (word) => (isForeign(word.toLowerCase()) ? changeWord(word) : word))
  const body = call.body === undefined ? undefined : JSON.parse(replaceForeign(JSON.stringify(call.body)))
  const twinResult = await sendCall(shop, readerClient, {
    ...call,
    path: call.missingPath ?? replaceForeign(call.path),
    body,
  })
  const normalizeResult = ({ status, text, total }: CallResult) => {
    return { status, total, text: replaceForeign(text).replace(/"request_id":"[^"]+"/, '') }
  }
  assert.deepEqual(
    normalizeResult(twinResult),
    normalizeResult(answer),
    `${replaceForeign(call.path)} is answered otherwise. ${description}`,
  )
  checkCounts.twins++
}

/** Asserts that only the writer may use an undo token, and that the refusal to an administrator names the writer. */
async function checkUndo(
  { shop, readerClient, reader }: CheckedCall,
  undo: string,
  description: string,
): Promise<void> {
  const undoAs = (client: Client, token: string) => client.post('/audit/restore', { undo: token })
  const [strangerAnswer, inventedAnswer] = [await undoAs(shop.admin, undo), await undoAs(shop.admin, 'invented')]
  assert.deepEqual(
    [strangerAnswer.status, strangerAnswer.body.code],
    [inventedAnswer.status, inventedAnswer.body.code],
    description,
  )
  const [writer] = await shop.sql<{ surname: string }[]>`select surname from users where id = ${reader.id}`
  assert.equal(strangerAnswer.body.message.includes(writer?.surname ?? ''), true, description)
  const ownAnswer = await undoAs(readerClient, undo)
  assert.notEqual(ownAnswer.body.code, 'VOID', description)
  checkCounts.undos++
}

/** Replaces an id by another id of the same table, and a word by another word; none of them is in the shop. */
const changeWord = (word: string) =>
  /^[123]\d{8}$/.test(word)
    ? String(Number(word) + 5_000_000)
    : word
        .replace(/^2(?=\d{7}$)/, '4')
        .replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
        .replace(/^sek/, 'sex')

/** Asserts that a write changes no record outside of the writer's scope, and moves none out of it. */
async function checkWrite(checkedCall: CheckedCall, description: string): Promise<void> {
  const { shop, reader, shopState } = checkedCall
  const stateAfter = await readShopState(shop.sql)
  const listForeign = ({ rowStates }: ShopState) =>
    rowStates
      .filter((rowState) => rowState.isNow && !isInScope(reader, rowState) && rowState.id !== reader.id)
      .map(serializeRow)
      .sort()
  assert.deepEqual(listForeign(stateAfter), listForeign(shopState), description)
  if (reader.client !== null) checkCompanies(checkedCall, stateAfter, description)
}

const hasCompanyField = ({ resource: { scope } }: RowState) =>
  scope.company_id !== undefined && scope.company_id !== 'id'

/** Asserts that a user of a client changes no record's company, and that new records have the user's company. */
function checkCompanies({ reader, shopState }: CheckedCall, stateAfter: ShopState, description: string): void {
  const nameOf = ({ resource, id }: RowState) => `${resource.name} ${id}`
  const companies = new Map(
    shopState.rowStates.flatMap((rowState) => (rowState.isNow ? [[nameOf(rowState), rowState.company]] : [])),
  )
  const earlierNames = new Set(shopState.rowStates.map(nameOf))
  for (const rowState of stateAfter.rowStates.filter((state) => state.isNow && hasCompanyField(state))) {
    const name = nameOf(rowState)
    // A restored row is not new, and has the company that it had before.
    const isNew = !earlierNames.has(name)
    if (!isNew && !companies.has(name)) continue
    assert.equal(
      rowState.company,
      isNew ? reader.company : companies.get(name),
      `The company of ${name}. ${description}`,
    )
  }
}

/** The row as text, without labels of other records, which may change. */
const serializeRow = ({ resource, id, row }: RowState) =>
  JSON.stringify([resource.name, id, Object.keys(resource.fields).map((name) => [row[name]])])

/** As a user of a client, tries to move rows into another company or client, or into none. */
async function checkMoves(shop: Shop, readerClient: Client, drawnReader: Reader, draw: Draw): Promise<void> {
  const reader = await readBoundReader(shop, drawnReader)
  if (reader.client === null) return
  for (let n = 0; n < 3; n++) {
    const shopState = await readShopState(shop.sql)
    const currentRows = shopState.rowStates.filter(({ isNow }) => isNow)
    const movableRows = currentRows.filter(
      (rowState) => hasCompanyField(rowState) && isInScope(reader, rowState) && rowState.company !== null,
    )
    if (movableRows.length === 0) return
    await checkCall({ shop, readerClient, reader, shopState, call: drawMove(movableRows, currentRows, draw) })
    checkCounts.moves++
  }
}

/** As a user of a company or client, changes a text of a row, and undoes it. */
async function checkTextEdit(shop: Shop, readerClient: Client, drawnReader: Reader, draw: Draw): Promise<void> {
  const reader = await readBoundReader(shop, drawnReader)
  if (reader.company === null && reader.client === null) return
  const shopState = await readShopState(shop.sql)
  const editableRows = shopState.rowStates.filter(
    (rowState) =>
      rowState.isNow && !rowState.resource.parent && hasCompanyField(rowState) && isInScope(reader, rowState),
  )
  if (editableRows.length > 0)
    await checkCall({ shop, readerClient, reader, shopState, call: drawTextEdit(editableRows, draw) })
}

/** Asserts that lists, filters and counts contain exactly the records within the reader's scope. */
async function checkCount(shop: Shop, readerClient: Client, drawnReader: Reader, draw: Draw) {
  const reader = await readBoundReader(shop, drawnReader)
  const resource = draw.oneOf(
    resources.filter(({ access, parent }) => !parent && holdsAny(reader, access.read)).concat(resources.slice(0, 1)),
  )
  const shopState = await readShopState(shop.sql)
  const ownRows = shopState.rowStates.filter(
    (rowState) => rowState.isNow && rowState.resource === resource && isInScope(reader, rowState),
  )
  const filters = Object.entries(resource.filters).flatMap(([name, forms]) =>
    forms.includes('is') && resource.fields[name]?.kind === 'ref' ? [name] : [],
  )
  const filterName = filters.length > 0 && draw.maybe() ? draw.oneOf(filters) : null
  const candidates = shopState.rowStates.filter((rowState) => rowState.isNow && rowState.resource === resource)
  const value = filterName && candidates.length > 0 ? draw.oneOf(candidates).row[filterName] : null
  const isFiltered = filterName !== null && value !== null
  const expectedRows = isFiltered ? ownRows.filter(({ row }) => row[filterName] === value) : ownRows
  const answer = await readerClient.get(
    `/${resource.name}?page=1&per_page=1000${isFiltered ? `&${filterName}=${value}` : ''}`,
  )
  // By an earlier call the reader may have deleted their own account or permissions.
  if (answer.status === 401 || answer.status === 403) return
  const rows: { id: number }[] = Array.isArray(answer.body) ? answer.body : answer.body[resource.name]
  const sortIds = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort()
  const description = `${resource.name} of company ${reader.company}, client ${reader.client}, ${filterName} ${value}`
  assert.deepEqual(sortIds(rows), sortIds(expectedRows), description)
  assert.equal(answer.headers.get('x-total-count'), String(expectedRows.length), description)
}

/** The reader with the account's current company and client, which an earlier call may have set. */
async function readBoundReader({ sql }: Shop, reader: Reader): Promise<Reader> {
  const [row] = await sql<{ company_id: number | null; client_id: number | null }[]>`
    select company_id, client_id from users where id = ${reader.id}`
  return {
    ...reader,
    company: reader.company ?? row?.company_id ?? null,
    client: reader.client ?? row?.client_id ?? null,
  }
}

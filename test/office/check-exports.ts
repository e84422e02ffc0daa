import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDemoShop } from '#test/guide/demo-shop.ts'
import { expectedAudit, expectedRow, type Format, type Language, lists } from '#test/office/expected.ts'
import { type OfficeCell, officeVersion, opened } from '#test/office/libre-office.ts'

const formats: readonly Format[] = ['xlsx', 'csv']
const languages: readonly Language[] = ['es', 'en']

/** Texts that a spreadsheet would like to take for something else. */
const hostile = [
  ...['=1+1', '+5491122334455', '-1', '@SUM(A1)', "'=1", '007', '1e5', '1/2', '2026-01-01', '12:30', 'TRUE', '#N/A'],
  ...['"', 'una; "dos", tres', '_x0041_', '<b>&amp;', 'Ñandú ünïcödé 日本 🙂', '1.249,50', '50%', 'NULL'],
]

/**
 * Has LibreOffice open the exports of a demo shop with hostile texts, in two languages and both formats, and compares
 * every cell with the API's answer: texts as texts, figures as figures, days as days.
 */
export async function checkExports(): Promise<void> {
  console.log(await officeVersion())
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  const shop = await startDemoShop()
  try {
    await shop.ready()
    const api = await signedIn(shop)
    await fill(api)
    for (const language of languages) for (const format of formats) await compare(api, folder, { language, format })
  } finally {
    await shop.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Api = (method: string, at: string, given?: { body?: object; language?: Language }) => Promise<Response>

async function signedIn({ url, account }: Awaited<ReturnType<typeof startDemoShop>>): Promise<Api> {
  let token = ''
  const api: Api = async (method, at, { body, language = 'es' } = {}) => {
    const answer = await fetch(`${url}/api/${at}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(answer.ok, `${method} ${at}: ${answer.status} ${answer.ok || (await answer.text())}`)
    return answer
  }
  token = (await (await api('POST', 'auth/login', { body: account })).json()).token
  return api
}

async function fill(api: Api): Promise<void> {
  const [{ id: category_id }] = await (await api('GET', 'categories')).json()
  for (const [at, name] of hostile.entries()) {
    const description = `${name}\n${name}`
    await api('POST', 'products', { body: { name, description, category_id, price: 1249.5 + at, code: `00${at}` } })
  }
  await api('POST', 'employees', {
    body: { surname: 'Ñáñez', name: '=1+1', employee_file_number: '0007', birth_date: '1900-01-31', children: 0 },
  })
}

async function compare(api: Api, folder: string, asked: { language: Language; format: Format }): Promise<void> {
  const { language, format } = asked
  const exported = async (list: string, query: string) => {
    const file = path.join(folder, `${list}-${language}.${format}`)
    const answer = await api('GET', `${list}/export.${format}?${query}`, { language })
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
    return (await opened(folder, file, language)).slice(1)
  }
  for (const [list, columns] of Object.entries(lists)) {
    const answer = await (await api('GET', `${list}?sort=id&page=1&per_page=1000`, { language })).json()
    const rows: Record<string, unknown>[] = Array.isArray(answer) ? answer : answer[list]
    const found = await exported(list, `sort=id&fields=${Object.keys(columns)}`)
    const expected = rows.map((row) => expectedRow(columns, row, asked))
    tell(`${list}, ${language}, ${format}`, found, expected)
  }
  const lines = await (await api('GET', 'audit', { language })).json()
  const withoutWords = (row: OfficeCell[]) => row.filter((_, at) => at !== 3 && at !== 5)
  const found = await exported('audit', '')
  assert.ok(found.every((row) => row[3] !== null && row[5] !== null))
  tell(`audit, ${language}, ${format}`, found.map(withoutWords), expectedAudit(lines, asked))
}

function tell(what: string, found: OfficeCell[][], expected: OfficeCell[][]): void {
  assert.ok(expected.length > 0, `${what} has no rows`)
  assert.deepEqual(found, expected, what)
  console.log(`✔ ${what}: ${expected.length} rows, ${expected.flat().length} cells`)
}

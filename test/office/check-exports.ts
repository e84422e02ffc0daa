import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDemoShop } from '#test/guide/demo-shop.ts'
import { comparedLists, expectAuditRows, expectRow, type Format, type Language } from '#test/office/expected-cells.ts'
import { type OfficeCell, openInOffice, readOfficeVersion } from '#test/office/libre-office.ts'

const formats: readonly Format[] = ['xlsx', 'csv']
const languages: readonly Language[] = ['es', 'en']

/** Texts that a spreadsheet may take for formulas, numbers or days. */
const hostileTexts = [
  ...['=1+1', '+5491122334455', '-1', '@SUM(A1)', "'=1", '007', '1e5', '1/2', '2026-01-01', '12:30', 'TRUE', '#N/A'],
  ...['"', 'una; "dos", tres', '_x0041_', '<b>&amp;', 'Ñandú ünïcödé 日本 🙂', '1.249,50', '50%', 'NULL'],
]

/**
 * LibreOffice opens the exports of a demo shop with hostile texts, in two languages and both formats. Every cell must
 * equal the API's answer: texts as texts, numbers as numbers, days as days.
 */
export async function checkExports(): Promise<void> {
  console.log(await readOfficeVersion())
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  const shop = await startDemoShop()
  try {
    await shop.ready()
    const api = await signIn(shop)
    await createRecords(api)
    for (const language of languages)
      for (const format of formats) await compareExport(api, folder, { language, format })
  } finally {
    await shop.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Api = (method: string, path: string, options?: { body?: object; language?: Language }) => Promise<Response>

async function signIn({ url, account }: Awaited<ReturnType<typeof startDemoShop>>): Promise<Api> {
  let token = ''
  const api: Api = async (method, path, { body, language = 'es' } = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    assert.ok(response.ok, `${method} ${path}: ${response.status} ${response.ok || (await response.text())}`)
    return response
  }
  token = (await (await api('POST', 'auth/login', { body: account })).json()).token
  return api
}

async function createRecords(api: Api): Promise<void> {
  const [{ id: category_id }] = await (await api('GET', 'categories')).json()
  for (const [index, name] of hostileTexts.entries()) {
    const description = `${name}\n${name}`
    await api('POST', 'products', {
      body: { name, description, category_id, price: 1249.5 + index, code: `00${index}` },
    })
  }
  await api('POST', 'employees', {
    body: { surname: 'Ñáñez', name: '=1+1', employee_file_number: '0007', birth_date: '1900-01-31', children: 0 },
  })
}

async function compareExport(api: Api, folder: string, reading: { language: Language; format: Format }): Promise<void> {
  const { language, format } = reading
  const readExport = async (list: string, query: string) => {
    const file = path.join(folder, `${list}-${language}.${format}`)
    const response = await api('GET', `${list}/export.${format}?${query}`, { language })
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()))
    return (await openInOffice(folder, file, language)).slice(1)
  }
  for (const [list, columns] of Object.entries(comparedLists)) {
    const body = await (await api('GET', `${list}?sort=id&page=1&per_page=1000`, { language })).json()
    const rows: Record<string, unknown>[] = Array.isArray(body) ? body : body[list]
    const openedRows = await readExport(list, `sort=id&fields=${Object.keys(columns)}`)
    const expectedRows = rows.map((row) => expectRow(columns, row, reading))
    assertSameRows(`${list}, ${language}, ${format}`, openedRows, expectedRows)
  }
  const entries = await (await api('GET', 'audit', { language })).json()
  const withoutTexts = (row: OfficeCell[]) => row.filter((_, index) => index !== 3 && index !== 5)
  const openedRows = await readExport('audit', '')
  assert.ok(openedRows.every((row) => row[3] !== null && row[5] !== null))
  assertSameRows(`audit, ${language}, ${format}`, openedRows.map(withoutTexts), expectAuditRows(entries, reading))
}

function assertSameRows(title: string, openedRows: OfficeCell[][], expectedRows: OfficeCell[][]): void {
  assert.ok(expectedRows.length > 0, `${title} has no rows`)
  assert.deepEqual(openedRows, expectedRows, title)
  console.log(`✔ ${title}: ${expectedRows.length} rows, ${expectedRows.flat().length} cells`)
}

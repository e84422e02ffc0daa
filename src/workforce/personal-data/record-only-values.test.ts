import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { permissions as allPermissions } from '#src/app/modules/permission-groups.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { readApiDocument } from '#test/api-document.ts'
import { type Client, createClient } from '#test/client.ts'
import { buildEmployeeValues } from '#test/employees.ts'
import { shop } from '#test/harness.ts'
import { uploadRows } from '#test/imports.ts'
import { readPdf } from '#test/pdf.ts'
import { startSecondInstance } from '#test/second-instance.ts'

/** Health and bank data that stand nowhere else, as they were first and as they are now. */
const [formerValues, currentValues] = ['Zqx1', 'Zqx2'].map((word) => ({
  health_insurance: `${word} Salud`,
  salary_bank_name: `${word} Banco`,
  salary_account_number: `${word}-111`,
  fund_bank_name: `${word} Fondo`,
  fund_account_number: `${word}-222`,
}))
const salaryCbu = '0110001300000000001232'
const fundCbu = '2850590940090418135201'
const privatePattern = new RegExp(`zqx|${salaryCbu}|${fundCbu}`, 'i')

/** Addresses of the record itself: it and its history, printed and as an archive, are where these values stand. */
const recordAddresses = ['', '/history', '/file.pdf', '/personal-data.zip'].map((end) => `/api/employees/{id}${end}`)

/** Exports take a process each, so only those that could hold an employee's values are asked for. */
const isAskedFor = (path: string) =>
  !recordAddresses.includes(path) &&
  (!/export\.|\.xlsx|\.pdf/.test(path) || /\/(employees|trainings|qualities|audit)\b/.test(path))

async function readAnswerText(url: string, path: string, token: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  const type = answer.headers.get('content-type') ?? ''
  const bytes = await answer.bytes()
  const text = type.includes('spreadsheetml')
    ? JSON.stringify((await readXlsx(bytes)).sheets.map(({ rows }) => rows))
    : type.includes('application/pdf')
      ? (await readPdf(bytes, '')).pages.join(' ')
      : new TextDecoder().decode(bytes)
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])} ${text}` }
}

test('health and bank data stand in the record and its history, and nowhere else', async (t) => {
  const world = await shop(t)
  const instance = await startSecondInstance(t, world, { logLevel: 'trace' })
  const sensitiveNames = Object.entries(employees.fields).flatMap(([name, field]) => (field.isSensitive ? [name] : []))
  const privateNames = sensitiveNames.filter((name) => employees.fields[name]?.isRecordOnly)
  assert.deepEqual(
    sensitiveNames.filter((name) => !privateNames.includes(name)),
    ['medical_check_expiration'],
  )
  const cbus = { salary_cbu: salaryCbu, fund_cbu: fundCbu }
  const { body: employee } = await instance.admin.post('/employees', buildEmployeeValues({ ...formerValues, ...cbus }))
  const change = await instance.admin.patch(`/employees/${employee.id}`, { ...currentValues, ...cbus })
  assert.deepEqual([change.status, change.body.salary_cbu], [200, salaryCbu])
  const { body: leaver } = await instance.admin.post('/employees', {
    ...buildEmployeeValues({ employee_file_number: '2' }),
    ...formerValues,
  })
  await instance.admin.delete(`/employees/${leaver.id}`)

  const readerPermissions = allPermissions.filter((permission) => permission !== 'update_employees')
  const reader = world.as(...readerPermissions)
  const token = (await reader.token()) ?? ''
  const { paths } = await readApiDocument(world)
  const fillPath = (path: string, text: string) =>
    path
      .replace('{parent}', String(employee.id))
      .replace('{id}', path.includes('/employees/{id}') ? String(employee.id) : '1')
      .replace('{text}', encodeURIComponent(text))
      .replace('{name}', 'none')
  const leaks: string[] = []
  const read = async (path: string) => {
    const { status, text } = await readAnswerText(instance.url, path, token)
    if (privatePattern.test(text)) leaks.push(`${status} ${path}`)
    return { status, text }
  }
  let askedCount = 0
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || !isAskedFor(path)) continue
    askedCount++
    const filledPath = fillPath(path, 'Quiroga')
    await read(filledPath)
    const names = (get.parameters ?? []).map(({ name }: { name: string }) => name)
    if (!path.includes('employees')) continue
    if (names.includes('fields')) {
      const { status } = await read(`${filledPath}?fields=surname,${privateNames.join()}`)
      // A neighbor is told by its id alone.
      if (/^\/api\/employees($|\/search|\/export)/.test(path)) assert.equal(status, 403, path)
    }
    if (path === '/api/employees/search/{text}')
      for (const value of ['Zqx2', salaryCbu]) {
        const { body } = await createClient(instance.url, async () => token).get(`/employees/search/${value}`)
        assert.deepEqual(body, [])
      }
  }
  assert.ok(askedCount > 60, String(askedCount))
  assert.deepEqual(leaks, [])

  const readerClient = createClient(instance.url, async () => token)
  assert.deepEqual((await readerClient.get('/employees?q=Zqx2')).body, [])
  assert.match(JSON.stringify((await readerClient.get(`/employees/${employee.id}`)).body), privatePattern)
  assert.match(JSON.stringify((await readerClient.get(`/employees/${employee.id}/history`)).body), privatePattern)
  await assertRefusalsAreSilent(instance.admin, employee.id)
  const { body: namedList } = await instance.admin.get('/employees?fields=surname,health_insurance')
  assert.deepEqual(
    namedList.map((row: Record<string, unknown>) => row['health_insurance']),
    [currentValues?.health_insurance],
  )
  assert.doesNotMatch(JSON.stringify((await instance.admin.get('/employees')).body), privatePattern)
  assert.doesNotMatch(instance.readLog(), privatePattern)
})

/** Refused writes and wrong cells of a sheet say what is wrong, without the value. */
async function assertRefusalsAreSilent(officer: Client, id: number): Promise<void> {
  const wrongValues = { salary_cbu: 'Zqx3', fund_bank_name: `Zqx4${'x'.repeat(100)}`, dni: '1' }
  const refusal = await officer.patch(`/employees/${id}`, wrongValues)
  assert.deepEqual(Object.keys(refusal.body.fields).sort(), Object.keys(wrongValues).sort())
  assert.doesNotMatch(JSON.stringify(refusal.body), privatePattern)
  const { id: importId, suggested } = await uploadRows(officer, [
    ['Legajo', 'Apellido', 'Nombre', 'CBU', 'Obra social'],
    ['9', 'Sosa', 'Leo', 'Zqx3', 'Zqx4'],
  ])
  await officer.post(`/imports/${importId}/preview`, { resource: 'employees', mapping: suggested.employees })
  const { body: sheetImport } = await officer.get(`/imports/${importId}`)
  assert.equal(sheetImport.errors[0].field, 'salary_cbu')
  assert.doesNotMatch(JSON.stringify(sheetImport.errors), privatePattern)
}

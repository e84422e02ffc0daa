import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { clerk, clients, companies, companyUser } from '#seeds/directory.ts'
import { employees } from '#seeds/employees.ts'
import { events } from '#seeds/events.ts'
import { drawingName } from '#seeds/finishes.ts'
import { generalData } from '#seeds/general-data.ts'
import { messages } from '#seeds/inbox.ts'
import { products } from '#seeds/products.ts'
import { ppes, qualityItems, trainingItems } from '#seeds/safety.ts'
import { categories, colors, parameters } from '#seeds/shop.ts'
import { demoSignature } from '#seeds/signatures.ts'
import { events as eventResource } from '#src/agenda/events/events.ts'
import { drawingsFolder, readDrawingProperties } from '#src/app/first-run/demo-pictures.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { categories as categoryResource } from '#src/catalog/categories.ts'
import { colors as colorResource } from '#src/catalog/colors.ts'
import { parameters as parameterResource } from '#src/catalog/parameters/parameters.ts'
import { products as productResource } from '#src/catalog/products/products.ts'
import { clients as clientResource } from '#src/directory/clients.ts'
import { companies as companyResource } from '#src/directory/companies.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildWriteSchema } from '#src/resource/schema.ts'
import { qualityItems as qualityResource, trainingItems as trainingResource } from '#src/safety/certification-items.ts'
import { ppes as ppeResource } from '#src/safety/ppes.ts'
import { parseStrokes } from '#src/safety/signing/strokes.ts'
import { cleanAndCheckContact } from '#src/storefront/contact/contact-message.ts'
import { generalData as generalDataResources } from '#src/workforce/general-data/general-data.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'
import { employees as employeeResource } from '#src/workforce/record/employees.ts'

const day = '2026-11-22'
const staffRows = employees(day)

/** Asserts that the resource's schema accepts a seed and does not change it: seeds are in the form of stored values. */
function assertPassesChecks(resource: Resource, row: Record<string, unknown>, label: unknown) {
  const isChecked = (name: string) => name !== 'image' && resource.fields[name]?.readOnly !== true
  const fields = Object.fromEntries(Object.entries(row).filter(([name]) => name in resource.fields && isChecked(name)))
  const result = buildWriteSchema(resource, 'create').safeParse(fields)
  assert.ok(result.success, `${label}: ${JSON.stringify(result.error?.issues)}`)
  for (const [name, value] of Object.entries(fields)) assert.deepEqual(result.data[name], value, `${label}: ${name}`)
}

test('every row passes the checks of its own resource', () => {
  for (const product of products) assertPassesChecks(productResource, { ...product, category_id: 1 }, product.name)
  for (const [name, { description }] of Object.entries(categories))
    assertPassesChecks(categoryResource, { name, description }, name)
  for (const [name, color_code] of Object.entries(colors)) assertPassesChecks(colorResource, { name, color_code }, name)
  assertPassesChecks(parameterResource, parameters, 'parameters')
  for (const client of clients) assertPassesChecks(clientResource, client, client.name)
  for (const company of companies) assertPassesChecks(companyResource, company, company.name)
  for (const employee of staffRows) assertPassesChecks(employeeResource, employee, employee.surname)
  for (const ppe of ppes) assertPassesChecks(ppeResource, ppe, ppe.name)
  for (const item of trainingItems) assertPassesChecks(trainingResource, item, item.name)
  for (const event of events) assertPassesChecks(eventResource, { ...event, start: day }, event.title)
  for (const item of qualityItems) assertPassesChecks(qualityResource, item, item.name)
})

test('every kind of general data has rows that pass its checks, and an item is needed by titles that are there', () => {
  const lists: Record<string, readonly { name: string; description: string | null }[]> = generalData
  for (const resource of generalDataResources) {
    const rows = lists[resource.name] ?? []
    assert.ok(rows.length > 0, resource.name)
    for (const row of rows) assertPassesChecks(resource, row, row.name)
  }
  const titles = generalData.job_titles.map(({ name }) => name)
  for (const { name, job_titles } of [...ppes, ...trainingItems, ...qualityItems])
    for (const title of job_titles) assert.ok(titles.includes(title), `${name}: ${title}`)
})

test('forty people are in every state: at work, on trial, leaving, gone, gone and back, with what expires', () => {
  assert.equal(staffRows.length, 40)
  const assertSome = (condition: (employee: (typeof staffRows)[number]) => boolean) =>
    assert.ok(staffRows.some(condition), String(condition))
  assertSome(({ active }) => !active)
  assertSome(({ termination_date }) => termination_date !== null && termination_date < day)
  assertSome(({ termination_date }) => termination_date === day)
  assertSome(({ termination_date }) => termination_date !== null && termination_date > day)
  assertSome(({ contract_type }) => contract_type === 'Período de prueba')
  assertSome(({ earlier }) => earlier !== null)
  assertSome(({ birth_date }) => birth_date.slice(5) === day.slice(5))
  for (const date of ['driver_expiration_date', 'medical_check_expiration'] as const) {
    assertSome((employee) => employee[date] !== null && employee[date] < day)
    assertSome((employee) => employee[date] !== null && employee[date] > day)
  }
  for (const { cuil, dni, birth_date, admission_date, earlier } of staffRows) {
    assert.deepEqual(findFieldConflicts({ cuil, dni, birth_date, admission_date }, { cuil, birth_date }), {})
    assert.ok(earlier === null || String(earlier[1]) < admission_date)
  }
})

test('no two products have one code, nor one name and capacity', () => {
  const codes = products.flatMap(({ code }) => (code ? [code.toLowerCase()] : []))
  const names = products.map(({ name, capacity }) => `${name} ${capacity}`)
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(new Set(names).size, names.length)
})

test('every category has products, and every colour is worn by some', () => {
  for (const name of Object.keys(categories))
    assert.ok(
      products.some(({ category }) => category === name),
      name,
    )
  for (const name of Object.keys(colors))
    assert.ok(
      products.some((product) => product.colors.some((color) => color === name)),
      name,
    )
})

test('a product has one to four pictures, none of them twice', () => {
  for (const { name, pictures } of products) {
    assert.ok(pictures.length >= 1 && pictures.length <= 4, name)
    assert.equal(new Set(pictures).size, pictures.length, name)
  }
})

test('what is drawn is what is shown, no more and no less', async () => {
  const shownDrawings = [
    ...products.flatMap(({ pictures }) => pictures),
    ...Object.values(categories).map(({ picture }) => picture),
  ]
  const names = [
    ...new Set([...shownDrawings.map(drawingName), ...[...clients, ...companies].map(({ logo }) => logo)]),
  ].sort()
  assert.deepEqual(Object.keys(await readDrawingProperties()).sort(), names)
  assert.deepEqual(
    readdirSync(drawingsFolder)
      .filter((name) => name !== 'drawn.json')
      .sort(),
    names,
  )
})

test('messages read like those of the contact form, and some are still unread', () => {
  for (const message of messages) assert.deepEqual(cleanAndCheckContact(message).problems, {}, message.name)
  assert.deepEqual([...new Set(messages.map(({ read }) => read))], [true, false])
})

test('the clerk and the company’s user hold permissions that exist, and none over people; the company is there', () => {
  assert.deepEqual(
    [...clerk.permissions, ...companyUser.permissions].filter((name) => !permissions.includes(name)),
    [],
  )
  assert.ok(companies.some(({ name }) => name === companyUser.company))
  assert.deepEqual(
    clerk.permissions.filter((name) => /users|permissions|companies|clients/.test(name)),
    [],
  )
})

test('each person of the demo signs in their own way, and the strokes are a signature', () => {
  const signatures = [1, 2, 3].map(demoSignature)
  for (const strokes of signatures) assert.deepEqual(parseStrokes(strokes), strokes)
  assert.equal(new Set(signatures.map((strokes) => JSON.stringify(strokes))).size, 3)
})

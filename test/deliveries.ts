import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { readPdf } from '#test/pdf.ts'

/** Permissions of a safety officer. */
export const officerPermissions = [
  ...['see_ppe_deliveries', 'create_ppe_deliveries', 'update_ppe_deliveries', 'delete_ppe_deliveries'],
  ...['print_ppe_deliveries', 'see_employees', 'see_ppes'],
]

/** A signature that fits its box: a wave of 40 points. `seed` tells two apart. */
export const drawStrokes = (seed = 0): [number, number, number][][] => [
  Array.from({ length: 40 }, (_, index) => [
    200 + index * 80,
    Math.round(2000 + 900 * Math.sin(index / 2 + seed)),
    index * 16,
  ]),
]

/**
 * A shop with a company, a title, two items that the title needs, and two people of that title. Gloves last six months
 * and have sizes, of which the first person has one.
 */
export async function openShopWithEquipment(t: TestContext, env: Record<string, string> = {}) {
  const world = await shop(t, env)
  return { ...world, ...(await stockEquipment(world)), officer: world.as(...officerPermissions) }
}

/** Creates the rows of `openShopWithEquipment` in a shop. */
export async function stockEquipment({ make }: Shop) {
  const company = await make.company({
    name: 'Mostrador S.R.L.',
    cuit: '30712345671',
    address_street: 'San Martín',
    address_number: '742',
    city: 'Paraná',
    zip_code: 'E3100AAR',
    province: 'Entre Ríos',
  })
  const title = await make.job_title({ name: 'Técnica de laboratorio', description: 'Diagnóstico y soldadura' })
  const gloves = await make.ppe({
    name: 'Guantes antiestáticos',
    useful_life_months: 6,
    brand: 'Lince',
    model: 'ESD-PU',
    certification: 'IRAM 3609',
    sizes: ['7', '8'],
    job_title_ids: [title.id],
  })
  const apron = await make.ppe({ name: 'Delantal ESD', job_title_ids: [title.id] })
  const person = (values: object) => make.employee({ job_title_id: title.id, company_id: company.id, ...values })
  const ayelen = await person({ surname: 'Quiroga', name: 'Ayelén', ppe_sizes: [{ ppe_id: gloves.id, size: '8' }] })
  const bruno = await person({ surname: 'Santillán', name: 'Bruno' })
  return { company, title, gloves, apron, ayelen, bruno }
}

type Delivery = { id: number; updated_at: string }

/** Signs deliveries as they were answered. */
export const signOnGlass = (
  client: Shop['admin'],
  deliveries: readonly Delivery[],
  strokes = drawStrokes(),
  headers: Record<string, string> = {},
) => {
  const seen = Object.fromEntries(deliveries.map(({ id, updated_at: stamp }) => [id, stamp]))
  return client.post('/ppe_deliveries/sign', { ids: deliveries.map(({ id }) => id), seen, strokes }, headers)
}

/** A code as it is printed. */
export const printedCode = /[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){3}/

/** Prints the record of a person, and returns the code at its foot. */
export async function printRecordAndReadCode(
  { url, admin }: Pick<Shop, 'url' | 'admin'>,
  employeeId: number,
): Promise<string> {
  const answer = await fetch(`${url}/api/ppe_deliveries/print?employee_id=${employeeId}`, {
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const [code] = printedCode.exec(pages[0] ?? '') ?? []
  assert.ok(code)
  return code
}

/** Changes rows as somebody does who has the whole database: the trigger that keeps signed deliveries is off. */
export async function tamper({ sql }: Pick<Shop, 'sql'>, statement: string): Promise<void> {
  await sql.query(`alter table ppe_deliveries disable trigger user; ${statement};
    alter table ppe_deliveries enable trigger user`)
}

import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { Client } from '#test/client.ts'
import { signOnGlass } from '#test/deliveries.ts'
import { toCsv, uploadFile, waitUntilOver } from '#test/imports.ts'

type Row = { id: number; updated_at: string }
type Body = Record<string, unknown>

/**
 * Creates, changes and deletes rows of every kind through a version's API, with pictures, attachments and imports. No
 * value depends on the date. Paths that the version lacks are skipped.
 */
export async function makeRows(client: Client): Promise<void> {
  const send = createSender(client)
  const category = await send('/categories', { name: 'Teléfonos', description: 'Nuevos y usados' })
  const accessories = await send('/categories', { name: 'Accesorios', description: 'Fundas y cargadores' })
  const colors = [
    await send('/colors', { name: 'Grafito', color_code: '#3a3a3c' }),
    await send('/colors', { name: 'Ñandú', color_code: '#8b7355' }),
  ]
  const phone = await send('/products', await productForm(category, colors))
  await send(`/products/${phone?.id}`, { price: '1399.90', updated_at: phone?.updated_at }, 'put')
  await send('/products', { name: 'Funda "Río"', description: 'De silicona', price: 10, category_id: accessories?.id })
  const deletedProduct = await send('/products', {
    name: 'Cable',
    description: 'Un metro',
    price: 5,
    category_id: accessories?.id,
  })
  await send(`/products/${deletedProduct?.id}`, undefined, 'delete')
  await send('/parameters', { email: 'hola@example.com', phone: '(0343) 555-0142' })
  await send('/contact/send', { name: 'Luz', email: 'luz@example.com', message: '¿Tienen repuestos?\nGracias.' })
  await makePeople(send, client)
  await makeImports(client)
}

type Send = ReturnType<typeof createSender>

function createSender(client: Client) {
  return async (path: string, body?: Body | FormData, method: 'post' | 'put' | 'delete' = 'post') => {
    const answer = method === 'delete' ? await client.delete(path) : await client[method](path, body)
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as Row
  }
}

async function productForm(category: Row | undefined, colors: (Row | undefined)[]): Promise<FormData> {
  const picture = { width: 40, height: 40, channels: 3 as const, background: '#336699' }
  const form = new FormData()
  form.append('name', 'iPhone 17')
  form.append('description', 'En caja cerrada.\nUn año de garantía.')
  form.append('price', '1249.50')
  form.append('capacity', '256 GB')
  form.append('category_id', String(category?.id))
  form.append('colorIds', JSON.stringify(colors.map((color) => color?.id)))
  form.append('image', new Blob([new Uint8Array(await sharp({ create: picture }).png().toBuffer())]), 'foto.png')
  return form
}

async function makePeople(send: Send, officer: Client): Promise<void> {
  const company = await send('/companies', { name: 'Río Paraná SRL', cuit: '30-71234567-1', city: 'Paraná' })
  const client = await send('/clients', { name: 'Colegio Ñandubay', city: 'Oro Verde' })
  const person = { name: 'Luz', surname: 'Peralta', password: 'secreta-1', confirmPassword: 'secreta-1' }
  await send('/users', { ...person, dni: '30123456', email: 'luz@example.com', company_id: company?.id })
  await send('/users', { ...person, dni: '30123457', email: 'luz.2@example.com', client_id: client?.id, active: false })
  const lists = ['contract_types', 'cost_centers', 'employee_status', 'job_categories', 'job_sectors', 'job_titles']
  const generalData: Record<string, Row | undefined> = {}
  for (const list of [...lists, 'management_levels', 'ccts', 'training_items', 'quality_items'])
    generalData[list] = await send(`/${list}`, { name: `Uno de ${list}` })
  const job_title_id = generalData['job_titles']?.id
  const ppe = await send('/ppes', { name: 'Guantes', brand: 'Ñú', sizes: ['8', '9'], job_title_ids: [job_title_id] })
  const employee = {
    employee_file_number: '0147',
    name: 'Ayelén',
    surname: 'Quiroga',
    dni: '28123456',
    gender: 'female',
    birth_date: '1981-03-05',
    city: 'Paraná',
    salary_cbu: '2850590940090418135201',
    admission_date: '2019-04-01',
    job_title_id,
    status_id: generalData['employee_status']?.id,
    company_id: company?.id,
    client_id: client?.id,
    driver_license_class: ['A.3', 'B.1'],
    ppe_sizes: [{ ppe_id: ppe?.id, size: '9' }],
  }
  const newEmployee = await send('/employees', employee)
  const attachment = new FormData()
  attachment.append('type', 'contract')
  attachment.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'contrato.pdf')
  if (newEmployee) {
    await send(`/employees/${newEmployee.id}/attachments`, attachment)
    for (const [list, item] of [
      ['trainings', 'training_item'],
      ['qualities', 'quality_item'],
    ])
      await send(`/employees/${newEmployee.id}/${list}`, {
        [`${item}_id`]: generalData[`${item}s`]?.id,
        date: '2024-03-05',
        expiration_date: '2025-03-05',
      })
    if (ppe) await makeDeliveries(send, officer, { employeeId: newEmployee.id, ppeId: ppe.id })
    await send(`/employees/${newEmployee.id}/terminate`, { termination_date: '2025-06-30' })
  }
  const formerEmployee = await send('/employees', { employee_file_number: '0148', name: 'Joaquín', surname: 'Rolón' })
  await send(`/employees/${formerEmployee?.id}`, undefined, 'delete')
  await makeAgenda(send, { companyId: company?.id })
}

/** Creates a series that leaves a day out, dismisses a notice, and sets up the weekly mail and the calendar's feed. */
async function makeAgenda(send: Send, { companyId }: { companyId: number | undefined }): Promise<void> {
  const series = await send('/events', {
    ...{ title: 'Reunión de seguridad', type: 'meeting', start: '2024-03-05', time: '09:00', end_time: '09:40' },
    ...{ repeat: 'weekly', repeat_until: '2024-04-30', notify: true, notify_days: 3, company_id: companyId },
  })
  await send(`/events/${series?.id}/skip`, { date: '2024-03-19' })
  const patient = { employee_file_number: '0149', name: 'Nahuel', surname: 'Ibáñez', company_id: companyId }
  const employee = await send('/employees', { ...patient, medical_check_expiration: '2024-09-05' })
  await send(`/notifications/medical_check-${employee?.id}/dismiss`)
  await send('/profile/digest', { day: 1, hour: 9, language: 'es' }, 'put')
  await send('/profile/feed', { layers: ['events', 'medical_check'] })
}

/** Creates a round with a signed delivery and one that is annulled, and prints the record, which stores its code. */
async function makeDeliveries(
  send: Send,
  officer: Client,
  { employeeId, ppeId }: { employeeId: number; ppeId: number },
): Promise<void> {
  const delivery = { employee_id: employeeId, ppe_id: ppeId, size: '9', next_delivery_date: '2024-09-05', again: 1 }
  const round = await officer.post('/ppe_deliveries/round', {
    title: 'Depósito',
    date: '2024-03-05',
    signature: 'person',
    deliveries: [delivery, delivery],
  })
  if (round.status === 404) return
  assert.equal(round.status, 200, JSON.stringify(round.body))
  const signed = await signOnGlass(officer, round.body.deliveries)
  assert.equal(signed.status, 200, JSON.stringify(signed.body))
  const [annulled] = signed.body.deliveries
  await send(`/ppe_deliveries/${annulled.id}/annul`, { reason: 'Talle equivocado', updated_at: annulled.updated_at })
  const printed = await officer.get(`/ppe_deliveries/print?employee_id=${employeeId}`)
  assert.equal(printed.status, 200, JSON.stringify(printed.body))
}

/** Creates an import that ran, and one with a wrong row that waits for a correction. */
async function makeImports(client: Client): Promise<void> {
  const colors = { resource: 'colors', mapping: { name: 'A', color_code: 'B' } }
  const heading = ['Nombre', 'Código']
  for (const [secondColor, isRun] of [
    ['#ffd700', true],
    ['dorado', false],
  ] as const) {
    const uploadAnswer = await uploadFile(
      client,
      toCsv([heading, [`Lila ${isRun}`, '#b497d6'], [`Dorado ${isRun}`, secondColor]]),
    )
    if (uploadAnswer.status === 404) return
    const { id } = uploadAnswer.body
    const preview = await client.post(`/imports/${id}/preview`, colors)
    if (preview.status !== 200) throw new Error(JSON.stringify(preview.body))
    if (!isRun) return
    const runAnswer = await client.post(`/imports/${id}/run`, colors)
    if (runAnswer.status !== 200) throw new Error(JSON.stringify(runAnswer.body))
    await waitUntilOver(client, id)
  }
}

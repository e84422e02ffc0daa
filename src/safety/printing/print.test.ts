import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import type { Client } from '#test/client.ts'
import { drawStrokes, openShopWithEquipment, printedCode, signOnGlass } from '#test/deliveries.ts'
import { readPdf } from '#test/pdf.ts'

async function openShopThatPrints(t: TestContext, env: Record<string, string> = {}) {
  const world = await openShopWithEquipment(t, env)
  const { admin, gloves, apron, ayelen } = world
  const give = async (values: object) => {
    const answer = await admin.post('/ppe_deliveries', {
      ...{ employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-03-11', again: true },
      ...values,
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const giveAndSign = async (values: object, seed = 0) => {
    const delivery = await give(values)
    const answer = await signOnGlass(admin, [delivery], drawStrokes(seed))
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body.deliveries[0]
  }
  const print = async (client: Client, query: Record<string, string | number>) => {
    const parameters = Object.entries(query).map(([name, value]) => [name, String(value)])
    const headers = { authorization: `Bearer ${await client.token()}` }
    return fetch(`${world.url}/api/ppe_deliveries/print?${new URLSearchParams(parameters)}`, { headers })
  }
  const readRecord = async (query: Record<string, string | number>, client: Client = admin) => {
    const answer = await print(client, query)
    assert.equal(answer.status, 200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return readPdf(bytes)
  }
  return { ...world, apron, give, giveAndSign, print, readRecord }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

test('the record has the numbered boxes of annex I, the deliveries in order, and the code with its address and hash', async (t) => {
  const { ayelen, apron, giveAndSign, give, readRecord } = await openShopThatPrints(t, {
    PUBLIC_URL: 'https://tienda.example',
  })
  const open = await give({ ppe_id: apron.id, delivery_date: '2026-08-12', comments: 'Con bolsillo' })
  const signed = await giveAndSign({ delivery_date: '2026-03-11', quantity: 2 })
  const { pages, title, language, size } = await readRecord({ employee_id: ayelen.id })
  assert.deepEqual(
    [title, language, size],
    ['Constancia de entrega de elementos de protección personal · Ayelén Quiroga', 'es', [842, 595]],
  )
  assert.equal(pages.length, 1)
  const [text = ''] = pages
  const orderedTexts = [
    ...['(1) Razón Social', 'Mostrador S.R.L.', '(2) CUIT', '30-71234567-1', '(3) Dirección', 'San Martín 742'],
    ...['(4) Localidad', 'Paraná', '(5) CP', 'E3100AAR', '(6) Provincia', 'Entre Ríos'],
    ...['(7) Nombre y Apellido del Trabajador', 'Ayelén Quiroga', '(8) DNI'],
    ...['(9) Descripción breve', 'Técnica de laboratorio: Diagnóstico y soldadura'],
    ...['(10) Elementos de protección', 'Delantal ESD, Guantes antiestáticos'],
    ...['(11) Producto', '(12) Tipo', '(13) Marca', '(14) Posee', '(15) Cantidad', '(16) Fecha', '(17) Firma'],
    ...['Guantes antiestáticos, T. 8', 'ESD-PU', 'Lince', 'SI', '2', '11/03/2026'],
    ...['Delantal ESD', 'Con bolsillo', 'NO', '1', '12/08/2026', 'Renglones sin usar'],
    ...['(18) Información adicional', 'Código', 'tienda.example/verificar/', 'SHA-256'],
  ]
  let position = 0
  for (const part of orderedTexts) {
    const partPosition = text.indexOf(part, position)
    assert.ok(partPosition >= 0, `${part} after ${text.slice(position - 40, position)} in ${text}`)
    position = partPosition
  }
  assert.match(text, printedCode)
  assert.match(text, /Hoja 1 de 1/)
  assert.match(text, /SHA-256 [0-9a-f]{64}/)
  assert.deepEqual([open.record_hash, signed.status], [null, 'signed'])
})

test('the hash of a sheet is that of its record hashes by date, and the same deliveries keep their code', async (t) => {
  const { ayelen, giveAndSign, readRecord } = await openShopThatPrints(t)
  const later = await giveAndSign({ delivery_date: '2026-05-02' })
  const earlier = await giveAndSign({ delivery_date: '2026-03-11' })
  const printed = await readRecord({ employee_id: ayelen.id })
  const [text = ''] = printed.pages
  assert.ok(text.includes(hash(`${earlier.record_hash}\n${later.record_hash}`)), text)
  const [code] = printedCode.exec(text) ?? []
  const again = await readRecord({ employee_id: ayelen.id })
  assert.equal(printedCode.exec(again.pages[0] ?? '')?.[0], code)
  const partialRecord = await readRecord({ employee_id: ayelen.id, ids: earlier.id })
  assert.notEqual(printedCode.exec(partialRecord.pages[0] ?? '')?.[0], code)
  assert.ok(!partialRecord.pages[0]?.includes('02/05/2026'))
  assert.ok(!text.includes('127.0.0.1'), 'no address without PUBLIC_URL')
})

test('long records repeat head and foot on every page, and an annulled delivery is struck and said', async (t) => {
  const { admin, sql, ayelen, title, gloves, giveAndSign, readRecord } = await openShopThatPrints(t, {
    PUBLIC_URL: 'https://tienda.example',
  })
  await sql`update job_titles set description = ${'Ensaya placas y repara equipos con soldadura fina. '.repeat(12)} where id = ${title.id}`
  const annulled = await giveAndSign({
    delivery_date: '2026-01-02',
    comments: 'Entregado en el depósito de la sucursal, con instrucciones de uso',
  })
  const answer = await admin.post(`/ppe_deliveries/${annulled.id}/annul`, { reason: 'Talle equivocado' })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const deliveries = Array.from({ length: 199 }, (_, index) => ({
    employee_id: ayelen.id,
    ppe_id: gloves.id,
    again: true,
    ...(index % 7 === 0 && { model: 'Modelo con un nombre bastante largo, para trabajos de precisión extrema' }),
    ...(index % 11 === 0 && { brand: 'MarcaSinEspaciosQueNoEntraEnLaColumnaDeLaMarcaNiPartida' }),
  }))
  const round = await admin.post('/ppe_deliveries/round', {
    ...{ title: 'Ronda larga', date: '2026-02-03', signature: 'person', deliveries },
  })
  assert.equal(round.status, 200, JSON.stringify(round.body))
  assert.equal((await signOnGlass(admin, round.body.deliveries)).status, 200)
  const { pages } = await readRecord({ employee_id: ayelen.id })
  assert.ok(pages.length > 15, String(pages.length))
  for (const [index, page] of pages.entries()) {
    const parts = ['(1) Razón Social', '(10) Elementos', '(17) Firma', '(18) Información', 'SHA-256', 'Código']
    for (const part of parts) assert.ok(page.includes(part), `${part} on page ${index + 1}`)
    assert.ok(page.includes(`Hoja ${index + 1} de ${pages.length}`))
  }
  assert.match(pages[0] ?? '', /ANULADA .*: Talle equivocado/)
  assert.match(pages[0] ?? '', /Renglones anulados: n\.º 1/)
  assert.match(pages.at(-1) ?? '', /200 .*201 +Renglones sin usar/)
})

test('a person of two employers has a form for each, and one without company says so', async (t) => {
  const { admin, make, ayelen, giveAndSign, readRecord } = await openShopThatPrints(t)
  await giveAndSign({ delivery_date: '2026-01-02' })
  const other = await make.company({ name: 'Otra Empresa S.A.', cuit: '30500010912' })
  assert.equal((await admin.put(`/employees/${ayelen.id}`, { company_id: other.id })).status, 200)
  await giveAndSign({ delivery_date: '2026-02-03' })
  assert.equal((await admin.put(`/employees/${ayelen.id}`, { company_id: null })).status, 200)
  await giveAndSign({ delivery_date: '2026-03-04' })
  const { pages } = await readRecord({ employee_id: ayelen.id })
  assert.equal(pages.length, 3)
  const [first = '', second = '', third = ''] = pages
  assert.match(first, /Mostrador S\.R\.L\..*02\/01\/2026.*Hoja 1 de 3/s)
  assert.match(second, /Otra Empresa S\.A\..*03\/02\/2026.*Hoja 2 de 3/s)
  assert.match(third, /Sin empresa asignada.*04\/03\/2026.*Hoja 3 de 3/s)
  const codes = new Set(pages.map((page) => printedCode.exec(page)?.[0]))
  assert.equal(codes.size, 1)
})

test('a print of a round has a code for each person, and leaves out who was absent', async (t) => {
  const { admin, ayelen, bruno, apron, gloves, make, readRecord } = await openShopThatPrints(t)
  const absent = await make.employee({ surname: 'Ausente', name: 'Ana' })
  const deliveries = [ayelen, bruno, absent].map(({ id }) => ({ employee_id: id, ppe_id: apron.id }))
  const { body: round } = await admin.post('/ppe_deliveries/round', {
    ...{ title: 'Ronda', date: '2026-02-03', signature: 'row', deliveries },
  })
  const absence = { employee_id: absent.id, absent: true }
  assert.equal((await admin.post(`/ppe_rounds/${round.id}/absent`, absence)).status, 200)
  await admin.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-02-04' })
  const { pages, title } = await readRecord({ round_id: round.id })
  assert.equal(title, 'Constancia de entrega de elementos de protección personal')
  assert.deepEqual(
    pages.map((page) => /(Ayelén Quiroga|Bruno Santillán|Ana Ausente)/.exec(page)?.[0]),
    ['Ayelén Quiroga', 'Bruno Santillán'],
  )
  assert.ok(pages.every((page) => page.includes('Hoja 1 de 1') && !page.includes('Guantes antiestáticos, T.')))
  assert.equal(new Set(pages.map((page) => printedCode.exec(page)?.[0])).size, 2)
})

test('printing takes both permissions, within the scope, and by ticket the chosen rows', async (t) => {
  const { admin, as, asUser, anonymous, company, ayelen, bruno, make, give, print, readRecord, url } =
    await openShopThatPrints(t)
  const delivery = await give({})
  const other = await give({ delivery_date: '2026-04-05' })
  await give({ employee_id: bruno.id })
  const query = { employee_id: ayelen.id }
  assert.equal((await anonymous.get(`/ppe_deliveries/print?employee_id=${ayelen.id}`)).status, 401)
  assert.equal((await print(as('see_ppe_deliveries'), query)).status, 403)
  assert.equal((await print(as('print_ppe_deliveries'), query)).status, 403)
  const permissions = ['see_ppe_deliveries', 'print_ppe_deliveries']
  const { id: otherCompany } = await make.company({ name: 'Otra' })
  assert.equal((await print(asUser({ company_id: otherCompany, permissions }), query)).status, 404)
  assert.equal((await readRecord(query, asUser({ company_id: company.id, permissions }))).pages.length, 1)

  const path = '/api/ppe_deliveries/print'
  const { body } = await admin.post('/tickets', { path: `${path}?employee_id=${ayelen.id}`, ids: [other.id] })
  const answer = await fetch(`${url}${path}?employee_id=${ayelen.id}&ticket=${body.ticket}`)
  assert.equal(answer.status, 200)
  const [text = ''] = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages
  assert.deepEqual([text.includes('05/04/2026'), text.includes('11/03/2026')], [true, false])

  const wrongQueries: Record<string, string>[] = [
    {},
    { employee_id: 'x' },
    { ids: '1,x' },
    { employee_id: '1', other: '2' },
  ]
  for (const wrongQuery of wrongQueries)
    assert.equal((await print(admin, wrongQuery)).status, 400, JSON.stringify(wrongQuery))
  assert.equal((await print(admin, { ids: `${delivery.id},2147483647` })).status, 404)
  assert.equal((await print(admin, { round_id: 999 })).status, 404)
})

test('the strokes of a signature leave as a drawing, to those who print', async (t) => {
  const { admin, as, ayelen, give, giveAndSign, url } = await openShopThatPrints(t)
  const signed = await giveAndSign({})
  const open = await give({ employee_id: ayelen.id, delivery_date: '2026-04-05' })
  const readDrawing = async (client: Client, id: number) =>
    fetch(`${url}/api/ppe_deliveries/${id}/signature.svg`, {
      headers: { authorization: `Bearer ${await client.token()}` },
    })
  const answer = await readDrawing(as('print_ppe_deliveries'), signed.id)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/svg+xml'])
  assert.match(await answer.text(), /^<svg [^>]*viewBox="[-\d. ]+"><path d="M200 2000L280 /)
  assert.equal((await readDrawing(as('see_ppe_deliveries'), signed.id)).status, 403)
  assert.equal((await readDrawing(admin, open.id)).status, 404)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

const findWhatsappLinks = (html: string) => html.match(/https:\/\/wa\.me\/\d+/g) ?? []

test('orders go to the number of the parameters, to the fallback without one, and nowhere without both', async (t) => {
  const readPage = async (url: string, path = '/') => (await fetch(url + path)).text()
  const emptyShop = await shop(t)
  const { id } = await emptyShop.make.product({ name: 'iPad' })
  for (const path of ['/', `/producto/${id}-ipad`, '/?q=heladera', '/nada'])
    assert.deepEqual(findWhatsappLinks(await readPage(emptyShop.url, path)), [], path)
  assert.match(await readPage(emptyShop.url, `/producto/${id}-ipad`), /class="buy"><a [^>]*href="\/#contacto"/)
  await emptyShop.make.parameters({ whatsapp: '(011) 15 5555-0142' })
  assert.deepEqual([...new Set(findWhatsappLinks(await readPage(emptyShop.url)))], ['https://wa.me/5491155550142'])
  const shopWithFallback = await shop(t, { WHATSAPP_FALLBACK: '+54 9 343 555-0142' })
  assert.deepEqual(
    [...new Set(findWhatsappLinks(await readPage(shopWithFallback.url)))],
    ['https://wa.me/5493435550142'],
  )
})

test('a form with color and quantity leads to WhatsApp with both, counts, and stays within what there is', async (t) => {
  const { url, make, sql } = await shop(t)
  const colors = [await make.color({ name: 'Azul' })]
  const { id } = await make.product({ name: 'iPad', code: 'PAD', colors })
  await make.parameters({ whatsapp: '3435550142' })
  const postOrder = (fields: Record<string, string>, path = `/producto/${id}-ipad/pedido`) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const readOrderText = async (fields: Record<string, string>) => {
    const answer = await postOrder(fields)
    assert.equal(answer.status, 303)
    const link = new URL(answer.headers.get('location') ?? '')
    assert.equal(link.origin + link.pathname, 'https://wa.me/5493435550142')
    return link.searchParams.get('text') ?? ''
  }
  assert.match(await readOrderText({ color: 'Azul', quantity: '3' }), /Quiero 3 × iPad \(código PAD\), color: Azul\./)
  assert.match(
    await readOrderText({ color: '', quantity: '0' }),
    /Quiero 1 × iPad \(código PAD\), color: sin preferencia\./,
  )
  assert.match(await readOrderText({ color: 'Fucsia', quantity: '12x' }), /Quiero 1 × .*, color: sin preferencia\./)
  const [{ presses } = { presses: 0 }] = await sql<{ presses: number }[]>`select presses from product_wants`
  assert.equal(presses, 3)
  const page = await fetch(`${url}/producto/${id}-ipad`)
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /form-action 'self' https:\/\/wa\.me https:\/\/api\.whatsapp\.com;/,
  )
  const answerForMissing = await postOrder({}, '/en/producto/999999-nada/pedido')
  assert.deepEqual(
    [answerForMissing.status, answerForMissing.headers.get('location')],
    [303, '/en/producto/999999-nada'],
  )
  const answerToGet = await fetch(`${url}/producto/${id}-ipad/pedido`, { redirect: 'manual' })
  assert.deepEqual([answerToGet.status, answerToGet.headers.get('location')], [302, `/producto/${id}-ipad`])
})

test('an order beyond what is counted still reaches WhatsApp', async (t) => {
  const { url, make, sql } = await shop(t)
  const { id } = await make.product({ name: 'iPad' })
  await make.parameters({ whatsapp: '3435550142' })
  for (let press = 0; press < 61; press++) {
    const answer = await fetch(`${url}/producto/${id}-ipad/pedido`, { method: 'POST', redirect: 'manual' })
    assert.equal(answer.status, 303)
    await answer.body?.cancel()
  }
  const [{ presses } = { presses: 0 }] = await sql<{ presses: number }[]>`select presses from product_wants`
  assert.equal(presses, 60)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '#seeds/products.ts'
import { categories } from '#seeds/shop.ts'
import { type Shop, shop } from '#test/harness.ts'

/** What visitors type, and the name of what comes first among the products of the demo. */
const searches = [
  ['pantalla rota', 'Cambio de pantalla'],
  ['pantalla', 'Cambio de pantalla'],
  ['cambio de pantalla', 'Cambio de pantalla'],
  ['cambiar pantalla iphone 13', 'Cambio de pantalla iPhone 13'],
  ['vidrio roto iphone 12', 'Cambio de pantalla iPhone 12'],
  ['arreglo de pantalla', 'Cambio de pantalla'],
  ['módulo iphone 13', 'Cambio de pantalla iPhone 13'],
  ['bateria', 'Cambio de batería'],
  ['cambio bateria iphone 13', 'Cambio de batería iPhone 13'],
  ['bateria macbook', 'Cambio de batería MacBook Air M1'],
  ['pin de carga', 'Cambio de conector de carga iPhone 11'],
  ['no carga iphone 11', 'Cambio de conector de carga iPhone 11'],
  ['limpieza', 'Limpieza interna MacBook con ventilador'],
  ['cargador tipo c', 'Adaptador de corriente USB-C'],
  ['cargador usb c', 'Adaptador de corriente USB-C'],
  ['cargador', 'Cargador MagSafe 1 m'],
  ['cargador macbook', 'Adaptador de corriente USB-C 70 W'],
  ['cargador reloj', 'Cargador magnético para Watch 1 m'],
  ['cable tipo c', 'Cable de carga USB-C 60 W · 1 m'],
  ['cable lightning', 'Cable USB-C a Lightning 1 m'],
  ['auriculares', 'AirPods Pro 2 USB-C'],
  ['auriculares con cable', 'EarPods USB-C'],
  ['airpods max', 'AirPods Max USB-C'],
  ['iphone 16', 'iPhone 16'],
  ['iphone 15 128', 'iPhone 15 128 GB'],
  ['iphone 13 usado', 'iPhone 13 128 GB'],
  ['iphon 17 pro', 'iPhone 17 Pro 256 GB'],
  ['celular usado', 'iPhone 13 128 GB'],
  ['funda iphone 15', 'Funda de silicona iPhone 15'],
  ['funda ipad', 'Smart Folio iPad Air 11″'],
  ['notebook', 'MacBook Air 13″ M4 256 GB'],
  ['macbook pro', 'MacBook Pro 14″ M5 512 GB'],
  ['compu usada', 'MacBook'],
  ['tablet', 'iPad Air 11″ M3 128 GB'],
  ['lapiz ipad', 'Apple Pencil Pro'],
  ['teclado', 'Magic Keyboard USB-C'],
  ['mouse inalambrico', 'Magic Mouse USB-C'],
  ['reloj', 'Apple Watch Series 10 46 mm'],
  ['parlante', 'HomePod mini'],
  ['monitor', 'Studio Display 27″'],
  ['broken screen', 'Cambio de pantalla'],
  ['type c charger', 'Adaptador de corriente USB-C'],
  ['tela quebrada', 'Cambio de pantalla'],
  ['carregador', 'Cargador MagSafe 1 m'],
  ['fone', 'AirPods Pro 2 USB-C'],
  ['fone de ouvido', 'AirPods Pro 2 USB-C'],
  ['fone de ouvido com fio', 'EarPods USB-C'],
  ['fone com fio', 'EarPods USB-C'],
  ['wired headphones', 'EarPods USB-C'],
] as const

/** Stocks the shop with the products of the demo, at once, and with the parameters' default synonyms. */
async function stockDemoProducts({ make, sql }: Shop): Promise<void> {
  await make.parameters()
  const categoryRows = Object.entries(categories).map(([name, { description }]) => ({ name, description }))
  await sql.query(
    `insert into categories (name, description)
     select c.name, c.description from jsonb_to_recordset($1::jsonb) as c(name text, description text)`,
    [JSON.stringify(categoryRows)],
  )
  await sql.query(
    `insert into products (name, capacity, description, price, category_id, created_at)
     select p.name, p.capacity, p.description, p.price, c.id, now() - p."daysAgo" * interval '1 day'
     from jsonb_to_recordset($1::jsonb)
       as p(name text, capacity text, description text, category text, price numeric, "daysAgo" numeric)
     join categories c on c.name = p.category`,
    [JSON.stringify(products)],
  )
}

async function findFirstTitle(server: Shop, q: string): Promise<string> {
  const html = await (await fetch(`${server.url}/?q=${encodeURIComponent(q)}`)).text()
  const [card = '', name = ''] = /<li class="card">.*?<h3[^>]*>(.*?)<\/h3>.*?<\/li>/s.exec(html) ?? []
  return `${name} ${/<bdi>([^<]*)<\/bdi> · /.exec(card)?.[1] ?? ''}`.trim()
}

test('forty searches of visitors have first what they are for', async (t) => {
  const server = await shop(t)
  await stockDemoProducts(server)
  const misses: string[] = []
  for (const [q, wanted] of searches) {
    const first = await findFirstTitle(server, q)
    if (!first.startsWith(wanted)) misses.push(`${q}: ${first} instead of ${wanted}`)
  }
  assert.deepEqual(misses, [])
})

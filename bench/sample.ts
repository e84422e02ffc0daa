import type { Sql } from '#src/platform/database.server.ts'

const families = [
  'iPhone',
  'iPad',
  'MacBook',
  'Apple Watch',
  'AirPods',
  'iMac',
  'Mac mini',
  'Apple TV',
  'HomePod',
  'Cargadores',
  'Fundas',
  'Usados',
]
const kinds = ['17', '16 Pro', '15', 'Air', 'Pro Max']

/** A shop to measure where the program brought none. */
export async function fillEmptyShop(sql: Sql): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int as count from products`
  if (count > 0) return
  await sql`insert into categories (name, description) select name, 'Equipos y accesorios ' || name from unnest(${families}::text[]) name`
  await sql`
    insert into colors (name, color_code)
    select 'Color ' || n, '#' || upper(lpad(to_hex(n * 1000003 % 16777216), 6, '0')) from generate_series(1, 8) n`
  await sql`
    insert into parameters (email, phone, whatsapp, instagram, start_hour, end_hour, exchange, surcharge_transfer)
    values ('hola@example.com', '+54 343 555 0142', '+54 9 343 555 0142', 'https://instagram.com/example', '09:00', '18:00', 1450, 2)`
  await sql`
    insert into products (name, description, category_id, price, capacity)
    select c.name || ' ' || k.kind, 'Equipo con garantía oficial de 12 meses, probado y listo para usar. ' || c.name || ' ' || k.kind || ', con su caja y sus accesorios.',
      c.id, 300 + c.id * 37 + length(k.kind) * 101, '128 GB'
    from categories c cross join unnest(${kinds}::text[]) k(kind)`
}

import { clerk, clients, companies, companyUser } from '#seeds/directory.ts'
import { drawingName } from '#seeds/finishes.ts'
import { messages } from '#seeds/inbox.ts'
import { products } from '#seeds/products.ts'
import { categories, colorOfDrawing, colors, parameters } from '#seeds/shop.ts'
import { wants } from '#seeds/wants.ts'
import { type AccountCredentials, insertAccount } from '#src/access/users/accounts.server.ts'
import { insertDemoDeliveries } from '#src/app/first-run/demo-deliveries.server.ts'
import { insertDemoEmployees } from '#src/app/first-run/demo-employees.server.ts'
import { insertDemoEvents } from '#src/app/first-run/demo-events.server.ts'
import { insertDemoLists } from '#src/app/first-run/demo-lists.server.ts'
import { createPictureCopier } from '#src/app/first-run/demo-pictures.server.ts'
import { insertDemoTrainings } from '#src/app/first-run/demo-trainings.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'

/**
 * Fills an empty database with the demo shop of `seeds/`, at the place that the settings name, if they name one.
 * Returns the clerk's account.
 */
export async function insertDemoShopWithClerk(
  tx: Tx,
  files: FileStore,
  settings: Pick<Settings, 'shopAddress' | 'shopMap' | 'tzShop'>,
): Promise<AccountCredentials> {
  const today = computeTodayOnServer(settings.tzShop)
  const pictureCopier = await createPictureCopier(files)
  const { copy } = pictureCopier
  const copyLogo = async <Row extends { logo: string }>({ logo, ...row }: Row) => ({
    ...row,
    image: await copy(logo, 'logo'),
  })
  const [categoryRows, productRows, clientRows, companyRows] = await Promise.all([
    Promise.all(
      Object.entries(categories).map(async ([name, { description, picture }]) => ({
        name,
        description,
        image: await copy(drawingName(picture), 'image'),
      })),
    ),
    Promise.all(
      products.map(async (product) => ({
        ...product,
        image: await Promise.all(product.pictures.map((drawing) => copy(drawingName(drawing), 'image'))),
        picture_colors: product.pictures.map((drawing) => colorOfDrawing(product, drawing)),
      })),
    ),
    Promise.all(clients.map(copyLogo)),
    Promise.all(companies.map(copyLogo)),
  ])
  const colorRows = Object.entries(colors).map(([name, color_code]) => ({ name, color_code }))
  await insertRows(tx, 'pictures', pictureCopier.copiedPictures)
  await insertRows(tx, 'categories', categoryRows)
  await insertRows(tx, 'colors', colorRows)
  await insertRows(tx, 'parameters', [{ ...parameters, ...buildPlaceOfSettings(settings) }])
  await insertRows(tx, 'clients', clientRows)
  await insertRows(tx, 'companies', companyRows)
  await insertProducts(tx, productRows)
  await insertProductWants(tx, today)
  await insertDemoLists(tx)
  await insertDemoEmployees(tx, today)
  await insertDemoTrainings(tx, today)
  await insertDemoDeliveries(tx, today)
  await insertDemoEvents(tx, today)
  await insertRows(tx, 'contact_messages', messages.map(buildMessageRow))
  await insertAccount(tx, companyUser)
  return insertAccount(tx, clerk)
}

/**
 * Address and position of the settings. If the settings have only one of them, the other is empty, because the demo
 * shop's own is elsewhere.
 */
function buildPlaceOfSettings({ shopAddress: address, shopMap }: Pick<Settings, 'shopAddress' | 'shopMap'>) {
  if (address === null && shopMap === null) return {}
  return { address, map: shopMap && `${shopMap.lat},${shopMap.lng}` }
}

function buildMessageRow({ hoursAgo, ...message }: (typeof messages)[number]) {
  return { ...message, created_at: new Date(Date.now() - hoursAgo * 3_600_000) }
}

/** Inserts rows with the same columns into a table. The first row gets the lowest id. */
async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await tx.query(
    `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [tx.json(rows)],
  )
}

/**
 * Inserts products with their colours. The oldest product comes first and gets the lowest id. The statement matches
 * inserted rows to the seeds by their first picture, which is unique.
 */
async function insertProducts(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx`
    with given as (
      select g.*, c.id as category_id, now() - g."daysAgo" * interval '1 day' as added
      from jsonb_to_recordset(${tx.json(rows)}) as g (
        "daysAgo" numeric, category text, name text, capacity text, price numeric, code text,
        description text, image text[], picture_colors text[], colors text[])
      join categories c on c.name = g.category
    ), made as (
      insert into products (name, description, category_id, price, capacity, code, image, image_colors, created_at, updated_at)
      select name, description, category_id, price, capacity, code, image,
        (select coalesce(jsonb_object_agg(picture.name, k.id), '{}')
          from unnest(image, picture_colors) as picture (name, color) join colors k on k.name = picture.color),
        added, added
      from given order by added
      returning id, image
    )
    insert into product_colors (product_id, color_id, position)
    select made.id, k.id, listed.at - 1
    from made join given on given.image[1] = made.image[1]
    cross join unnest(given.colors) with ordinality as listed (name, at)
    join colors k on k.name = listed.name`
}

/**
 * Inserts how often visitors pressed 'Lo quiero' on each day. In the seeds `place` 0 is the newest product, which has
 * the highest id.
 */
async function insertProductWants(tx: Tx, today: string): Promise<void> {
  await tx`
    with placed as (select id, row_number() over (order by id desc) - 1 as place from products)
    insert into product_wants (product_id, day, presses)
    select placed.id, ${today}::date - given."daysAgo", given.presses
    from jsonb_to_recordset(${tx.json(wants(products.length))}) as given (
      place integer, "daysAgo" integer, presses integer)
    join placed using (place)`
}

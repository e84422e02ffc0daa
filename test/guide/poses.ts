import type { Page } from 'playwright-core'

/** The state of a screen when its picture is taken. */
export type Pose = {
  /** Address of the screen, if it differs from the guide's link. */
  address?: string
  /** True for a picture taken without a sign-in. */
  isVisitor?: true
  /** Clicks and typing before the picture. */
  act?: (page: Page) => Promise<void>
}

/** Opens the list's row that contains this text. */
const openRow = (rowText: string) => async (page: Page) => {
  await page.getByRole('row').filter({ hasText: rowText }).getByRole('link').first().click()
  await page.locator('form input').first().waitFor()
}

/** Shows as many rows as fit into the window. */
const fillWindowHeight = (page: Page) => page.getByRole('button', { name: 'Alto de la ventana' }).click()

/** A product with several pictures and colours. */
const productName = 'MacBook Air 13″ M4'

/** Changes two products and a category and deletes a color, so that the audit has entries. */
const makeAuditEntries = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const send = (method: string, address: string, body: object = {}) =>
      fetch(`/api/${address}`, { method, headers, body: JSON.stringify(body) }).then((answer) => answer.json())
    const color = await send('POST', 'colors', { name: 'Prueba', color_code: '#112233' })
    await send('DELETE', `colors/${color.id}`)
    const { products } = await fetch('/api/products?page=1&per_page=2').then((answer) => answer.json())
    const [first, second] = products
    await send('PATCH', `categories/${first.category_id}`, { description: 'Con garantía de un año.' })
    await send('PATCH', `products/${second.id}`, { price: second.price + 20 })
    await send('PATCH', `products/${first.id}`, { price: first.price - 50, capacity: '512 GB' })
  })

/** A sheet of employees with two mistakes: a job title and a day that do not exist. */
const staffSheet = `Legajo;Apellido y Nombre;DNI;F. Ingreso;Puesto
0171;Arrieta, Luciano;38.114.207;03/08/2026;Vendedor
0172;Basualdo, Melina;40.551.938;31/09/2026;Vendedora
0173;Cáceres, Iván;36.902.114;10/08/2026;Vendedor
0174;Domínguez, Sol;41.220.876;10/08/2026;Cajera`

/** Poses by entry. Screens without a pose are taken as their link opens them. */
export const poses: Readonly<Record<string, Pose>> = {
  find: {
    address: '/admin',
    act: async (page) => {
      await page.getByRole('button', { name: 'Buscar en todo' }).click()
      await page.getByRole('combobox', { name: 'Buscar en todo' }).fill('pro')
      await page.getByRole('option', { name: 'AirPods Pro 2' }).waitFor()
    },
  },
  menu_search: {
    address: '/admin',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Buscar en el menú' }).fill('prod')
      await page.getByRole('option').first().waitFor()
    },
  },
  profile: { act: (page) => page.getByRole('tab', { name: 'SETTINGS' }).click() },
  customize: {
    address: '/admin',
    act: async (page) => {
      await page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
      await page.getByRole('heading', { name: 'Customize AdminLTE' }).waitFor()
    },
  },
  sign_in: { address: '/login', isVisitor: true, act: (page) => page.locator('input[name=dni]').fill('30444555') },
  forgot: {
    address: '/forgot-password',
    isVisitor: true,
    act: (page) => page.locator('input[name=email]').fill('lucia@mostrador.example'),
  },
  products: { act: fillWindowHeight },
  product_form: { address: '/admin/products', act: openRow(productName) },
  categories: { act: fillWindowHeight },
  parameters: { act: openRow('hola@mostrador.example') },
  shop: { isVisitor: true },
  orders: {
    address: '/',
    isVisitor: true,
    act: async (page) => {
      await page.locator('#productos .card').filter({ hasText: productName }).getByRole('link').click()
      await page.locator('.swatch').first().click()
    },
  },
  // This message was read before, so the number of unread messages stays the same in later pictures.
  messages: { act: (page) => page.getByText('Taller Demo').click() },
  user_form: { address: '/admin/users', act: openRow('Lucía') },
  imports: {
    act: async (page) => {
      await page.locator('input[name=file]').setInputFiles({
        name: 'nomina.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(staffSheet),
      })
      await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
      await page.getByRole('button', { name: 'Revisar las filas' }).click()
      await page.getByRole('row', { name: /Basualdo/ }).waitFor()
    },
  },
  audit: {
    act: async (page) => {
      await makeAuditEntries(page)
      await page.reload()
      await page.getByRole('row').filter({ hasText: 'cambió el producto' }).first().click()
      await page.locator('.diff').first().waitFor()
    },
  },
  operations: {
    act: async (page) => {
      await page.getByRole('button', { name: 'Hacer copia ahora' }).click()
      await page.getByText('Comprobada').first().waitFor()
    },
  },
  permissions: {
    address: '/admin/users',
    act: async (page) => {
      await openRow('Lucía')(page)
      await page.getByRole('link', { name: 'Permisos' }).and(page.locator('.btn')).click()
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  employee_form: { address: '/admin/employees', act: openRow('Quiroga') },
  employment: {
    address: '/admin/employees',
    act: async (page) => {
      await openRow('Videla')(page)
      await page.getByRole('tab', { name: 'Baja / Alta' }).click()
      await page.getByRole('list', { name: 'Períodos' }).waitFor()
    },
  },
  personal_data: { address: '/admin/employees', act: openRow('Rolón') },
  ppe_rounds: {
    act: async (page) => {
      await page.getByRole('link', { name: /: Taller$/ }).click()
      await page.locator('.round-pad canvas').waitFor()
    },
  },
  ppe_deliveries: { act: fillWindowHeight },
  safety: { act: openRow('Botines') },
  general_data: { address: '/admin/general_data/job_titles' },
}

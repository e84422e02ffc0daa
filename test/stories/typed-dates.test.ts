import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { cutStaffRows, importerPermissions, reviewRows, uploadSheet } from '#test/stories/import-steps.ts'
import { openShopSignedIn, openTab } from '#test/stories/signed-in-page.ts'

const keeper = ['see_menu_employees', 'see_employees', 'create_employees', 'update_employees']

const readers = [
  {
    language: 'es',
    width: 360,
    birth: 'Fecha de nacimiento',
    admission: 'Ingreso',
    check: 'Vence el examen médico',
    save: 'Guardar',
    wrong: 'Ingresá una fecha que exista',
    pattern: 'dd/mm/aaaa',
    hint: 'Día, mes y año, por ejemplo 28/02/2026',
    calendar: 'Elegir en el calendario',
    more: 'Más filtros',
    from: 'Desde',
    accept: 'Aceptar',
  },
  {
    language: 'en',
    width: 1440,
    birth: 'Date of birth',
    admission: 'Admission',
    check: 'Medical check expires',
    save: 'Save',
    wrong: 'Enter a date that exists',
    pattern: 'dd/mm/yyyy',
    hint: 'Day, month and year, for example 28/02/2026',
    calendar: 'Pick in the calendar',
    more: 'More filters',
    from: 'From',
    accept: 'OK',
  },
  {
    language: 'pt',
    width: 768,
    birth: 'Data de nascimento',
    admission: 'Admissão',
    check: 'Vence o exame médico',
    save: 'Salvar',
    wrong: 'Digite uma data que exista',
    pattern: 'dd/mm/aaaa',
    hint: 'Dia, mês e ano, por exemplo 28/02/2026',
    calendar: 'Escolher no calendário',
    more: 'Mais filtros',
    from: 'De',
    accept: 'OK',
  },
]

/** Places of an employee's tabs in their bar. */
const [personalTab, complementaryTab, employmentTab] = [0, 2, 4]

/** The description that a screen reader says after a field's name. */
const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map((id) => document.getElementById(id)?.textContent).join('. ')
  })

const caretOf = (field: Locator) => field.evaluate((input) => (input as HTMLInputElement).selectionStart)

/** Opens the browser's own calendar, which is no part of the page, and moves there to the day after. */
async function pickNextDay(field: Locator, open: () => Promise<void>, expected: string): Promise<void> {
  const { keyboard } = field.page()
  for (let tries = 0; tries < 10 && (await field.inputValue()) !== expected; tries++) {
    await open()
    await field.page().waitForFunction(() => document.querySelector('input:open'))
    for (const key of ['ArrowRight', 'Enter']) await keyboard.press(key)
  }
  assert.equal(await field.inputValue(), expected)
}

/** For days far away: the story sees that the picker opens, and answers in its place. */
const watchPickers = (page: Page) =>
  page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = function () {
      document.querySelector('[data-opened]')?.removeAttribute('data-opened')
      this.dataset.opened = 'yes'
    }
  })

const openCalendar = (field: Locator, button: string) =>
  field.locator('..').getByRole('button', { name: button }).click()

async function pickDay(field: Locator, button: string, value: string): Promise<void> {
  await openCalendar(field, button)
  await field.page().locator('[data-opened]').fill(value)
}

for (const { language, width, ...says } of readers)
  test(`days are typed and picked in a form, a filter and a bulk edit: ${language}, ${width} px`, async (t) => {
    // The browser's language has another order than the reader's.
    const viewport = { width, height: 900 }
    const { world, page } = await openShopSignedIn(t, {
      userPermissions: keeper,
      language,
      viewport,
      locale: 'en-US',
      hasTouch: width < 400,
    })
    await page.goto('/admin/employee_create')
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    const [birth, admission, check] = [field(says.birth), field(says.admission), field(says.check)]
    for (const [name, text] of [
      ['name', 'Ana'],
      ['surname', 'Paz'],
      ['employee_file_number', '7'],
    ])
      await page.locator(`[name=${name}]`).fill(String(text))

    const openTabAt = (index: number) => page.getByRole('tab').nth(index).click()
    await birth.focus()
    assert.equal(await birth.getAttribute('placeholder'), says.pattern)
    assert.equal(await birth.getAttribute('inputmode'), 'numeric')
    assert.equal(await descriptionOf(birth), says.hint)
    await page.keyboard.type('20/5/45')
    await page.keyboard.press('Tab')
    assert.equal(await birth.inputValue(), '20/05/1945')

    await openTabAt(employmentTab)
    await admission.focus()
    await page.keyboard.type('31022020')
    assert.equal(await admission.inputValue(), '31/02/2020')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.getByText(says.wrong).waitFor()
    assert.equal(await descriptionOf(admission), `${says.wrong}. ${says.hint}`)
    await assertAccessible(page)
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('31/02/2020'))
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.locator('.resource-form').waitFor()
    assert.equal(await admission.inputValue(), '31/02/2020')
    await openTabAt(personalTab)
    assert.equal(await birth.inputValue(), '20/05/1945')
    await openTabAt(employmentTab)

    // The caret stays where one types in the middle, also when a slash goes.
    await admission.focus()
    await page.keyboard.press('Home')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace']) await page.keyboard.press(key)
    assert.deepEqual([await admission.inputValue(), await caretOf(admission)], ['3102/2020', 2])
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('01')
    assert.deepEqual([await admission.inputValue(), await caretOf(admission)], ['0102/2020', 2])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    assert.equal(await admission.inputValue(), '01/02/2020')
    await page.getByText(says.wrong).waitFor({ state: 'detached' })

    await openTabAt(complementaryTab)
    await check.focus()
    await page.keyboard.insertText('2026-03-05')
    assert.equal(await check.inputValue(), '05/03/2026')
    await pickNextDay(check, () => openCalendar(check, says.calendar), '06/03/2026')
    await pickNextDay(check, () => check.press('Alt+ArrowDown'), '07/03/2026')
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: says.save, exact: true }).click()
    await page.waitForURL('**/admin/employees')
    const [employee] = (await world.admin.get('/employees')).body
    const { birth_date, admission_date, medical_check_expiration } = employee
    assert.deepEqual([birth_date, admission_date, medical_check_expiration], ['1945-05-20', '2020-02-01', '2026-03-07'])

    await watchPickers(page)
    await world.make.employee({ surname: 'Sosa', admission_date: '2019-12-31' })
    await page.clock.install()
    await page.goto('/admin/employees')
    const rows = page.locator('[data-record]')
    const shows = (count: number) =>
      page.waitForFunction((expected) => document.querySelectorAll('[data-record]').length === expected, count)
    await rows.first().waitFor()
    await shows(2)
    await page
      .getByRole('button', { name: 'Filter' })
      .or(page.getByRole('button', { name: 'Filtrar' }))
      .click()
    await page.getByRole('button', { name: says.more }).click()
    const range = page.getByRole('group', { name: says.admission })
    const from = range.getByRole('textbox', { name: says.from })
    await from.focus()
    await page.keyboard.type('01/01/20')
    await page.clock.runFor(400)
    assert.doesNotMatch(page.url(), /admission_date/, 'a year on its way to four digits asks nothing')
    await page.keyboard.type('20')
    await page.waitForURL(/admission_date_from=2020-01-01/)
    await shows(1)
    assert.equal(await from.inputValue(), '01/01/2020')
    await from.fill('')
    await shows(2)
    await from.fill('31/02/2020')
    await page.keyboard.press('Enter')
    await range.getByText(says.wrong).waitFor()
    assert.equal(await descriptionOf(from), `${says.wrong}. ${says.hint}`)
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await pickDay(from, says.calendar, '2020-01-01')
    await shows(1)
    await page.goto('/admin/employees')
    await shows(2)

    for (const box of await rows.getByRole('checkbox').all()) await box.check()
    await page.getByRole('toolbar').getByRole('button', { name: says.check }).click()
    const dialog = page.getByRole('dialog')
    const day = dialog.getByRole('textbox', { name: says.check })
    await day.fill('31/02/2026')
    await page.clock.runFor(400)
    await dialog.getByText(says.wrong).waitFor()
    assert.ok(await day.evaluate((input) => input === document.activeElement), 'while it is being typed')
    await day.fill('')
    await page.clock.runFor(400)
    await dialog.getByText(says.wrong).waitFor({ state: 'detached' })
    await page.keyboard.type('31/2/26')
    await page.clock.runFor(400)
    assert.equal(await dialog.getByText(says.wrong).count(), 0, 'an unfinished day is no error')
    await page.keyboard.press('Enter')
    await dialog.getByText(says.wrong).waitFor()
    assert.equal(await day.inputValue(), '31/2/26')
    assert.ok(await dialog.getByRole('button', { name: says.accept }).isDisabled())
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bulk-${width}.png` })
    await day.fill('')
    await page.keyboard.type('1/2/28')
    await page.keyboard.press('Tab')
    assert.equal(await day.inputValue(), '01/02/2028')
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: says.accept }).click()
    await dialog.waitFor({ state: 'detached' })
    const changed: { medical_check_expiration: string }[] = (await world.admin.get('/employees')).body
    assert.deepEqual(
      changed.map((row) => row.medical_check_expiration),
      ['2028-02-01', '2028-02-01'],
    )
  })

test('hours are typed in 24 hours and picked', async (t) => {
  const { world, page } = await openShopSignedIn(t, { locale: 'en-US' })
  await watchPickers(page)
  const { id } = await world.make.parameters()
  await page.goto(`/admin/parameter_update/${id}`)
  const [opens, closes] = [page.getByLabel('Abre a las'), page.getByLabel('Cierra a las')]
  await opens.focus()
  assert.equal(await descriptionOf(opens), 'Hora y minutos, de 00:00 a 23:59')
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.equal(await opens.inputValue(), '09:00')
  await opens.fill('')
  await page.keyboard.type('930')
  assert.equal(await opens.inputValue(), '9:30')
  await closes.focus()
  assert.equal(await opens.inputValue(), '09:30')
  await page.keyboard.type('2500')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByText('Ingresá una hora como 09:30').waitFor()
  await assertAccessible(page)
  await pickDay(closes, 'Elegir la hora', '20:15')
  assert.equal(await closes.inputValue(), '20:15')
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(/^Se guard/)
    .last()
    .waitFor()
  const { body } = await world.admin.get(`/parameters/${id}`)
  assert.deepEqual([body.start_hour, body.end_hour], ['09:30', '20:15'])
})

test('a day is typed and picked in a cell of the importerPermissions, in the order of its column', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions, locale: 'en-US' })
  await watchPickers(page)
  await uploadSheet(page, 'Empleados', cutStaffRows(4).slice(0, 3))
  await reviewRows(page)
  const cell = page.getByRole('textbox', { name: 'Ingreso, fila 3' })
  await page.getByRole('button', { name: /^Ingreso, fila 3/ }).click()
  assert.match(await descriptionOf(cell), /fecha que exista\. Día, mes y año, por ejemplo/)
  await page.keyboard.type('30/9/27')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2027. Corregida' }).click()
  await page.keyboard.type('31092026')
  assert.equal(await cell.inputValue(), '31/09/2026')
  await assertAccessible(page)
  await pickDay(cell, 'Elegir en el calendario', '2026-10-01')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Ingreso, fila 3. 01/10/2026. Corregida' }).waitFor()
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await page.getByRole('heading', { name: 'Listo' }).waitFor()
  const { body } = await world.admin.get('/employees?q=basualdo')
  assert.equal(body[0].admission_date, '2026-10-01')
})

test('somebody abroad reads moments by the clock of the shop', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: [...keeper, 'see_audit'],
    timezoneId: 'Asia/Tokyo',
  })
  const { id } = await world.make.employee({ surname: 'Paz' })
  const [entry] = (await world.admin.get(`/employees/${id}/history`)).body
  const zone = { timeZone: 'America/Argentina/Buenos_Aires' }
  const time = new Date(entry.at).toLocaleTimeString('es', { hour: '2-digit', minute: '2-digit', ...zone })
  await page.goto(`/admin/employee_update/${id}`)
  await openTab(page, 'Historial')
  const panel = page.getByRole('tabpanel', { name: 'Historial' })
  await panel.getByText(time, { exact: true }).waitFor()
  await panel.getByText(/^hoy, \d\d\/\d\d\/\d{4}$/).waitFor()
})

import { chromium, type Page } from 'playwright-core'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

/** The demo shop's administrator, for `startProgram`. */
export const account = { ADMIN_DNI: '30111222', ADMIN_PASSWORD: 'una-clave-larga' }

/** Signs the administrator in, and returns the values that the browser stores. */
export async function signInAdministrator(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dni: account.ADMIN_DNI, password: account.ADMIN_PASSWORD }),
  })
  const { token, user } = await answer.json()
  return { token, user: JSON.stringify(user) }
}

/** Opens a browser in which the administrator is signed in. `args` are arguments of Chromium. */
export async function openSignedInBrowser(
  url: string,
  args: readonly string[] = [],
): Promise<{ page: Page; close(): Promise<void> }> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const context = await chromium.launchPersistentContext('', { executablePath, args: ['--no-sandbox', ...args] })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${url}/img/favicon.svg`)
  await page.evaluate(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    },
    await signInAdministrator(url),
  )
  return { page, close: () => context.close() }
}

import { fetchPage, pageTexts, takeHead, takePart } from '#src/storefront/browser/page.ts'

let running: AbortController | undefined

/** Shows what stands at an address of the shop window, in place. A newer wish calls an older one off. */
export async function showWindow(address: string): Promise<void> {
  running?.abort()
  running = new AbortController()
  const { signal } = running
  const section = document.querySelector('#productos')
  section?.setAttribute('aria-busy', 'true')
  sayLoading(pageTexts().loadingCategories)
  try {
    const page = await fetchPage(address, signal)
    const focused = focusedLink()
    takePart(page, '#productos')
    takeHead(page)
    restoreFocus(focused)
  } catch {
    if (!signal.aborted) showFailure(address)
  } finally {
    if (!signal.aborted) {
      document.querySelector('#productos')?.removeAttribute('aria-busy')
      sayLoading('')
    }
  }
}

/** The window moves into sight where it is not. */
export function bringWindowIntoSight(): void {
  const section = document.querySelector('#productos')
  const top = section?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight / 2) section?.scrollIntoView()
}

function sayLoading(text: string): void {
  const status = document.querySelector('[data-loading]')
  if (status) status.textContent = text
}

/** Which link of the window has the focus, as far as the next page will have one like it. */
function focusedLink(): { text: string; nav: string } | null {
  const link = document.activeElement
  const nav = link?.closest('#productos nav')?.className
  return link && nav ? { text: link.getAttribute('aria-label') ?? link.textContent, nav } : null
}

function restoreFocus(focused: ReturnType<typeof focusedLink>): void {
  if (!focused) return
  const links = [...document.querySelectorAll<HTMLElement>(`#productos nav.${focused.nav} a`)]
  const same = links.find((link) => (link.getAttribute('aria-label') ?? link.textContent) === focused.text)
  const target = same ?? document.querySelector<HTMLElement>('#t-products')
  target?.focus({ preventScroll: true })
}

function showFailure(address: string): void {
  const { failed, failedText, retry } = pageTexts()
  const note = Object.assign(document.createElement('div'), { className: 'note' })
  note.setAttribute('role', 'alert')
  const button = Object.assign(document.createElement('button'), {
    className: 'button button-plain',
    type: 'button',
    textContent: retry,
  })
  button.addEventListener('click', () => showWindow(address))
  note.append(
    Object.assign(document.createElement('b'), { textContent: failed }),
    Object.assign(document.createElement('p'), { className: 'soft small', textContent: failedText }),
    button,
  )
  document.querySelector('#productos :is(.grid, .note)')?.replaceWith(note)
}

import { closeDetail, makeModal, showDetail } from '#src/storefront/browser/detail.ts'
import { isPlainClick, keepHead, pageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'
import { showWaiting } from '#src/storefront/browser/waiting.ts'
import { bringWindowIntoSight, showWindow } from '#src/storefront/browser/window.ts'

/** What an entry of the history shows under its detail, and whether we came to the detail from there. */
type Entry = { under: string; cameFromUnder: boolean } | null

const isProduct = (address: string) => address.includes('/producto/')
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** What the window shows, whether or not a detail lies over it. */
let shownUnder = ''
/** Gives back the title and the rest that an opened detail took over. */
let restoreHead: (() => void) | undefined
let opener: HTMLElement | null = null
let opening: AbortController | undefined
let endWaiting: (() => void) | undefined

/**
 * Filters, pages, the search and details change in place and keep their own addresses: Back, forward, a reload and a
 * shared link all lead to what was shown.
 */
export function enhanceNavigation(): void {
  const address = addressOf(location)
  shownUnder = isProduct(address) ? homeOf(address) : address
  makeModal()
  document.addEventListener('click', follow)
  document.addEventListener('wantsclose', leaveDetail)
  window.addEventListener('popstate', (event) => void arrive(event.state))
  enhanceSearch()
  for (const touched of ['pointerdown', 'keydown']) {
    window.addEventListener(touched, () => document.documentElement.classList.add('glides'), { once: true })
  }
}

function homeOf(path: string): string {
  return path.slice(0, path.indexOf('producto/'))
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event)) return
  if (link.dataset['window'] !== undefined) {
    event.preventDefault()
    choose(link)
    goToWindow(addressOf(link), link.dataset['window'] === 'page' || !link.closest('#productos'))
  } else if (link.dataset['product'] !== undefined) {
    event.preventDefault()
    opener = link
    restoreHead ??= keepHead()
    history.pushState({ under: shownUnder, cameFromUnder: true } satisfies Entry, '', link.href)
    void openDetailAt(link.href)
  }
}

/** A filter is chosen when it is pressed, not when its products are here. */
function choose(link: HTMLAnchorElement): void {
  const filters = link.closest('.filters')
  if (!filters) return
  for (const filter of filters.children) filter.removeAttribute('aria-current')
  link.ariaCurrent = 'true'
}

function goToWindow(address: string, bringIntoSight: boolean): void {
  history.pushState(null, '', address)
  shownUnder = address
  if (bringIntoSight) bringWindowIntoSight()
  void showWindow(address)
}

async function openDetailAt(address: string): Promise<void> {
  callOffOpening()
  opening = new AbortController()
  const { signal } = opening
  endWaiting = showWaiting(opener?.closest('.card'))
  try {
    await showDetail(address, signal)
    endWaiting()
  } catch (error) {
    if (signal.aborted) return
    endWaiting()
    // Where nothing answers, all stays as it was; what the server says instead of a detail, its page says in full.
    if (error instanceof TypeError && history.state?.cameFromUnder) {
      toast(pageTexts().error, 'wrong')
      history.back()
    } else location.assign(address)
  }
}

function callOffOpening(): void {
  opening?.abort()
  endWaiting?.()
}

/** Back to where the detail was opened; where it was come to from outside, to the page under it. */
function leaveDetail(): void {
  const state: Entry = history.state
  if (state?.cameFromUnder) {
    history.back()
    return
  }
  history.pushState(null, '', shownUnder)
  void arrive(null)
}

async function arrive(state: Entry): Promise<void> {
  callOffOpening()
  const address = addressOf(location)
  if (isProduct(address)) {
    if (state && state.under !== shownUnder) await showUnder(state.under)
    restoreHead ??= keepHead()
    return openDetailAt(address)
  }
  const wasOpen = document.querySelector('#producto') !== null
  closeDetail()
  if (address === shownUnder && restoreHead) restoreHead()
  else if (address !== shownUnder || wasOpen) await showUnder(address)
  restoreHead = undefined
  if (wasOpen) focusOpener()
}

async function showUnder(address: string): Promise<void> {
  shownUnder = address
  const input = document.querySelector<HTMLInputElement>('[name=q]')
  if (input) input.value = new URL(address, location.href).searchParams.get('q') ?? ''
  await showWindow(address)
}

function focusOpener(): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('#t-products')
  target?.focus({ preventScroll: true })
}

/** Searches while it is typed, without an entry of the history for every letter. */
function enhanceSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search')
  const input = form?.querySelector('input')
  if (!form || !input || !document.querySelector('#productos')) return
  let timer = 0
  const search = () => {
    clearTimeout(timer)
    const q = input.value.trim().replace(/\s+/g, ' ')
    const address = new URL(form.action).pathname + (q ? `?${new URLSearchParams({ q })}` : '')
    if (address === shownUnder) return
    const wasSearching = new URL(shownUnder, location.href).searchParams.has('q')
    history[wasSearching ? 'replaceState' : 'pushState'](null, '', address)
    shownUnder = address
    bringWindowIntoSight()
    void showWindow(address)
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(search, 300)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
    bringWindowIntoSight()
  })
}

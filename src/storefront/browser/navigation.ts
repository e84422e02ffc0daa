import { closeDetail, makeModal, showDetail } from '#src/storefront/browser/detail.ts'
import { markFilters } from '#src/storefront/browser/failure.ts'
import { isPlainClick, keepHead, pageTexts, takeHead } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'
import { showWaiting } from '#src/storefront/browser/waiting.ts'
import { bringWindowIntoSight, showWindow } from '#src/storefront/browser/window.ts'

/** What an entry of the history shows under its detail, and whether we came to the detail from there. */
type Entry = { under: string; cameFromUnder: boolean } | null

const isProduct = (address: string) => address.includes('/producto/')
const isDetailOpen = () => document.querySelector('#producto') !== null
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** What the window shows, whether or not a detail lies over it. */
let shownUnder = ''
/** Gives back the title and the rest that an opened detail took over. */
let restoreHead: (() => void) | undefined
let opener: HTMLElement | null = null
let opening: AbortController | undefined
/** Counts while a word is typed that was not searched yet. */
let typing = 0
/** Searches it now, before something else is wished for. */
let searchTyped: () => unknown = () => undefined
/** Gives it to the filters, one of which is about to be followed. */
let keepTyped: () => unknown = () => undefined
/** The detail that is on its way. */
let awaited: string | null = null
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
    if (link.closest('.filters')) keepTyped()
    goToWindow(addressOf(link), link.dataset['window'] === 'page' || !link.closest('#productos'))
  } else if (link.dataset['product'] !== undefined) {
    event.preventDefault()
    if (awaited === addressOf(link)) return
    searchTyped()
    opener = link
    restoreHead ??= keepHead()
    enter({ under: shownUnder, cameFromUnder: true }, addressOf(link))
    void openDetailAt(addressOf(link))
  }
}

/** A detail that was given up before it came leaves no entry in the history: who goes back does not want it. */
function enter(state: Entry, address: string): void {
  history[awaited === null ? 'pushState' : 'replaceState'](state, '', address)
}

function goToWindow(address: string, bringIntoSight: boolean): void {
  clearTimeout(typing)
  typing = 0
  enter(null, address)
  callOffOpening()
  if (bringIntoSight) bringWindowIntoSight()
  void showUnder(address)
}

async function openDetailAt(address: string): Promise<void> {
  callOffOpening()
  opening = new AbortController()
  const { signal } = opening
  awaited = address
  endWaiting = showWaiting(opener?.closest('.card'))
  try {
    await showDetail(address, signal)
    callOffOpening()
  } catch (error) {
    if (signal.aborted) return
    callOffOpening()
    // Where nothing answers, all stays as it was; what the server says instead of a detail, its page says in full.
    if (error instanceof TypeError && history.state?.cameFromUnder) {
      toast(pageTexts().error, 'wrong')
      history.back()
    } else location.assign(address)
  }
}

function callOffOpening(): void {
  opening?.abort()
  awaited = null
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
  const wasOpen = isDetailOpen()
  closeDetail()
  if (address === shownUnder && restoreHead) restoreHead()
  else if (address !== shownUnder || wasOpen) await showUnder(address)
  restoreHead = undefined
  if (wasOpen) focusOpener()
}

async function showUnder(address: string): Promise<void> {
  shownUnder = address
  const input = document.querySelector<HTMLInputElement>('[name=q]')
  const q = new URL(address, location.href).searchParams.get('q') ?? ''
  if (input && wordsIn(input) !== q) input.value = q
  await loadUnder(address)
}

const wordsIn = (input: HTMLInputElement) => input.value.trim().replace(/\s+/g, ' ')

/** While a detail lies or is to lie over it, the window's title and addresses wait until that is closed. */
function loadUnder(address: string): Promise<void> {
  if (awaited === null && !isDetailOpen()) restoreHead = undefined
  return showWindow(address, (page) => {
    if (awaited === null && !isDetailOpen()) takeHead(page)
    else restoreHead = () => takeHead(page)
  })
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
  const search = () => {
    clearTimeout(typing)
    typing = 0
    const q = wordsIn(input)
    const address = new URL(form.action).pathname + (q ? `?${new URLSearchParams({ q })}` : '')
    if (address === shownUnder) return
    const wasSearching = new URL(shownUnder, location.href).searchParams.has('q')
    if (wasSearching) history.replaceState(null, '', address)
    else enter(null, address)
    callOffOpening()
    shownUnder = address
    bringWindowIntoSight()
    void loadUnder(address)
  }
  searchTyped = () => typing && search()
  keepTyped = () => typing && markFilters(`${location.pathname}?${new URLSearchParams({ q: wordsIn(input) })}`)
  input.addEventListener('input', () => {
    clearTimeout(typing)
    typing = window.setTimeout(search, 300)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
    bringWindowIntoSight()
  })
}

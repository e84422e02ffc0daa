import { closeDetail, makeModal, openFrame, showDetail } from '#src/storefront/browser/detail.ts'
import { markFilters, showChosenFilter } from '#src/storefront/browser/filters.ts'
import { failureText, isPlainClick, keepHead, takeHead } from '#src/storefront/browser/page.ts'
import { goToPlace, keepPlaceOnSwitch, takePlace } from '#src/storefront/browser/place.ts'
import { toast } from '#src/storefront/browser/toast.ts'
import { showWaiting } from '#src/storefront/browser/waiting.ts'
import { bringWindowIntoSight, showWindow } from '#src/storefront/browser/window.ts'

/** History state of a detail: the window under it, and whether the reader opened it from there. */
type Entry = { under: string; cameFromUnder: boolean } | null

const isProduct = (address: string) => address.includes('/producto/')
const isDetailOpen = () => document.querySelector('#producto') !== null
const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** Address of the window shown, with or without a detail over it. */
let shownUnder = ''
/** Restores title, canonical link and language links after a detail. */
let restoreHead: (() => void) | undefined
let opener: HTMLElement | null = null
let opening: AbortController | undefined
/** Timer of the search's debounce; 0 where nothing is pending. */
let typing = 0
/** Runs a pending search at once. */
let searchTyped: () => unknown = () => undefined
/** Adds a pending search text to the filters' links. */
let keepTyped: () => unknown = () => undefined
/** Address of the detail being loaded. */
let awaited: string | null = null
let endWaiting: (() => void) | undefined

/**
 * Client-side navigation: filters, pages, search and details change in place under addresses of their own, so that
 * back, forward, reload and shared links work.
 */
export function enhanceNavigation(): void {
  const address = addressOf(location)
  shownUnder = isProduct(address) ? homeOf(address) : address
  makeModal()
  showChosenFilter()
  keepPlaceOnSwitch(() => new URL(shownUnder, location.href).search)
  void returnToPlace()
  document.addEventListener('click', follow)
  document.addEventListener('wantsclose', leaveDetail)
  window.addEventListener('popstate', (event) => void arrive(event.state))
  enhanceSearch()
  for (const touched of ['pointerdown', 'keydown']) {
    window.addEventListener(touched, () => document.documentElement.classList.add('glides'), { once: true })
  }
}

/** After a language switch: the same place, and the same window under an open product. */
async function returnToPlace(): Promise<void> {
  const place = takePlace()
  if (!place) return
  goToPlace(place)
  if (!place.under || !isDetailOpen()) return
  restoreHead ??= keepHead()
  await showUnder(homeOf(location.pathname) + place.under)
  goToPlace(place)
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

/** A detail given up before it arrived is replaced in the history, so that Back does not lead to it. */
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
  endWaiting = showWaiting(openFrame(cardOf(address)))
  try {
    await showDetail(address, signal)
    callOffOpening()
  } catch (error) {
    if (signal.aborted) return
    callOffOpening()
    // Without a connection the page stays as it was; any other failure is shown by the server's full page.
    if (error instanceof TypeError && history.state?.cameFromUnder) {
      toast(failureText(), 'wrong')
      history.back()
    } else location.assign(address)
  }
}

/** The card that leads to a product, where the window shows one. */
function cardOf(address: string): Element | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.see')]
  return links.find((link) => addressOf(link) === address)?.closest('.card') ?? null
}

function callOffOpening(): void {
  opening?.abort()
  awaited = null
  endWaiting?.()
}

/** Closing a detail: back in the history where it was opened here, else to the window under it. */
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

/** Title and links of a window that loads under a detail are applied when that closes. */
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

/** Search as you type, with a debounce of 300 ms and one history entry per search. */
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

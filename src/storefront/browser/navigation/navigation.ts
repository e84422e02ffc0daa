import { loadShopWindowProducts, scrollToProductsIfOutOfView } from '#src/storefront/browser/navigation/load-window.ts'
import {
  scrollToPosition,
  storePositionAndLanguageOnSwitch,
  takeStoredPosition,
} from '#src/storefront/browser/navigation/scroll-position.ts'
import { centerChosenFilterInRow, updateFiltersForAddress } from '#src/storefront/browser/navigation/window-filters.ts'
import {
  createTitleCanonicalAndLanguagesRestorer,
  isPlainClick,
  readFailureText,
  replaceTitleCanonicalAndLanguages,
} from '#src/storefront/browser/page.ts'
import {
  loadIntoOpenDetailAndFocus,
  makeRenderedDetailModal,
  openDetailAndPrefillFromCard,
  removeDetailAndRestoreHeadline,
} from '#src/storefront/browser/product/detail.ts'
import { showProgress } from '#src/storefront/browser/progress.ts'
import { showToast } from '#src/storefront/browser/toast.ts'

/**
 * History state of an open product: the address of the shop window below it, and whether the reader opened the product
 * from there.
 */
type DetailState = { windowAddress: string; cameFromWindow: boolean } | null

const isProductAddress = (address: string) => address.includes('/producto/')
const isDetailOpen = () => document.querySelector('#producto') !== null
const formatAddress = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** Address of the shop window, also while a product is open over it. */
let windowAddress = ''
/** Restores title, canonical link and language links when the product closes. */
let restoreHead: (() => void) | undefined
let opener: HTMLElement | null = null
let detailLoad: AbortController | undefined
/** Timer of the search's debounce. 0 if no search is pending. */
let searchTimer = 0
/** Runs at once the search that waits for a pause in typing. Does nothing if none waits. */
let runPendingSearch: () => unknown = () => undefined
/** Adds the typed text to the links of the filters, if its search still waits for a pause in typing. */
let keepPendingSearch: () => unknown = () => undefined
/** Address of the product that is being loaded. Null if no product is. */
let loadingAddress: string | null = null
let endProgress: (() => void) | undefined

/**
 * Client-side navigation: filters, pages, search and products change the page in place. Each has its own address, so
 * that back, forward, reload and shared links work.
 */
export function enhanceNavigation(): void {
  const address = formatAddress(location)
  windowAddress = isProductAddress(address) ? extractHomePathOfProduct(address) : address
  makeRenderedDetailModal()
  centerChosenFilterInRow()
  storePositionAndLanguageOnSwitch(() => new URL(windowAddress, location.href).search)
  void restorePlaceAfterLanguageSwitch()
  document.addEventListener('click', interceptLinkClick)
  document.addEventListener('wantsclose', goBackOrShowShopWindow)
  window.addEventListener('popstate', (event) => void showCurrentAddress(event.state))
  enhanceSearch()
  for (const eventName of ['pointerdown', 'keydown']) {
    window.addEventListener(eventName, () => document.documentElement.classList.add('glides'), { once: true })
  }
}

/** Restores the scroll position after a language switch, and the window below an open product. */
async function restorePlaceAfterLanguageSwitch(): Promise<void> {
  const scrollPosition = takeStoredPosition()
  if (!scrollPosition) return
  scrollToPosition(scrollPosition)
  if (!scrollPosition.windowQuery || !isDetailOpen()) return
  restoreHead ??= createTitleCanonicalAndLanguagesRestorer()
  await syncSearchAndLoadShopWindow(extractHomePathOfProduct(location.pathname) + scrollPosition.windowQuery)
  scrollToPosition(scrollPosition)
}

function extractHomePathOfProduct(productPath: string): string {
  return productPath.slice(0, productPath.indexOf('producto/'))
}

function interceptLinkClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event)) return
  if (link.dataset['window'] !== undefined) {
    event.preventDefault()
    if (link.closest('.filters')) keepPendingSearch()
    pushAndShowShopWindow(formatAddress(link), link.dataset['window'] === 'page' || !link.closest('#productos'))
  } else if (link.dataset['product'] !== undefined) {
    event.preventDefault()
    if (loadingAddress === formatAddress(link)) return
    runPendingSearch()
    opener = link
    restoreHead ??= createTitleCanonicalAndLanguagesRestorer()
    pushOrReplaceAddress({ windowAddress, cameFromWindow: true }, formatAddress(link))
    void openAndLoadDetail(formatAddress(link))
  }
}

/**
 * Adds an address to the browser's history. If the current entry is a product that has not finished loading, replaces
 * that entry, so that Back skips it.
 */
function pushOrReplaceAddress(state: DetailState, address: string): void {
  history[loadingAddress === null ? 'pushState' : 'replaceState'](state, '', address)
}

function pushAndShowShopWindow(address: string, scrollsToWindow: boolean): void {
  clearTimeout(searchTimer)
  searchTimer = 0
  pushOrReplaceAddress(null, address)
  cancelDetailLoad()
  if (scrollsToWindow) scrollToProductsIfOutOfView()
  void syncSearchAndLoadShopWindow(address)
}

async function openAndLoadDetail(address: string): Promise<void> {
  cancelDetailLoad()
  detailLoad = new AbortController()
  const { signal } = detailLoad
  loadingAddress = address
  endProgress = showProgress(openDetailAndPrefillFromCard(findCardOfProduct(address)))
  try {
    await loadIntoOpenDetailAndFocus(address, signal)
    cancelDetailLoad()
  } catch (error) {
    if (signal.aborted) return
    cancelDetailLoad()
    // Without a connection a reader who came from the shop window goes back to it and sees a toast. In all other cases
    // the browser loads the address itself, and the server shows the product or the error.
    const state: DetailState = history.state
    if (error instanceof TypeError && state?.cameFromWindow) {
      showToast(readFailureText(), 'wrong')
      history.back()
    } else location.assign(address)
  }
}

/** The card that links to a product. Null if the shop window does not show the product. */
function findCardOfProduct(address: string): Element | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.see')]
  return links.find((link) => formatAddress(link) === address)?.closest('.card') ?? null
}

function cancelDetailLoad(): void {
  detailLoad?.abort()
  loadingAddress = null
  endProgress?.()
}

/** Closes a product: goes back if the reader opened it here, else opens the window below it. */
function goBackOrShowShopWindow(): void {
  const state: DetailState = history.state
  if (state?.cameFromWindow) {
    history.back()
    return
  }
  history.pushState(null, '', windowAddress)
  void showCurrentAddress(null)
}

async function showCurrentAddress(state: DetailState): Promise<void> {
  cancelDetailLoad()
  const address = formatAddress(location)
  if (isProductAddress(address)) {
    if (state && state.windowAddress !== windowAddress) await syncSearchAndLoadShopWindow(state.windowAddress)
    restoreHead ??= createTitleCanonicalAndLanguagesRestorer()
    return openAndLoadDetail(address)
  }
  const wasDetailOpen = isDetailOpen()
  removeDetailAndRestoreHeadline()
  if (address === windowAddress && restoreHead) restoreHead()
  else if (address !== windowAddress || wasDetailOpen) await syncSearchAndLoadShopWindow(address)
  restoreHead = undefined
  if (wasDetailOpen) focusOpenerOrHeading()
}

async function syncSearchAndLoadShopWindow(address: string): Promise<void> {
  windowAddress = address
  const input = document.querySelector<HTMLInputElement>('[name=q]')
  const q = new URL(address, location.href).searchParams.get('q') ?? ''
  if (input && readSearchText(input) !== q) input.value = q
  await loadShopWindowAndUpdateHead(address)
}

const readSearchText = (input: HTMLInputElement) => input.value.trim().replace(/\s+/g, ' ')

/**
 * Loads a shop window. If a product is open over it, the page gets the window's title and links when the product
 * closes.
 */
function loadShopWindowAndUpdateHead(address: string): Promise<void> {
  if (loadingAddress === null && !isDetailOpen()) restoreHead = undefined
  return loadShopWindowProducts(address, (page) => {
    if (loadingAddress === null && !isDetailOpen()) replaceTitleCanonicalAndLanguages(page)
    else restoreHead = () => replaceTitleCanonicalAndLanguages(page)
  })
}

function focusOpenerOrHeading(): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('#t-products')
  target?.focus({ preventScroll: true })
}

/**
 * Search as you type, with a debounce of 300 ms. A search adds an entry to the history, but replaces the entry of a
 * search just before it.
 */
function enhanceSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search')
  const input = form?.querySelector('input')
  if (!form || !input || !document.querySelector('#productos')) return
  const searchNow = () => {
    clearTimeout(searchTimer)
    searchTimer = 0
    const q = readSearchText(input)
    const address = new URL(form.action).pathname + (q ? `?${new URLSearchParams({ q })}` : '')
    if (address === windowAddress) return
    const wasSearching = new URL(windowAddress, location.href).searchParams.has('q')
    if (wasSearching) history.replaceState(null, '', address)
    else pushOrReplaceAddress(null, address)
    cancelDetailLoad()
    windowAddress = address
    scrollToProductsIfOutOfView()
    void loadShopWindowAndUpdateHead(address)
  }
  runPendingSearch = () => searchTimer && searchNow()
  keepPendingSearch = () =>
    searchTimer && updateFiltersForAddress(`${location.pathname}?${new URLSearchParams({ q: readSearchText(input) })}`)
  input.addEventListener('input', () => {
    clearTimeout(searchTimer)
    searchTimer = window.setTimeout(searchNow, 300)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    searchNow()
    scrollToProductsIfOutOfView()
  })
}

export const roundWorkerAddress = '/round-worker.js'

/**
 * Service worker: keeps the files of the open screen and its page in the browser, so that the screen opens without a
 * connection. Without https a browser has no service workers; the screen says so.
 */
export async function keepScreenForLostLine(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(roundWorkerAddress, { scope: '/admin/' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({
    files: listLoadedFiles(),
    page: window.location.pathname,
    build: document.documentElement.dataset['build'],
  })
}

/** The paths of all files that the screen has loaded: those that the page links, and those that scripts asked for. */
function listLoadedFiles(): string[] {
  const linkedAddresses = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href)
  const scriptAddresses = [...document.scripts].map(({ src }) => src)
  const fetchedAddresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const ownAddresses = [...linkedAddresses, ...scriptAddresses, ...fetchedAddresses].filter((address) =>
    address.startsWith(window.location.origin),
  )
  return [...new Set(ownAddresses.map((address) => new URL(address).pathname))]
}

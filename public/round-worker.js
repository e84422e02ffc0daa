// Service worker of the screen where rounds are signed. It keeps the screen's files and its page, so that an opened round
// goes on after a reload without a connection. It keeps nothing of the API.
const cacheName = 'round'
const shellAddress = '/admin/ppe_rounds/shell'
const keptFiles = /^\/(?:assets|img)\//
const roundPages = /^\/admin\/ppe_rounds\/\d+$/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The open screen tells which files it has loaded, and of which build it is.
self.addEventListener('message', (event) => {
  const { files, page, build } = event.data
  event.waitUntil(keepScreen(files, page, build).catch(() => null))
})

async function keepScreen(files, page, build) {
  const cache = await caches.open(cacheName)
  const response = await fetch(page)
  // A page of a newer build names files that the open screen has not loaded.
  if (!response.ok || !(await response.clone().text()).includes(`data-build="${build}"`)) return
  const wanted = new Set(files.filter((file) => keptFiles.test(file)))
  const kept = new Set()
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (wanted.has(pathname)) kept.add(pathname)
    else if (pathname !== shellAddress) await cache.delete(url)
  }
  await cache.addAll([...wanted].filter((file) => !kept.has(file)))
  await cache.put(shellAddress, response)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (keptFiles.test(pathname)) event.respondWith(findKept(pathname).then((kept) => kept ?? fetch(request)))
  else if (request.mode === 'navigate' && roundPages.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await findKept(shellAddress)) ?? Response.error()))
})

const findKept = async (address) => (await caches.open(cacheName)).match(address, { ignoreVary: true })

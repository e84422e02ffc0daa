import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/**
 * Opens a document (PDF) of the API in a new tab. Popup blocker: the tab is opened in the click itself, before the
 * ticket is there; it shows the document when the ticket comes, and closes if there is none. If the browser opens no
 * tab, the document replaces nothing and is downloaded.
 */
export async function openDocument(path: string): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  try {
    const { body } = await call<{ ticket: string }>('POST', 'tickets', { body: { path } })
    const address = `${path}${path.includes('?') ? '&' : '?'}ticket=${body.ticket}`
    if (tab) tab.location.replace(address)
    else downloadByLink(address)
  } catch (failure) {
    tab?.close()
    // `call` has shown the failure.
    if (!(failure instanceof CallFailed)) throw failure
  }
}

function downloadByLink(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

import { downloadByLink, requestTicketAddressOrNull } from '#src/resource/screens/export/download.ts'

/**
 * Opens a document (PDF) of the API in a new tab. Popup blocker: the tab is opened in the click itself, before the
 * ticket is there. It shows `waitingText` until the document comes, and closes if there is no ticket. If the browser
 * blocks the tab, the document is downloaded.
 */
export async function openDocumentInTabOrDownload(
  path: string,
  waitingText: string,
  ids?: ReadonlySet<number>,
): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = waitingText
    tab.document.documentElement.lang = document.documentElement.lang
    tab.document.body.textContent = waitingText
  }
  const address = await requestTicketAddressOrNull(path, ids)
  if (address === null) tab?.close()
  else if (tab === null) downloadByLink(address)
  else if (!tab.closed) tab.location.replace(address)
}

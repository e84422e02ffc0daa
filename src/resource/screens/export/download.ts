import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/**
 * Downloads by the browser's own means, which show progress and can be cancelled. Such a request carries no access
 * token, so the address contains a ticket. Without a ticket nothing is downloaded, and `call` has shown the reason.
 */
export async function downloadWithTicketUnlessRefused(path: string, ids?: ReadonlySet<number>): Promise<void> {
  const address = await requestTicketAddressOrNull(path, ids)
  if (address !== null) downloadByLink(address)
}

/** The address with a ticket that stands for the reader's access; null after a failed call, which `call` has shown. */
export async function requestTicketAddressOrNull(path: string, ids?: ReadonlySet<number>): Promise<string | null> {
  try {
    const { body } = await call<{ ticket: string }>('POST', 'tickets', {
      body: { path, ...(ids && { ids: [...ids] }) },
    })
    return `${path}${path.includes('?') ? '&' : '?'}ticket=${body.ticket}`
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    return null
  }
}

export function downloadByLink(address: string): void {
  const link = document.createElement('a')
  link.href = address
  // With the `download` attribute, a refusal fails in the browser's list of downloads instead of replacing the screen.
  link.download = ''
  link.click()
}

import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/**
 * Downloads by the browser's own means, which show progress and can be cancelled. Such a request carries no access
 * token, so the address contains a ticket.
 */
export async function download(path: string, ids?: ReadonlySet<number>): Promise<void> {
  try {
    const { body } = await call<{ ticket: string }>('POST', 'tickets', {
      body: { path, ...(ids && { ids: [...ids] }) },
    })
    const link = document.createElement('a')
    link.href = `${path}${path.includes('?') ? '&' : '?'}ticket=${body.ticket}`
    // With the `download` attribute, a refusal fails in the browser's list of downloads instead of replacing the
    // screen.
    link.download = ''
    link.click()
  } catch (failure) {
    // `call` has shown the failure.
    if (!(failure instanceof CallFailed)) throw failure
  }
}

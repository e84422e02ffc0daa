import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/** The browser's own download, which shows its progress and can be cancelled: by a ticket, as it sends no token. */
export async function download(path: string, ids?: ReadonlySet<number>): Promise<void> {
  try {
    const { body } = await call<{ ticket: string }>('POST', 'tickets', {
      body: { path, ...(ids && { ids: [...ids] }) },
    })
    const link = document.createElement('a')
    link.href = `${path}${path.includes('?') ? '&' : '?'}ticket=${body.ticket}`
    // With `download` a refusal fails in the browser's list of downloads, and does not replace the screen.
    link.download = ''
    link.click()
  } catch (failure) {
    // `call` has shown it.
    if (!(failure instanceof CallFailed)) throw failure
  }
}

import { readPageTexts } from '#src/storefront/browser/page.ts'
import { showToast } from '#src/storefront/browser/toast.ts'

/**
 * Toast after the back office sent the reader to the shop because of a missing permission. Before that redirect it
 * stores `notice` = `forbidden` in sessionStorage, which this function removes.
 */
export function showAndRemoveRedirectNotice(): void {
  if (sessionStorage.getItem('notice') === 'forbidden') showToast(readPageTexts().noAccess, 'wrong')
  sessionStorage.removeItem('notice')
}

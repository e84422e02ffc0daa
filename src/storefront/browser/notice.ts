import { readPageTexts } from '#src/storefront/browser/page.ts'
import { showToast } from '#src/storefront/browser/toast.ts'

/**
 * Shows once why the back office redirected to the shop: for a missing permission it stores `notice` = `forbidden` in
 * sessionStorage.
 */
export function showAndRemoveRedirectNotice(): void {
  if (sessionStorage.getItem('notice') === 'forbidden') showToast(readPageTexts().noAccess, 'wrong')
  sessionStorage.removeItem('notice')
}

import { readPageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'

/**
 * Shows why the back office redirected to the shop: for a missing permission it stores `notice` = `forbidden` in
 * sessionStorage.
 */
export function showRedirectNotice(): void {
  if (sessionStorage.getItem('notice') === 'forbidden') toast(readPageTexts().noAccess, 'wrong')
  sessionStorage.removeItem('notice')
}

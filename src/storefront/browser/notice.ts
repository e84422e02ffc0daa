import { readPageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'

/** Shows why the admin redirected here: it stores `forbidden` as `notice` in the session storage. */
export function showNotice(): void {
  if (sessionStorage.getItem('notice') === 'forbidden') toast(readPageTexts().noAccess, 'wrong')
  sessionStorage.removeItem('notice')
}

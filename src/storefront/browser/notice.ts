import { readPageTexts } from '#src/storefront/browser/page.ts'
import { toast } from '#src/storefront/browser/toast.ts'

/** Says why the admin sent somebody here: it leaves `forbidden` under `notice` in the session storage. */
export function showNotice(): void {
  if (sessionStorage.getItem('notice') === 'forbidden') toast(readPageTexts().noAccess, 'wrong')
  sessionStorage.removeItem('notice')
}

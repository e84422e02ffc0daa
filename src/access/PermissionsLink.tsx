import { Link } from 'react-router'
import { permissions } from '#src/access/permissions.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useMay } from '#src/resource/screens/may.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** From a user's form to their permissions, for who may assign them. */
export function PermissionsLink({ id }: { id: string }) {
  const text = useText()
  const may = useMay(permissions)
  if (!may.list) return null
  return (
    <Link className={buttonClass('secondary')} to={`/admin/${permissions.screens?.list.path}/${id}`}>
      <i className="bi bi-shield-lock" aria-hidden="true" />
      <span className="words">{text('pages.permissions.list')}</span>
    </Link>
  )
}

import { Link } from 'react-router'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { employees } from '#src/workforce/record/employees.ts'

type SizeInRecordLinkProps = { employeeId: number; className?: string; children: string }

/** Link to the sizes in an employee's record, from where saving leads back. Plain text for who may not change it. */
export function SizeInRecordLink({ employeeId, className, children }: SizeInRecordLinkProps) {
  const { update: mayEdit } = useOfferedActions(employees)
  if (!mayEdit) return <span {...{ className }}>{children}</span>
  return (
    <Link to={`${buildFormAddress(employees, employeeId)}?tab=sizes`} state={{ goesBack: true }} {...{ className }}>
      {children}
    </Link>
  )
}

import { useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { ActionDialog } from '#src/resource/screens/action/ActionDialog.tsx'
import { useLeaveScreen } from '#src/resource/screens/use-leave-screen.ts'
import { Button } from '#src/ui/button/button.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { eraseEmployee } from '#src/workforce/personal-data/erase-employee.ts'
import { employees } from '#src/workforce/record/employees.ts'

/**
 * Button that erases an inactive employee's data for good and then leads to the list. Only readers with the permission
 * see it.
 */
export function EraseEmployee({ entity }: { entity: Entity }) {
  const text = useText()
  const leaveScreen = useLeaveScreen()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayErase = hasAccess(createPermissionHolder(user?.permissions), eraseEmployee.access)
  if (!mayErase || entity['active'] === true) return null
  return (
    <div className="card">
      <FormSection title="workforce.employees.erase_title" note="workforce.employees.erase_note">
        <div>
          <Button variant="danger" icon="eraser" onClick={() => setOpen(true)}>
            {text('employees.actions.erased')}
          </Button>
        </div>
      </FormSection>
      {isOpen && (
        <ActionDialog
          resource={employees}
          {...{ entity }}
          name="erased"
          onClose={() => setOpen(false)}
          onChanged={() => leaveScreen(buildListScreenAddress(employees))}
        />
      )}
    </div>
  )
}

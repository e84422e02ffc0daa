import type { ReactNode } from 'react'
import { PersonSearch } from '#src/access/permissions/page/people/PersonSearch.tsx'
import type { Person } from '#src/access/permissions/page/person-permissions.ts'
import { Dropdown } from '#src/ui/button/dropdown.tsx'

type PersonPickerProps = {
  caption: string
  exceptId: number
  onPick: (person: Person) => void
  children: ReactNode
}

/** A button that looks like a select and opens a search of users. */
export function PersonPicker({ caption, exceptId, onPick, children }: PersonPickerProps) {
  return (
    <div className="field">
      <span className="form-label d-block" aria-hidden="true">
        {caption}
      </span>
      <Dropdown
        toggle={
          <>
            <span className="visually-hidden">{`${caption}: `}</span>
            {children}
          </>
        }
        className="person-picker"
        buttonClassName="form-select text-start"
        menuClassName="person-menu"
      >
        {(choose) => (
          <PersonSearch
            exceptId={exceptId}
            onPick={(person) => {
              choose()
              onPick(person)
            }}
          />
        )}
      </Dropdown>
    </div>
  )
}

import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'

export type RowAct = {
  icon: string
  /** The button's text in the menu of a card. */
  title: string
  /** Accessible name, with the record's. */
  label: string
  act: () => void
  /** Why it may not be done; `act` then tells it. */
  refused?: string | null
  /** Of a row that opens. */
  isOpen?: boolean
}

/** What can be done with a row: quiet icons; on a card one menu. */
export function RowButtons({ name, acts, isCard }: { name: string; acts: readonly RowAct[]; isCard: boolean }) {
  const text = useText()
  if (acts.length === 0) return null
  if (!isCard) {
    return acts.map(({ icon, title, label, act, isOpen, refused }) => (
      <RefusableButton
        key={icon}
        variant="quiet"
        size="small"
        icon={icon}
        aria-expanded={isOpen}
        aria-label={label}
        title={title}
        refused={refused}
        onClick={act}
      />
    ))
  }
  return (
    <Dropdown
      label={text('ui.table.row_actions', { name })}
      buttonClassName="btn btn-quiet"
      toggle={<i className="bi bi-three-dots-vertical" aria-hidden="true" />}
    >
      {(choose) =>
        acts.map((one) => (
          <MenuItem
            key={one.icon}
            {...one}
            act={() => {
              choose()
              one.act()
            }}
          />
        ))
      }
    </Dropdown>
  )
}

/** An act in the menu of a card, with the reason below one that is refused. */
function MenuItem({ icon, title, label, act, refused }: RowAct) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="dropdown-item"
        aria-label={label}
        onClick={act}
        {...(refused && { 'aria-disabled': true, 'aria-describedby': id })}
      >
        <i className={`bi bi-${icon}`} aria-hidden="true" /> {title}
      </button>
      {refused && (
        <small id={id} className="dropdown-item-text">
          {refused}
        </small>
      )}
    </>
  )
}

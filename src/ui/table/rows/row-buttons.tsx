import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'

export type RowButton = {
  icon: string
  /** The button's text in the menu of a card. */
  title: string
  /** Accessible name, with the record's. */
  label: string
  onPress: () => void
  /** Why it may not be done; `act` then tells it. */
  refusal?: string | null
  /** Of a row that opens. */
  isOpen?: boolean
}

/** What can be done with a row: quiet icons; on a card one menu. */
export function RowButtons({
  name,
  rowButtons,
  isCard,
}: {
  name: string
  rowButtons: readonly RowButton[]
  isCard: boolean
}) {
  const text = useText()
  if (rowButtons.length === 0) return null
  if (!isCard) {
    return rowButtons.map(({ icon, title, label, onPress, isOpen, refusal }) => (
      <RefusableButton
        key={icon}
        variant="quiet"
        size="small"
        icon={icon}
        aria-expanded={isOpen}
        aria-label={label}
        title={title}
        refusal={refusal}
        onClick={onPress}
      />
    ))
  }
  return (
    <Dropdown
      label={text('ui.table.row_actions', { name })}
      buttonClassName="btn btn-quiet"
      toggle={<i className="bi bi-three-dots-vertical" aria-hidden="true" />}
    >
      {(closeMenu) =>
        rowButtons.map((rowButton) => (
          <MenuItem
            key={rowButton.icon}
            {...rowButton}
            onPress={() => {
              closeMenu()
              rowButton.onPress()
            }}
          />
        ))
      }
    </Dropdown>
  )
}

/** An act in the menu of a card, with the reason below one that is refused. */
function MenuItem({ icon, title, label, onPress, refusal }: RowButton) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="dropdown-item"
        aria-label={label}
        onClick={onPress}
        {...(refusal && { 'aria-disabled': true, 'aria-describedby': id })}
      >
        <i className={`bi bi-${icon}`} aria-hidden="true" /> {title}
      </button>
      {refusal && (
        <small id={id} className="dropdown-item-text">
          {refusal}
        </small>
      )}
    </>
  )
}

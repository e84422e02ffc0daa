import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

export type RowButton = {
  icon: string
  /** Tooltip of the button, and its text in a card's menu. */
  title: string
  /** Accessible name of the button, with the record's name. */
  label: string
  onPress: () => void
  /** Why the row's action is refused. A press then shows the reason. */
  refusal?: string | null
  /** Set for the button that expands the row: true while the row is expanded. */
  isOpen?: boolean
}

/** Actions of a row: icon buttons, or one menu on a card. */
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
          <RowActionMenuItem
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

/** Menu item of a card. A refused one shows the reason below, and a press shows it as a toast too. */
function RowActionMenuItem({ icon, title, label, onPress, refusal }: RowButton) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="dropdown-item"
        aria-label={label}
        onClick={refusal ? () => toast.warning(refusal) : onPress}
        {...(refusal && { 'aria-disabled': true, 'aria-describedby': id })}
      >
        <i className={`bi bi-${icon}`} aria-hidden="true" /> <span className="cut">{title}</span>
      </button>
      {refusal && (
        <small id={id} className="dropdown-item-text">
          {refusal}
        </small>
      )}
    </>
  )
}

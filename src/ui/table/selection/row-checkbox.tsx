import { useText } from '#src/platform/i18n/i18n.tsx'

export type RowCheckboxProps = {
  /** For a label around or beside it. */
  id?: string
  /** What the row is called. */
  name: string
  isChosen: boolean
  /** `isRange` is true for a press with Shift, which chooses all rows from the last one that was pressed. */
  onChoose: (isOn: boolean, isRange: boolean) => void
}

/** Chooses a row of a list. */
export function RowCheckbox({ id, name, isChosen, onChoose }: RowCheckboxProps) {
  const text = useText()
  return (
    <input
      {...{ id }}
      type="checkbox"
      className="form-check-input"
      aria-label={text('ui.table.select_row', { name })}
      checked={isChosen}
      // With Shift the browser would mark the words between the two rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ target, nativeEvent }) =>
        onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

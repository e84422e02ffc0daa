import { type ReactNode, useId } from 'react'
import '#src/ui/fields/fields.css'

type Side<T> = { value: T; label: string; content: ReactNode }

type EitherOrProps<T> = { caption: string; sides: readonly Side<T>[]; chosen: T; onChoose: (value: T) => void }

/** Radio choice between two versions shown side by side. */
export function EitherOr<T>({ caption, sides, chosen, onChoose }: EitherOrProps<T>) {
  const name = useId()
  return (
    <fieldset className="either-or">
      <legend>{caption}</legend>
      {sides.map(({ value, label, content }) => (
        <label key={label} className={value === chosen ? 'either-or-side either-or-chosen' : 'either-or-side'}>
          <span>
            <input
              type="radio"
              className="form-check-input me-2"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </span>
          {content}
        </label>
      ))}
    </fieldset>
  )
}

import { type ReactNode, useId } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { beginDraft } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Headings are looked for, and offered, this far down at least. */
const firstRows = 15

type SheetChoiceProps = {
  load: OpenLoad
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  onSheet: (wanted: { sheet?: number; header_row?: number }) => void
}

/** What is loaded, from which sheet, and which of its rows has the headings. */
export function SheetChoice({ load, draft, setDraft, onSheet }: SheetChoiceProps) {
  const { formats } = draft
  const text = useText()
  const isBusy = load.task !== null
  const rows = Array.from({ length: Math.max(firstRows, load.header_row) }, (_, row) => row + 1)
  return (
    <div className="load-choices">
      <Choice
        label={text('importer.screen.target')}
        value={draft.resource}
        disabled={isBusy}
        onChange={(resource) => setDraft({ ...beginDraft(load, resource), ...(formats && { formats }) })}
      >
        {Object.keys(load.fields).map((name) => (
          <option key={name} value={name}>
            {text(`pages.${name}.list`)}
          </option>
        ))}
      </Choice>
      {load.sheets.length > 1 && (
        <Choice
          label={text('importer.screen.sheet')}
          value={String(load.sheet)}
          disabled={isBusy}
          onChange={(sheet) => onSheet({ sheet: Number(sheet) })}
        >
          {load.sheets.map((name, sheet) => (
            <option key={name} value={sheet}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={text('importer.screen.header_row')}
        value={String(load.header_row)}
        disabled={isBusy}
        onChange={(row) => onSheet({ sheet: load.sheet, header_row: Number(row) })}
      >
        <option value="0">{text('importer.screen.no_header')}</option>
        {rows.map((row) => (
          <option key={row} value={row}>
            {text('importer.screen.row', { row })}
          </option>
        ))}
      </Choice>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, disabled, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <span className="load-choice">
      <label htmlFor={id}>{label}</label>
      <select
        {...{ id, value, disabled }}
        className="form-select form-select-sm"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </span>
  )
}

import { type ReactNode, useId } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { buildFirstDraft } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** At least this many rows are offered as the heading row. */
const minRowsOffered = 15

type TargetAndSheetChoiceProps = {
  sheetImport: PendingImport
  draft: ImportRequest
  setDraft: (draft: ImportRequest) => void
  onSheet: (sheetChoice: { sheet?: number; header_row?: number }) => void
}

/** Chooses the target, the sheet and the heading row. */
export function TargetAndSheetChoice({ sheetImport, draft, setDraft, onSheet }: TargetAndSheetChoiceProps) {
  const { formats } = draft
  const text = useText()
  const isBusy = sheetImport.task !== null
  const rows = Array.from({ length: Math.max(minRowsOffered, sheetImport.header_row) }, (_, row) => row + 1)
  return (
    <div className="load-choices">
      <LabelledSelect
        label={text('importer.screen.target')}
        value={draft.resource}
        disabled={isBusy}
        onChange={(resource) => setDraft({ ...buildFirstDraft(sheetImport, resource), ...(formats && { formats }) })}
      >
        {Object.keys(sheetImport.fields).map((name) => (
          <option key={name} value={name}>
            {text(`pages.${name}.list`)}
          </option>
        ))}
      </LabelledSelect>
      {sheetImport.sheets.length > 1 && (
        <LabelledSelect
          label={text('importer.screen.sheet')}
          value={String(sheetImport.sheet)}
          disabled={isBusy}
          onChange={(sheet) => onSheet({ sheet: Number(sheet) })}
        >
          {sheetImport.sheets.map((name, sheet) => (
            <option key={name} value={sheet}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      )}
      <LabelledSelect
        label={text('importer.screen.header_row')}
        value={String(sheetImport.header_row)}
        disabled={isBusy}
        onChange={(row) => onSheet({ sheet: sheetImport.sheet, header_row: Number(row) })}
      >
        <option value="0">{text('importer.screen.no_header')}</option>
        {rows.map((row) => (
          <option key={row} value={row}>
            {text('importer.screen.row', { row })}
          </option>
        ))}
      </LabelledSelect>
    </div>
  )
}

type LabelledSelectProps = {
  label: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
  children: ReactNode
}

function LabelledSelect({ label, value, disabled, onChange, children }: LabelledSelectProps) {
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

import type { ColumnFormat, SourceColumn } from '#src/importer/import-types.ts'
import { FormatChoice } from '#src/importer/screen/columns/FormatChoice.tsx'
import type { FormatReadings } from '#src/importer/screen/columns/format-readings.ts'
import type { ColumnChoice } from '#src/importer/screen/draft.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { formatTypedDay } from '#src/platform/text/typed-day.ts'

export type ColumnOption = { value: ColumnChoice; label: string }

type ColumnCardProps = {
  column: SourceColumn
  /** The column's name on the screen. */
  name: string
  choice: ColumnChoice
  options: readonly ColumnOption[]
  /** The reason for the suggestion. Null if the user chose something else. */
  suggestedBy: 'heading' | 'content' | null
  /** How the notations read the column's values. Null if the notations do not differ. */
  readings: FormatReadings | null
  format: ColumnFormat
  /** Number of sample lines, equal for all columns. */
  sampleLines: number
  /** Number of distinct names in the column that have no record. */
  unknownCount: number
  /** True if another column may feed the same field, and neither is more likely. */
  isUndecided: boolean
  onChoose: (choice: ColumnChoice) => void
  onFormat: (format: Partial<ColumnFormat>) => void
}

/** A column of the sheet: its heading, the field that it feeds, the reason for it, some values. */
export function ColumnCard(props: ColumnCardProps) {
  const { column, name, choice, options, readings, format, sampleLines, onChoose, onFormat } = props
  const text = useText()
  const { tone, messageKey } = chooseReasonMessageAndTone(props)
  const samples = column.samples.map((sample) => formatTypedDay(sample, format.dates))
  return (
    <li className={choice === '' ? 'load-column load-off' : 'load-column'}>
      <div className="load-column-head">
        <h3 className="load-heading" title={name}>
          {name}
        </h3>
        <select
          className="form-select form-select-sm"
          aria-label={text('importer.screen.field_for', { column: name })}
          value={choice}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{text('importer.screen.not_loaded')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={`load-match tone-${tone}`}>{text(messageKey, { count: props.unknownCount })}</span>
        {readings && <FormatChoice {...{ name, readings }} value={format} onChange={onFormat} />}
      </div>
      <ul className="load-samples" aria-label={text('importer.screen.samples', { column: name })}>
        {samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples may be equal, and their order never changes.
          <li key={index} title={sample} aria-hidden={sample === '' || undefined}>
            {sample}
          </li>
        ))}
        {samples.length === 0 && <li className="soft">{text('importer.screen.empty_column')}</li>}
        {Array.from({ length: sampleLines - Math.max(1, samples.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these items are empty.
          <li key={`blank ${index}`} aria-hidden="true" />
        ))}
      </ul>
    </li>
  )
}

/** The reason for the choice, as text and tone. Colour is never the only sign. */
function chooseReasonMessageAndTone({ choice, suggestedBy, unknownCount, isUndecided }: ColumnCardProps) {
  if (isUndecided) return { tone: 'warn', messageKey: 'importer.screen.match.undecided' }
  if (choice === '') return { tone: 'neutral', messageKey: 'importer.screen.match.none' }
  if (unknownCount > 0) return { tone: 'warn', messageKey: 'importer.screen.match.unknown' }
  if (suggestedBy === null) return { tone: 'info', messageKey: 'importer.screen.match.chosen' }
  return { tone: 'ok', messageKey: `importer.screen.match.${suggestedBy}` }
}

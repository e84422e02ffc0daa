import type { ColumnFormat } from '#src/importer/import-types.ts'
import type { FormatReadings } from '#src/importer/screen/columns/format-readings.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type FormatChoiceProps = {
  /** The column's name on the screen. */
  name: string
  readings: FormatReadings
  value: ColumnFormat
  onChange: (format: Partial<ColumnFormat>) => void
}

/** Chooses the date order or decimal sign of a column. Each option shows how it reads one sample. */
export function FormatChoice({
  name,
  readings: { formatName, sample, readings: options },
  value,
  onChange,
}: FormatChoiceProps) {
  const text = useText()
  const label = text('importer.screen.format.of', { sample })
  return (
    <span className="load-format">
      <span className="cut" title={sample} aria-hidden="true">
        {label}
      </span>
      <select
        className="form-select form-select-sm"
        aria-label={`${name}: ${label}`}
        value={value[formatName]}
        onChange={(event) => onChange({ [formatName]: event.target.value })}
      >
        {options.map(({ format, text: optionText }) => (
          <option key={format} value={format}>
            {text(`importer.screen.format.${format}`, {
              shown: optionText ?? text(`importer.screen.format.no_${formatName}`),
            })}
          </option>
        ))}
      </select>
    </span>
  )
}

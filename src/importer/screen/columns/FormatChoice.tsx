import type { ColumnFormat } from '#src/importer/import-types.ts'
import type { Readings } from '#src/importer/screen/columns/readings.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

type FormatChoiceProps = {
  /** The column as it is called. */
  name: string
  readings: Readings
  value: ColumnFormat
  onChange: (format: Partial<ColumnFormat>) => void
}

/** Date order or decimal sign of a column, told by what one of its values is in each. */
export function FormatChoice({ name, readings: { of, sample, ways }, value, onChange }: FormatChoiceProps) {
  const text = useText()
  const says = text('importer.screen.format.of', { sample })
  return (
    <span className="load-format">
      <span className="cut" title={sample} aria-hidden="true">
        {says}
      </span>
      <select
        className="form-select form-select-sm"
        aria-label={`${name}: ${says}`}
        value={value[of]}
        onChange={(event) => onChange({ [of]: event.target.value })}
      >
        {ways.map(({ format, shown }) => (
          <option key={format} value={format}>
            {text(`importer.screen.format.${format}`, { shown: shown ?? text(`importer.screen.format.no_${of}`) })}
          </option>
        ))}
      </select>
    </span>
  )
}

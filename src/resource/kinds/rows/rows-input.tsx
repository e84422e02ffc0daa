import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { unpackRef } from '#src/platform/i18n/message-ref.ts'
import { ChoiceInput } from '#src/resource/kinds/choice/choice.tsx'
import { NumberInput } from '#src/resource/kinds/number/number.tsx'
import { RefInput } from '#src/resource/kinds/ref/ref-input.tsx'
import { type Cell, formRow, type Row, type RowsField, rowsIn, subjectOf } from '#src/resource/kinds/rows/rows.ts'
import { useOffered } from '#src/resource/kinds/rows/use-offered.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { textInput } from '#src/resource/kinds/text/text.tsx'
import { cacheLabel } from '#src/resource/screens/choice/use-labels.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { Button } from '#src/ui/button/button.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import './rows.css'

const TextInput = textInput('text')
const DateInput = textInput('date')

/** Child rows: each a line of inputs that can be taken away, and a button for one more. */
export function RowsInput({ input, field, label, help, error, required, disabled }: InputProps<RowsField>) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const value = rowsIn(input.value)
  const keys = useRowKeys(value.length)
  useKnownLabels(field, input.name)
  const focusRow = useFocusLater(box)
  const change = (rows: readonly Row[]) => input.onChange(rows)
  useEffect(() => {
    // The form focuses the first wrong cell, else the first of all.
    const focus = () => box.current?.querySelector<HTMLElement>('[aria-invalid=true], input, button')?.focus()
    input.ref({ focus })
  }, [input.ref])
  return (
    <FieldFrame {...{ label, help, error, required }} group>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: rows are judged together, once all of them are left.
        <div
          ref={box}
          className="child-rows"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && input.onBlur()}
        >
          {value.map((row, place) => (
            <RowLine
              key={keys.of(place)}
              {...{ field, row, place, disabled }}
              name={input.name}
              onChange={(changed) => change(value.with(place, changed))}
              onRemove={() => {
                keys.remove(place)
                change(value.toSpliced(place, 1))
                focusRow('.child-rows-add')
              }}
            />
          ))}
          <Button
            variant="secondary"
            size="small"
            icon="plus-lg"
            className="child-rows-add"
            disabled={disabled || value.length >= field.max}
            onClick={() => {
              change([...value, formRow(field, null)])
              focusRow('.child-row:last-of-type input')
            }}
          >
            {text('resource.screens.add_row')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

type RowLineProps = {
  name: string
  field: RowsField
  row: Row
  place: number
  disabled: boolean
  onChange: (row: Row) => void
  onRemove: () => void
}

function RowLine({ name, field, row, place, disabled, onChange, onRemove }: RowLineProps) {
  const text = useText()
  const { form, resource } = useSurroundingForm()
  const { errors } = useFormState({ control: form.control, name })
  const offered = useOffered(field, row)
  const number = place + 1
  return (
    <fieldset className="child-row" aria-label={text('resource.screens.row', { number })}>
      {Object.entries(field.fields).map(([column, cell]) => {
        const path = `${name}.${place}.${column}`
        const wrong: { message?: unknown } | undefined = get(errors, path)
        const message = wrong?.message
        return (
          <CellInput
            key={column}
            cell={cell.kind === 'text' && field.offers?.[column] ? { ...cell, offers: offered(column) } : cell}
            path={path}
            label={text(`${resource.name}.fields.${name}.${column}`)}
            error={typeof message === 'string' ? text(unpackRef(message)) : undefined}
            value={row[column]}
            disabled={disabled}
            onChange={(given) => onChange({ ...row, [column]: given })}
          />
        )
      })}
      <Button
        variant="light"
        size="small"
        icon="x-lg"
        className="child-row-remove"
        disabled={disabled}
        aria-label={text('resource.screens.remove_row', { number })}
        title={text('resource.screens.remove_row', { number })}
        onClick={onRemove}
      />
    </fieldset>
  )
}

type CellInputProps = {
  cell: Cell
  path: string
  label: string
  error: string | undefined
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
}

function CellInput({ cell, path, value, onChange, ...rest }: CellInputProps) {
  const input = { name: path, value, onChange, onBlur: () => {}, ref: () => {} }
  const props = { ...rest, input, wrong: undefined, record: null, required: cell.required !== undefined }
  switch (cell.kind) {
    case 'ref':
      return <RefInput {...props} field={cell} />
    case 'number':
      return <NumberInput {...props} field={cell} />
    case 'choice':
      return <ChoiceInput {...props} field={cell} />
    case 'date':
      return <DateInput {...props} field={cell} />
    case 'text':
      return <TextInput {...props} field={cell} />
  }
}

/** React keys that stay with their rows when one before them is taken away. */
function useRowKeys(count: number) {
  const made = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < count) keys.current.push(made.current++)
  keys.current.length = count
  return { of: (place: number) => keys.current[place], remove: (place: number) => void keys.current.splice(place, 1) }
}

/** Focuses in the box after the next render. */
function useFocusLater(box: { current: HTMLElement | null }) {
  const [wanted, setWanted] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (wanted) box.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [wanted, box])
  return (selector: string) => setWanted({ selector })
}

/** What the record calls the rows' subjects, so that nobody asks for it. */
function useKnownLabels(field: RowsField, name: string): void {
  const queries = useQueryClient()
  const { entity } = useSurroundingForm()
  useState(() => {
    const { to, joins } = subjectOf(field)
    const [as = ''] = Object.keys(joins)
    for (const row of rowsIn(entity?.[name]))
      if (typeof row[as] === 'string') cacheLabel(queries, to, Number(row[field.about]), row[as])
  })
}

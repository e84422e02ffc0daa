import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { decodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import { ChoiceInput } from '#src/resource/kinds/choice/choice.tsx'
import { DateInput } from '#src/resource/kinds/date/date.tsx'
import { NumberInput } from '#src/resource/kinds/number/number.tsx'
import { RefInput } from '#src/resource/kinds/ref/ref-input.tsx'
import {
  type ChildField,
  type ChildRow,
  createFormRow,
  type RowsField,
  requireSubjectField,
  rowsIn,
} from '#src/resource/kinds/rows/rows.ts'
import { useSuggestions } from '#src/resource/kinds/rows/use-suggestions.ts'
import type { InputProps } from '#src/resource/kinds/screen-kind.ts'
import { createTextInput } from '#src/resource/kinds/text/text.tsx'
import { cacheLabel } from '#src/resource/screens/choice/use-labels.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { Button } from '#src/ui/button/button.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import './rows.css'

const TextInput = createTextInput('text')

/** Child rows. Each is a line of inputs with a button to remove it; another button adds a row. */
export function RowsInput({ input, field, label, help, error, required, disabled }: InputProps<RowsField>) {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  const value = rowsIn(input.value)
  const keys = useRowKeys(value.length)
  useStoreSubjectLabels(field, input.name)
  const focusRow = useFocusAfterRender(container)
  const changeRows = (rows: readonly ChildRow[]) => input.onChange(rows)
  useEffect(() => {
    // When the form focuses this field, the first wrong cell gets the focus, otherwise the first input.
    const focus = () => container.current?.querySelector<HTMLElement>('[aria-invalid=true], input, button')?.focus()
    input.ref({ focus })
  }, [input.ref])
  return (
    <FieldFrame {...{ label, help, error, required }} group>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: rows are validated together, once all of them are left.
        <div
          ref={container}
          className="child-rows"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && input.onBlur()}
        >
          {value.map((row, index) => (
            <RowLine
              key={keys.keyAt(index)}
              {...{ field, row, index, disabled }}
              name={input.name}
              onChange={(changedRow) => changeRows(value.with(index, changedRow))}
              onRemove={() => {
                keys.removeKey(index)
                changeRows(value.toSpliced(index, 1))
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
              changeRows([...value, createFormRow(field, null)])
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
  row: ChildRow
  index: number
  disabled: boolean
  onChange: (row: ChildRow) => void
  onRemove: () => void
}

function RowLine({ name, field, row, index, disabled, onChange, onRemove }: RowLineProps) {
  const text = useText()
  const { form, resource } = useSurroundingForm()
  const { errors } = useFormState({ control: form.control, name })
  const suggestionsFor = useSuggestions(field, row)
  const number = index + 1
  return (
    <fieldset className="child-row" aria-label={text('resource.screens.row', { number })}>
      {Object.entries(field.fields).map(([column, cell]) => {
        const path = `${name}.${index}.${column}`
        const wrong: { message?: unknown } | undefined = get(errors, path)
        const message = wrong?.message
        return (
          <ChildFieldInput
            key={column}
            cell={
              cell.kind === 'text' && field.suggestions?.[column]
                ? { ...cell, suggestions: suggestionsFor(column) }
                : cell
            }
            path={path}
            label={text(`${resource.name}.fields.${name}.${column}`)}
            error={typeof message === 'string' ? text(decodeMessageRef(message)) : undefined}
            value={row[column]}
            disabled={disabled}
            onChange={(cellValue) => onChange({ ...row, [column]: cellValue })}
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
  cell: ChildField
  path: string
  label: string
  error: string | undefined
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
}

function ChildFieldInput({ cell, path, value, onChange, ...rest }: CellInputProps) {
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

/** React keys that stay with their rows when an earlier row is removed. */
function useRowKeys(count: number) {
  const nextKey = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < count) keys.current.push(nextKey.current++)
  keys.current.length = count
  return {
    keyAt: (index: number) => keys.current[index],
    removeKey: (index: number) => void keys.current.splice(index, 1),
  }
}

/** Returns a function that focuses the container's element of a selector after the next render. */
function useFocusAfterRender(container: { current: HTMLElement | null }) {
  const [target, setTarget] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (target) container.current?.querySelector<HTMLElement>(target.selector)?.focus()
  }, [target, container])
  return (selector: string) => setTarget({ selector })
}

/** Stores the labels that the form's record has for the subjects of its rows, so that no request asks for them. */
function useStoreSubjectLabels(field: RowsField, name: string): void {
  const queries = useQueryClient()
  const { entity } = useSurroundingForm()
  useState(() => {
    const { to, joins } = requireSubjectField(field)
    const [joinedName = ''] = Object.keys(joins)
    for (const row of rowsIn(entity?.[name]))
      if (typeof row[joinedName] === 'string') cacheLabel(queries, to, Number(row[field.subjectField]), row[joinedName])
  })
}

import { type Ref, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { controlClass, FieldFrame, type FieldProps } from '#src/ui/fields/field-frame.tsx'

type FileFieldProps =
  | (FieldProps<File | null> & { accept?: string; multiple?: false })
  | (FieldProps<File[]> & { accept?: string; multiple: true })

/** A file, or a list of them. */
export function FileField(props: FileFieldProps) {
  const { name, label, onBlur, error, help, required, disabled, ref, accept, multiple } = props
  const text = useText()
  const change = (files: File[]) => (props.multiple ? props.onChange(files) : props.onChange(files[0] ?? null))
  const [round, setRound] = useState(0)
  const clear = () => {
    setRound(round + 1)
    change([])
  }
  const chosen = props.multiple ? props.value : props.value ? [props.value] : []
  return (
    <FieldFrame {...{ label, error, required }} help={help ?? chosen.map((file) => file.name).join(', ')}>
      {(aria) => (
        <div className="input-group">
          <input
            {...aria}
            {...{ name, onBlur, disabled, accept, multiple }}
            // A file input cannot be set by script: a new key remounts it empty.
            key={round}
            ref={ref as Ref<HTMLInputElement>}
            type="file"
            className={controlClass('form-control', error)}
            onChange={(event) => change([...(event.target.files ?? [])])}
          />
          {chosen.length > 0 && (
            <button type="button" className="btn btn-secondary" disabled={disabled} onClick={clear}>
              {text('ui.fields.remove_file')}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

/**
 * Shows the server's errors at the form's fields, and errors of child rows at their cells. Focuses the first field with
 * an error.
 */
export function showFieldErrorsAndFocusFirst(form: UseFormReturn<FormValues>, failure: CallFailed): void {
  const fieldNames = Object.keys(form.getValues())
  const readRootName = (path: string) => path.split('.')[0] ?? path
  const invalidPaths = fieldNames.flatMap((name) =>
    Object.keys(failure.fields).filter((path) => readRootName(path) === name),
  )
  for (const name of invalidPaths) {
    const message = failure.fields[name] ?? ''
    const params = failure.params[name]
    form.setError(name, { type: 'server', message: encodeMessageRef(params ? { key: message, params } : message) })
  }
  focusFieldAfterTask(form, invalidPaths[0] && readRootName(invalidPaths[0]))
}

/** Focuses a field after the current task, because fields are disabled until saving ends. `onFocused` runs then. */
export function focusFieldAfterTask(
  form: UseFormReturn<FormValues>,
  name: string | undefined,
  onFocused?: () => void,
): void {
  if (!name) return
  setTimeout(() => {
    form.setFocus(name)
    onFocused?.()
  })
}

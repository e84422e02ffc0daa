import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { showFieldErrorsAndFocusFirst } from '#src/resource/screens/form/field-errors.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'

type ActionRefusal = {
  /** A line in the dialog with a failure that belongs to no field. */
  refusalLine: ReactNode
  showRefusal: (failure: CallFailed) => void
  clearRefusal: () => void
}

/**
 * Shows a failed action inside its dialog: at its fields, or in a line of its own. Callers send the action `quiet`, so
 * that no toast repeats the failure. The line also shows `previewError`, the failure of the preview, until the action
 * fails.
 */
export function useActionRefusal(form: UseFormReturn<FormValues>, previewError: unknown): ActionRefusal {
  const [refusal, setRefusal] = useState<CallFailed | null>(null)
  const isAtField = refusal !== null && Object.keys(refusal.fields).some((name) => name in form.getValues())
  const shownFailure = isAtField ? null : (refusal ?? previewError)
  return {
    refusalLine: shownFailure instanceof CallFailed && (
      <p className="bulk-refused" role="alert">
        {describeFailure(shownFailure)}
      </p>
    ),
    showRefusal(failure) {
      setRefusal(failure)
      showFieldErrorsAndFocusFirst(form, failure)
    },
    clearRefusal: () => setRefusal(null),
  }
}

import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { MessageRef } from '#src/platform/errors.ts'
import { decodeMessageRef } from '#src/platform/i18n/message-ref.ts'

type AuthFormValues = Record<string, string | boolean>
type FieldProblems = Record<string, MessageRef>

/** The server's refusal of a field, with the refused value. */
type FieldRefusal = { name: string; value: string | boolean | undefined; problem: MessageRef }

/**
 * State of a form before sign-in: validated on blur and on submit, one submission at a time. `submit` shows a refused
 * field by `showRefusal` and handles its other failures.
 */
export function useAuthFormState<V extends AuthFormValues>(
  initial: V,
  schema: z.ZodMiniType,
  submit: (values: V) => Promise<void>,
): AuthForm {
  const [values, setValues] = useState(initial)
  const [schemaProblems, setSchemaProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const isRunning = useRef(false)
  const formElement = useRef<HTMLFormElement>(null)
  const problems = { ...schemaProblems, ...findProblemOfRefusedValue(refusal, values) }
  const focus = (name: string) => formElement.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const check = (name: string) =>
    setSchemaProblems({ ...schemaProblems, [name]: findProblems(schema, values)[name] ?? '' })
  const change = (name: string, value: string | boolean) => {
    const newValues = { ...values, [name]: value }
    setValues(newValues)
    // A visible message disappears as soon as the value is right.
    if (schemaProblems[name])
      setSchemaProblems({ ...schemaProblems, [name]: findProblems(schema, newValues)[name] ?? '' })
  }
  const showRefusal = (name: string, problem: MessageRef) => {
    setRefusal({ name, problem, value: values[name] })
    focus(name)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    formElement.current = event.currentTarget
    const newProblems = findProblems(schema, values)
    setSchemaProblems(newProblems)
    const firstName = Object.keys(values).find((name) => newProblems[name])
    if (firstName) return focus(firstName)
    if (isRunning.current) return
    isRunning.current = true
    setSubmitting(true)
    try {
      await submit(values)
    } finally {
      isRunning.current = false
      setSubmitting(false)
    }
  }
  return { values, problems, isSubmitting, check, change, showRefusal, onSubmit }
}

export type AuthForm = {
  values: AuthFormValues
  problems: FieldProblems
  isSubmitting: boolean
  check: (name: string) => void
  change: (name: string, value: string | boolean) => void
  /** Marks a field with the server's refusal, until its value changes. */
  showRefusal: (name: string, problem: MessageRef) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/** The problem of a field whose value the server refused. It disappears when the field gets another value. */
function findProblemOfRefusedValue(refusal: FieldRefusal | null, values: AuthFormValues): FieldProblems {
  return refusal && values[refusal.name] === refusal.value ? { [refusal.name]: refusal.problem } : {}
}

function findProblems(schema: z.ZodMiniType, values: AuthFormValues): FieldProblems {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const problems: FieldProblems = {}
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= decodeMessageRef(message)
  return problems
}

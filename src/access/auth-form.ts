import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { MessageRef } from '#src/platform/errors.ts'
import { unpackRef } from '#src/platform/i18n/message-ref.ts'

type Values = Record<string, string | boolean>
type Problems = Record<string, MessageRef>

/** State of a sign-in form: validated on blur and on submit, one submission at a time. */
export function useAuthForm<V extends Values>(
  initial: V,
  schema: z.ZodMiniType,
  submit: (values: V) => Promise<void>,
): AuthForm {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const check = (name: string) => setProblems({ ...problems, [name]: problemsOf(schema, values)[name] ?? '' })
  const change = (name: string, value: string | boolean) => {
    const next = { ...values, [name]: value }
    setValues(next)
    // A shown message goes as soon as the value is right.
    if (problems[name]) setProblems({ ...problems, [name]: problemsOf(schema, next)[name] ?? '' })
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = problemsOf(schema, values)
    setProblems(found)
    const first = Object.keys(values).find((name) => found[name])
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await submit(values)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { values, problems, busy, check, change, onSubmit, setProblems }
}

export type AuthForm = {
  values: Values
  problems: Problems
  busy: boolean
  check: (name: string) => void
  change: (name: string, value: string | boolean) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  setProblems: (problems: Problems) => void
}

function problemsOf(schema: z.ZodMiniType, values: Values): Problems {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const problems: Problems = {}
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= unpackRef(message)
  return problems
}

import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { MessageRef } from '#src/platform/errors.ts'
import { unpackRef } from '#src/platform/i18n/message-ref.ts'

type Values = Record<string, string | boolean>
type Problems = Record<string, MessageRef>

/** What the server refused in one field, and for which value. */
type Refusal = { name: string; value: string | boolean | undefined; problem: MessageRef }

/** State of a sign-in form: validated on blur and on submit, one submission at a time. */
export function useAuthForm<V extends Values>(
  initial: V,
  schema: z.ZodMiniType,
  submit: (values: V) => Promise<void>,
): AuthForm {
  const [values, setValues] = useState(initial)
  const [found, setFound] = useState<Problems>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const elements = useRef<HTMLFormElement>(null)
  const problems = { ...found, ...refusedNow(refusal, values) }
  const focus = (name: string) => elements.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const check = (name: string) => setFound({ ...found, [name]: problemsOf(schema, values)[name] ?? '' })
  const change = (name: string, value: string | boolean) => {
    const next = { ...values, [name]: value }
    setValues(next)
    // A shown message goes as soon as the value is right.
    if (found[name]) setFound({ ...found, [name]: problemsOf(schema, next)[name] ?? '' })
  }
  const refuse = (name: string, problem: MessageRef) => {
    setRefusal({ name, problem, value: values[name] })
    focus(name)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    elements.current = event.currentTarget
    const wrong = problemsOf(schema, values)
    setFound(wrong)
    const first = Object.keys(values).find((name) => wrong[name])
    if (first) return focus(first)
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
  return { values, problems, busy, check, change, refuse, onSubmit }
}

export type AuthForm = {
  values: Values
  problems: Problems
  busy: boolean
  check: (name: string) => void
  change: (name: string, value: string | boolean) => void
  /** Marks a field with the server's refusal, until its value changes. */
  refuse: (name: string, problem: MessageRef) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

function refusedNow(refusal: Refusal | null, values: Values): Problems {
  return refusal && values[refusal.name] === refusal.value ? { [refusal.name]: refusal.problem } : {}
}

function problemsOf(schema: z.ZodMiniType, values: Values): Problems {
  const result = schema.safeParse(values)
  if (result.success) return {}
  const problems: Problems = {}
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= unpackRef(message)
  return problems
}

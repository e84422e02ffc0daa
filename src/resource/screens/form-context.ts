import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { WriteMode } from '#src/resource/schema.ts'
import type { FormValues } from '#src/resource/screens/form-values.ts'

type FormParts = { resource: Resource; form: UseFormReturn<FormValues>; mode: WriteMode; id: number | null }

export const FormContext = createContext<FormParts | null>(null)

/** The surrounding form. Throws outside of a ResourceForm. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field stands outside of a ResourceForm.')
  return parts
}

/** The record that a new one begins as a copy of. */
export const CopyContext = createContext<Entity | undefined>(undefined)

import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { WriteMode } from '#src/resource/schema.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

type FormParts = {
  /** What its reader may see of the declaration. */
  resource: Resource
  declared: Resource
  form: UseFormReturn<FormValues>
  mode: WriteMode
  /** The record that the form began with. */
  entity: Entity | undefined
  /** True for a field that the record's own rule refuses to change. */
  isRefused: (name: string) => boolean
  /** Opens the form of another record in a dialog; null in such a dialog. */
  create: ((wanted: Wanted) => void) | null
}

/** A record that a form lacks: of which resource, how it is called, and what is done with it. */
export type Wanted = { resource: Resource; name: string; onSaved: (saved: Entity) => void }

/** In a dialog over a form: what is made there, whether something is typed, and how it closes (which asks then). */
type InDialog = Wanted & { note: (isChanged: boolean) => void; close: () => void }

export const DialogContext = createContext<InDialog | null>(null)

export const FormContext = createContext<FormParts | null>(null)

/** The surrounding form. Throws outside of a ResourceForm. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field stands outside of a ResourceForm.')
  return parts
}

/** The record that a new one begins as a copy of. */
export const CopyContext = createContext<Entity | undefined>(undefined)

/** The record as something other than its form left it last, for the form to meet: its history, or an action. */
export const MovedContext = createContext<Entity | null>(null)

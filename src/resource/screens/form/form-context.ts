import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { WriteMode } from '#src/resource/schema.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

type FormContextValue = {
  /** What its reader may see of the declaration. */
  resource: Resource
  fullResource: Resource
  form: UseFormReturn<FormValues>
  mode: WriteMode
  /** The record that the form began with. */
  entity: Entity | undefined
  /** True for a field that the record's own rule refuses to change. */
  isRefused: (name: string) => boolean
  /** Opens the form of another record in a dialog; null in such a dialog. */
  openCreateDialog: ((recordToCreate: RecordToCreate) => void) | null
}

/** A record that a form lacks: of which resource, how it is called, and what is done with it. */
export type RecordToCreate = { resource: Resource; name: string; onSaved: (savedEntity: Entity) => void }

/** In a dialog over a form: what is made there, whether something is typed, and how it closes (which asks then). */
type DialogContextValue = RecordToCreate & { noteChanges: (isChanged: boolean) => void; close: () => void }

export const DialogContext = createContext<DialogContextValue | null>(null)

export const FormContext = createContext<FormContextValue | null>(null)

/** The surrounding form. Throws outside of a ResourceForm. */
export function useSurroundingForm(): FormContextValue {
  const formParts = useContext(FormContext)
  if (!formParts) throw new Error('A field stands outside of a ResourceForm.')
  return formParts
}

/** The record that a new one begins as a copy of. */
export const CopyContext = createContext<Entity | undefined>(undefined)

/** The record as something other than its form left it last, for the form to meet: its history, or an action. */
export const ChangedElsewhereContext = createContext<Entity | null>(null)

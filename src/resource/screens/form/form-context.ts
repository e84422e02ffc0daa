import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { WriteMode } from '#src/resource/schema.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

type FormContextValue = {
  /** The declaration without the fields that the reader may not see. */
  resource: Resource
  fullResource: Resource
  form: UseFormReturn<FormValues>
  mode: WriteMode
  /** The record from which the form began, for a copy the copied record; undefined for an empty new record. */
  entity: Entity | undefined
  /** The record as it was last read, if the form is read-only; null for an editable form. */
  readOnlyRecord: Entity | null
  /** True if the record's rule refuses to change the field. */
  isRefused: (name: string) => boolean
  /** Opens the form of another record in a dialog; null inside such a dialog. */
  openCreateDialog: ((recordToCreate: RecordToCreate) => void) | null
}

/**
 * A record that a form wants to refer to and that does not exist yet: its resource, its name as typed, and a callback
 * for the saved record.
 */
export type RecordToCreate = { resource: Resource; name: string; onSaved: (savedEntity: Entity) => void }

/**
 * Context of a form in a dialog over another form: the record to create, a callback that reports unsaved changes, and
 * one that closes the dialog, which first asks if there are unsaved changes.
 */
type DialogContextValue = RecordToCreate & { noteChanges: (isChanged: boolean) => void; close: () => void }

export const DialogContext = createContext<DialogContextValue | null>(null)

export const FormContext = createContext<FormContextValue | null>(null)

/** The surrounding form. Throws outside of a ResourceForm. */
export function useSurroundingForm(): FormContextValue {
  const formParts = useContext(FormContext)
  if (!formParts) throw new Error('A field stands outside of a ResourceForm.')
  return formParts
}

/** The first values of a new record, in the place of a record that it would be a copy of. */
export const buildCopyOfFirstValues = (values: Readonly<Record<string, unknown>>): Entity => ({
  id: 0,
  created_at: '',
  updated_at: '',
  ...values,
})

/** The record that a new record is a copy of; undefined for a record that is no copy. */
export const CopyContext = createContext<Entity | undefined>(undefined)

type RecordUpdates = {
  /** Takes over the changed record that an action has answered. */
  onChanged: (entity: Entity) => void
  /** Reads the record again, after an entry of its history was restored. */
  onRestored: () => void
}

/** Tells the form of a record that something else on its screen has changed the record. */
export const RecordUpdatesContext = createContext<RecordUpdates | null>(null)

/**
 * Functions by which other parts of a record's screen tell its form of their changes. Throws outside of a record's
 * screen.
 */
export function useRecordUpdateCallbacks(): RecordUpdates {
  const updates = useContext(RecordUpdatesContext)
  if (!updates) throw new Error("A record's updates are told outside of its screen.")
  return updates
}

/**
 * The record as a restore or an action has just changed it; null if neither has. The form merges it with the typed
 * values.
 */
export const ChangedElsewhereContext = createContext<Entity | null>(null)

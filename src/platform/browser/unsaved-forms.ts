const dirtyForms = new Set<symbol>()

/**
 * Dirty forms: those that hold unsaved input. The session asks before it lets a screen go; `useUnsaved` (ui) fills it.
 */
export const unsavedForms = {
  any: (): boolean => dirtyForms.size > 0,
  add: (form: symbol): void => void dirtyForms.add(form),
  remove: (form: symbol): void => void dirtyForms.delete(form),
  /** Discards all of it: no form asks before it is left. */
  discardAll: (): void => dirtyForms.clear(),
}

const dirtyForms = new Set<symbol>()

/**
 * Dirty forms: the forms that hold unsaved input. The hook `useUnsavedChanges` adds and removes them. While there is
 * one, a session that ends only lapses, so that the form stays on the screen.
 */
export const unsavedForms = {
  any: (): boolean => dirtyForms.size > 0,
  add: (form: symbol): void => void dirtyForms.add(form),
  remove: (form: symbol): void => void dirtyForms.delete(form),
  /** Marks all forms as saved, so that none asks before it is left. */
  discardAll: (): void => dirtyForms.clear(),
}

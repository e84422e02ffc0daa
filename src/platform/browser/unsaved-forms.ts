const dirtyForms = new Set<symbol>()

/**
 * Dirty forms: the forms that hold unsaved input. The hook `useUnsavedChanges` adds and removes them. The session asks
 * for them before it discards a screen.
 */
export const unsavedForms = {
  any: (): boolean => dirtyForms.size > 0,
  add: (form: symbol): void => void dirtyForms.add(form),
  remove: (form: symbol): void => void dirtyForms.delete(form),
  /** Discards all unsaved input: no form asks before it is left. */
  discardAll: (): void => dirtyForms.clear(),
}

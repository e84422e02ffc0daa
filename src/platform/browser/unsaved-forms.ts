const changed = new Set<symbol>()

/**
 * Dirty forms: those that hold unsaved input. The session asks before it lets a screen go; `useUnsaved` (ui) fills it.
 */
export const unsaved = {
  any: (): boolean => changed.size > 0,
  add: (form: symbol): void => void changed.add(form),
  remove: (form: symbol): void => void changed.delete(form),
  /** Discards all of it: no form asks before it is left. */
  abandon: (): void => changed.clear(),
}

const changed = new Set<symbol>()

/**
 * Which forms on the screen hold something that was typed and not saved. The session asks before it lets a screen go;
 * `useUnsaved` of the ui room keeps it.
 */
export const unsaved = {
  any: (): boolean => changed.size > 0,
  add: (form: symbol): void => void changed.add(form),
  remove: (form: symbol): void => void changed.delete(form),
  /** What was typed is given up: nothing asks about it any more. */
  abandon: (): void => changed.clear(),
}

/** True if no element has the focus, for example because the focused one was removed or disabled. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

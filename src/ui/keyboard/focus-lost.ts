/** True where nothing has the focus: the element that had it is gone or disabled. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

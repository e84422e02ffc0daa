/** The separator between the parts of a record's label: 'Pérez, Ana'. */
export const labelSeparator = ', '

/** Joins the parts of a label, without the empty ones. */
export const joinLabel = (parts: readonly unknown[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(labelSeparator)

const separatorAfterWord = new RegExp(`${labelSeparator.trim()}(?=\\s|$)`, 'gu')

/** Removes separators from a typed text: stored search texts have the parts of a label without them. */
export const removeLabelSeparators = (text: string): string => text.replace(separatorAfterWord, '')

/** Splits a text into words. 'Pérez, Ana' and 'Ana Pérez' have the same words. */
export const splitLabelWords = (text: string): string[] => removeLabelSeparators(text).split(/\s+/u).filter(Boolean)

/** The largest number of options in an answer. */
export const maxOptions = 50

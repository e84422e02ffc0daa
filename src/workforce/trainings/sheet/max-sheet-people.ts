/** The largest number of people on one attendance sheet. */
export const maxSheetPeople = 500

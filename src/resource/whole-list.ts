/** Most rows that a list without paging answers; a longer one is filtered, sorted and paged by the server. */
export const wholeList = 1000

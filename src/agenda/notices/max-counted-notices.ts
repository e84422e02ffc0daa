/** The bell counts up to 99 notices. This number stands for all that are more. */
export const maxCountedNotices = 100

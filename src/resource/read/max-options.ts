/** Most rows to choose from that one request answers. */
export const mostOptions = 50

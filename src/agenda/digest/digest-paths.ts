/** Where the reader's own digest is asked for and set, below `/api`. */
export const digestPath = 'profile/digest'

/** Where a digest is switched off by the token after it: a page, and below `/api` the request of its button. */
export const stopDigestPath = 'digest/stop'

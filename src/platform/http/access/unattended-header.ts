/** Header of a request that an open screen sends of itself: it does not prolong the session. */
export const unattendedHeader = 'x-unattended'

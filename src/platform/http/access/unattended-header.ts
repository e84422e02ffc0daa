/** Header of requests that an open screen sends by itself. They do not prolong the session. */
export const unattendedHeader = 'x-unattended'

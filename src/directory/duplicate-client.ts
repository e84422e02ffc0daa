/** The specification's message for a second client of the same name, which alone is shown at the top of the middle. */
export const duplicateClientMessage = 'pages.clients.errors.duplicated'

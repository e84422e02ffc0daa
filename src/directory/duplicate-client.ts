/** The specification's message for a second client of the same name, the only toast at the top center. */
export const duplicateClientMessage = 'pages.clients.errors.duplicated'

/** Message for a second client of the same name. As specified, its toast is the only one at the top centre. */
export const duplicateClientMessage = 'pages.clients.errors.duplicated'

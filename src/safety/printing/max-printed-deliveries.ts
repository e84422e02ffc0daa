/** The largest number of deliveries that one request prints. */
export const maxPrintedDeliveries = 2000

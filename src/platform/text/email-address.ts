/** Header injection: matches one address, without a display name or a list. */
export const emailPattern = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\]]+$/

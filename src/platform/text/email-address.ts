/** One address and no more: with a second one in it an answer would go where nobody meant it to. */
export const emailPattern = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\]]+$/

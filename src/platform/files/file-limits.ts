export const fileLimits = { bytes: 25 * 1024 * 1024 }

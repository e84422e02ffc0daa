/** `_x0041_` stands for a sign in XLSX, and `_x005F_` for an underscore before what would be read so. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

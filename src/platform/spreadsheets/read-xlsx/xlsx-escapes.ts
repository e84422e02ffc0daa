/** Decodes XLSX escapes: `_x0041_` is 'A'. `_x005F_` is an underscore before a text that looks like an escape. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

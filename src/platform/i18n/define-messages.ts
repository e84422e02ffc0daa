/** The languages of the program, the default first. */
export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]

export type Text = Readonly<Record<Language, string>>
export type Messages = Readonly<Record<string, Text>>

/** A room's texts. A key that lacks a language does not compile. `{{name}}` is filled in by `fill`. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Puts values into `{{name}}` places; a place without a value stays empty. The same syntax as i18next's. */
export function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''))
}

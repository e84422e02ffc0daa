/** Supported languages, the default first. */
export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English', pt: 'Português' }

export type LocalizedText = Readonly<Record<Language, string>>
export type Messages = Readonly<Record<string, LocalizedText>>

/** A module's texts in all languages; a missing language does not compile. `fillPlaceholders` replaces `{{name}}`. */
export function defineMessages<const M extends Messages>(messages: M): M {
  return messages
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Replaces `{{name}}` by its value, or by nothing if there is none. The syntax is i18next's. */
export function fillPlaceholders(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''))
}

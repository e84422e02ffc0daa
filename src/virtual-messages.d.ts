declare module 'virtual:messages/*' {
  /** Message keys to texts, in one language. */
  export const texts: Record<string, string>
}

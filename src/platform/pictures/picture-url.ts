/** URL of a stored picture for lists and forms: the 400 px variant; of a logo, the full JPEG. */
export function pictureUrl(stored: string, store: 'image' | 'logo'): string {
  return store === 'logo' ? `/images/${stored}` : `/uploads/images/${stored.replace(/\.jpg$/, '')}-400.webp`
}

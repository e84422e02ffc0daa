/** Where a stored picture is fetched for a list or a form: 400 px wide is enough for both. */
export function pictureUrl(stored: string, store: 'image' | 'logo'): string {
  return store === 'logo' ? `/images/${stored}` : `/uploads/images/${stored.replace(/\.jpg$/, '')}-400.webp`
}

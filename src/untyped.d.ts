declare module '*.css'
declare module '*.scss'
declare module 'subset-font' {
  /** Returns a font with the glyphs of `text` alone. */
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}

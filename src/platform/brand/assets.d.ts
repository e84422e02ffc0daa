declare module '*.svg' {
  /** URL of the picture. */
  const address: string
  // biome-ignore lint/style/noDefaultExport: the bundler gives a picture's address as its default
  export default address
}
declare module '*.css'

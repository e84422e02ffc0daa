import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const font = join(import.meta.dirname, 'node_modules/bootstrap-icons/font')
const cache = join(import.meta.dirname, 'node_modules/.cache/icons')

/** `virtual:icons.css`: the icon font with the glyphs that the sources name, made anew at each build. */
export function icons(): Plugin {
  return {
    name: 'icons',
    buildStart: writeSubset,
    resolveId: (id) => (id === 'virtual:icons.css' ? `${cache}/icons.css` : null),
  }
}

/**
 * Names of the icons of the sources: every word of a quoted text, in a line about icons, that Bootstrap Icons has.
 * Comments, imports and types name none.
 */
export function usedIcons(): Map<string, number> {
  const all: Record<string, number> = JSON.parse(readFileSync(`${font}/bootstrap-icons.json`, 'utf8'))
  const lines = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n'))
    .filter((line) => /\bbi-|icon/i.test(line) && !/^\s*(?:\/?\*|\/\/|import |(?:export )?type )/.test(line))
  const quotedTexts = lines.flatMap((line) => line.match(/(["'`]).*\1/g) ?? [])
  const words = quotedTexts.flatMap((quotedText) => quotedText.match(/(?<=["'`\s])[a-z\d-]+(?=["'`\s])/g) ?? [])
  const names = new Set(words.map((word) => word.replace(/^bi-/, '')))
  return new Map([...names].sort().flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}

async function writeSubset(): Promise<void> {
  const used = usedIcons()
  const rules = [...used].map(([name, code]) => `.bi-${name}::before{content:"\\${code.toString(16)}"}`)
  const face = '@font-face{font-family:bootstrap-icons;font-display:block;src:url("./icons.woff2") format("woff2")}'
  const sheet = face + rules.join('')
  // A watcher would take a file that is written again for a change.
  if (existsSync(`${cache}/icons.css`) && readFileSync(`${cache}/icons.css`, 'utf8') === sheet) return
  const whole = readFileSync(`${font}/fonts/bootstrap-icons.woff2`)
  const glyphs = String.fromCodePoint(...used.values())
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${cache}/icons.woff2`, await subsetFont(whole, glyphs, { targetFormat: 'woff2' }))
  writeFileSync(`${cache}/icons.css`, sheet)
}

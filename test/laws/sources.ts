import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Source = { file: string; text: string; imports: string[] }

/** Every source file of the program without tests, its text without comments, and the source files that it imports. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .map((file) => {
      const text = removeComments(readFileSync(file, 'utf8'))
      return { file, text, imports: listImports(file, text) }
    })
}

function listImports(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)]
    .map(([, name = '']) => (name.startsWith('#src/') ? name.replace('#src/', 'src/') : name))
    .map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name))
    .filter((name) => name.startsWith('src/'))
}

function removeComments(text: string): string {
  // Signs of comments inside a text, as in `image/*`, are no comments.
  return text.replace(/(^|[\s{(,])\/\*[\s\S]*?\*\//gm, '$1').replace(/(^|\s)\/\/.*$/gm, '$1')
}

import type { Source } from './sources.ts'

/** A function, type or value that a module declares at its outermost level. */
export type DeclaredName = { file: string; name: string; isExportedType: boolean }

const declaration = /^(export )?(?:default )?(?:async )?(type|interface|class|function\*?|const|let) (\w+)/

/** Finds the names that sources declare, in the order of the sources. */
export function findDeclaredNames(sources: readonly Source[]): DeclaredName[] {
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => {
      const [, exported, keyword = '', name] = declaration.exec(line) ?? []
      if (name === undefined) return []
      return { file, name, isExportedType: Boolean(exported) && /^(?:type|interface|class)$/.test(keyword) }
    }),
  )
}

/** Vague words: participles, pronouns and the like. Alone they do not say what a function does or a value is. */
const vagueWords = new Set(
  `alike asked at by chosen done doubled doubted ended fedIn found given held here kept known last lasting later left line
  lines listed loaded lost lostBy meant mended named note offer once one opened others outcome own part parts passing
  pieces place placed placeIn places raisedBy refused rest said says seen sent shown slide some sortOut sought taken tell
  that there thing things this told typed typedIn wanted way ways waysBy wentWith what which who whole within without
  written`.split(/\s+/),
)

/** True if a name is such a word alone. The case of its first letter does not matter. */
export const isVague = (name: string): boolean => vagueWords.has(name.charAt(0).toLowerCase() + name.slice(1))

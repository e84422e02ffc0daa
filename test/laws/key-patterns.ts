/** Patterns of message keys that templates build: each `${}` stands for letters, hyphens and dots. */
export function findKeyPatterns(text: string): RegExp[] {
  return [...text.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
    const parts = template.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\0').split('\0')
    if (!/[a-z]{3}\.|\.[a-z]{3}/.test(parts.join('')) || /[^\w.]/.test(parts.join(''))) return []
    return [new RegExp(`^${parts.map((part) => part.replace(/\./g, '\\.')).join('[\\w-]+')}$`)]
  })
}

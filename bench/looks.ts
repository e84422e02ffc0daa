import type { Look } from '#bench/beside.ts'
import { words } from '#bench/grow.ts'
import { registrations } from '#src/app/resources.server.ts'
import { filtersOf } from '#src/resource/filters.ts'
import { prepareResources } from '#src/resource/prepared.server.ts'

const registry = prepareResources(registrations)

/** Values of a filter by the kind of its field: what few rows have, and what many have. */
const values: Record<string, readonly string[]> = {
  ref: ['1', '2'],
  number: ['450', '900'],
  date: ['2020-06-01', '2024-03-01'],
  datetime: ['2026-11-01', '2025-11-01'],
  boolean: ['1', '0'],
  choice: ['female', 'other'],
  choices: ['B.1', 'A.1.1'],
}

const pages = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

function look(name: string, resource: string, query: string, most: { small: number; large: number } = { small: 20, large: 20 }): Look {
  // A page of another size in each turn, as an address that was asked before is answered from memory.
  const of = (most: number) => (turn: number) =>
    pages(most).map((page) => `/api/${resource}?page=${page}&per_page=${50 - turn}${query}`)
  return { name: `${resource} ${name}`, small: of(most.small), large: of(most.large) }
}

export function looksOf(resource: string): Look[] {
  const prepared = registry.get(resource)
  if (!prepared) throw new Error(`There is no resource ${resource}.`)
  const looks = [look('', resource, '')]
  for (const sort of prepared.select.sorts)
    for (const dir of ['asc', 'desc']) looks.push(look(`sort=${sort} ${dir}`, resource, `&sort=${sort}&dir=${dir}`))
  for (const { name, of, asks } of filtersOf(prepared.model).values()) {
    if (name === 'id' || name === 'id_in') continue
    const given = asks === 'empty' ? ['1', '0'] : (values[of.field.kind] ?? [])
    const asked = asks === 'in' ? [given.join(',')] : given
    for (const value of asked) looks.push(look(`${name}=${value}`, resource, `&${name}=${encodeURIComponent(value)}`))
  }
  looks.push(look('to page 200', resource, '', { small: 20, large: 200 }))
  return looks
}

const spelled = (word: string, turn: number) =>
  pages(20).map((at) => Array.from(word, (letter, place) => ((at + turn * 20) >> place) % 2 ? letter.toUpperCase() : letter).join(''))

export const searchLooks: Look[] = (['products', 'employees'] as const).flatMap((resource) =>
  (['rare', 'some', 'common'] as const).flatMap((often) => {
    const word = words[resource][often]
    const search = (turn: number) => spelled(word, turn).map((q) => `/api/${resource}?page=1&q=${q}`)
    const options = (turn: number) => spelled(word, turn).map((q) => `/api/${resource}/options?q=${q}`)
    return [
      { name: `${resource} search ${often}`, small: search, large: search },
      { name: `${resource} options ${often}`, small: options, large: options },
    ]
  }),
)

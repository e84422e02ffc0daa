import type { Key } from '#src/importer/rows/keys.server.ts'
import { findByKeys, keysOf } from '#src/importer/rows/keys.server.ts'
import type { UnknownName } from '#src/importer/wire.ts'
import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Forbidden, MissingPermission } from '#src/platform/errors.ts'
import { editDistance } from '#src/platform/text/edit-distance.ts'
import { fold } from '#src/platform/text/fold.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

/** What a text means, by the texts of one reference field; null where no row is named by it. */
export type Meant = number | 'create' | null

/** Case aside, as the keys that texts are looked for by. */
export const spelt = (text: string): string => text.toLowerCase()

type Names = Readonly<Record<string, number | 'create'>>

/**
 * Rows of another resource by the texts that a sheet names them with: a value of one of its keys, case aside. Each text
 * is looked for once.
 */
export class NamedRows {
  readonly target: Prepared
  readonly #actor: Actor
  readonly #resolved: ReadonlyMap<string, number | 'create'>
  readonly #asked = new Set<string>()
  #finding = Promise.resolve()
  readonly #known = new Map<string, number>()
  readonly #pending = new Map<string, number>()
  #keys: readonly Key[] | undefined

  constructor(target: Prepared, actor: Actor, resolved: Names = {}) {
    this.target = target
    this.#actor = actor
    this.#resolved = new Map(Object.entries(resolved).map(([text, to]) => [spelt(text), to]))
  }

  /**
   * Looks for those texts that are not known yet: one statement for all. Of two batches at once the second waits, so
   * that it finds what the first one looked for.
   */
  find(db: Reads, texts: Iterable<string>): Promise<void> {
    this.#finding = this.#finding.catch(() => {}).then(() => this.#look(db, texts))
    return this.#finding
  }

  async #look(db: Reads, texts: Iterable<string>): Promise<void> {
    const asked = [...new Set(texts).difference(this.#asked)]
    if (asked.length === 0) return
    this.#keys ??= (await keysOf(db, this.target)).filter(({ field }) => isText(this.target, field))
    const keys = this.#keys
    const rows = asked.map((text) => ({
      given: Object.fromEntries(keys.map(({ field }) => [field, text])),
      isFree: true,
    }))
    const found = await findByKeys(db, this.target, { keys, actor: this.#actor }, rows)
    const ids = found.flatMap(({ id }) => id ?? [])
    const isScoped = withinScope(this.target.resource, this.#actor, new Parameters()) !== 'true'
    const seen = isScoped ? await this.within(db, ids) : new Set(ids)
    for (const { at, id } of found) {
      const text = asked[at]
      if (id !== null && text !== undefined && seen.has(id)) this.#known.set(spelt(text), id)
    }
    for (const text of asked) this.#asked.add(text)
  }

  /** What one of the texts means that was looked for. */
  meant(text: string): Meant {
    return this.#known.get(spelt(text)) ?? this.#resolved.get(spelt(text)) ?? null
  }

  /** The negative id under which a row that is to be created counts until then. */
  pending(text: string): number {
    const id = this.#pending.get(spelt(text)) ?? -1 - this.#pending.size
    this.#pending.set(spelt(text), id)
    return id
  }

  /** Remembers the row that was created for a text. */
  learn(text: string, id: number): void {
    this.#known.set(spelt(text), id)
  }

  /** A row that a text may have meant: the same but for accents, or a slip of the pen. */
  async like(db: Reads, texts: readonly string[]): Promise<Map<string, UnknownName['like']>> {
    const parameters = new Parameters()
    const { resource, select } = this.target
    const where = withinScope(resource, this.#actor, parameters)
    const rows = await db.query<Record<string, unknown>[]>(
      `select t.id, ${select.label} from ${resource.table} t ${select.joins} where ${where} order by t.id limit ${mostLike}`,
      parameters.values,
    )
    const labels = rows.map((row) => ({ id: Number(row.id), label: labelOf(resource, row) }))
    return new Map(texts.map((text) => [text, nearest(text, labels)]))
  }

  /**
   * True where the reader may create a row that has nothing but its name: one of a short list that all companies share.
   * A company, a client, a person is created on a screen of their own, as a name that is spelt wrong is no new one.
   */
  mayCreate(): boolean {
    return this.#isPlainList() && holds(this.#actor, this.target.resource.access.create)
  }

  /** Throws Forbidden where `mayCreate` is false, MissingPermission where nothing but the permission lacks. */
  requireMayCreate(): void {
    if (this.mayCreate()) return
    throw this.#isPlainList() ? new MissingPermission(this.target.resource.access.create) : new Forbidden()
  }

  #isPlainList(): boolean {
    const { label, fields, isSmall, scope } = this.target.resource
    const others = Object.entries(fields).filter(([field, { required }]) => required && field !== label[0])
    return isSmall && Object.keys(scope).length === 0 && others.length === 0
  }

  /** Of these rows those that are there and that the reader may see. */
  async within(db: Reads, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set()
    const parameters = new Parameters()
    const all = parameters.add([...ids])
    const where = withinScope(this.target.resource, this.#actor, parameters)
    const text = `select t.id from ${this.target.resource.table} t where t.id = any(${all}::int[]) and ${where}`
    return new Set((await db.query<{ id: number }[]>(text, parameters.values)).map(({ id }) => id))
  }
}

const mostLike = 2000

const isText = ({ resource }: Prepared, name: string): boolean => {
  const field = resource.fields[name]
  return field !== undefined && kindOf(field).namesRecords === true
}

type Labelled = { id: number; label: string }

function nearest(text: string, labels: readonly Labelled[]): Labelled | null {
  const said = fold(text.trim())
  let best: { of: Labelled; steps: number } | null = null
  for (const of of labels) {
    const other = fold(of.label)
    const steps = isPlural(said, other) ? 1 : editDistance(said, other)
    if (steps <= Math.max(1, Math.floor(said.length / 5)) && (!best || steps < best.steps)) best = { of, steps }
  }
  return best?.of ?? null
}

/** 'Reparto' and 'repartos', 'salón' and 'salones'. */
const isPlural = (one: string, other: string) =>
  [`${one}s`, `${one}es`].includes(other) || [`${other}s`, `${other}es`].includes(one)

import type { UnknownName } from '#src/importer/import-types.ts'
import type { UniqueKey } from '#src/importer/rows/unique-keys.server.ts'
import { findIdsByAnyKey, readUniqueKeys } from '#src/importer/rows/unique-keys.server.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Forbidden, MissingPermission } from '#src/platform/errors.ts'
import { computeEditDistance } from '#src/platform/text/edit-distance.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { labelOf } from '#src/resource/model.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** The meaning of a name: a record's id, 'create' for a new record, or null if unknown. */
export type NameMeaning = number | 'create' | null

/** Unique keys ignore case, so names are compared without case too. */
export const lowercaseName = (text: string): string => text.toLowerCase()

type NameChoices = Readonly<Record<string, number | 'create'>>

/**
 * Records of another resource, looked up by the names that a sheet gives them. A name is a value of a unique key. A
 * name that several records have is unknown: a file number of two companies, or a number that is the file number of one
 * person and the dni of another. Each name is looked up once.
 */
export class RecordsByName {
  readonly target: PreparedResource
  readonly #actor: Actor
  readonly #choices: ReadonlyMap<string, number | 'create'>
  readonly #lookedUpTexts = new Set<string>()
  #lastLookup = Promise.resolve()
  readonly #idByName = new Map<string, number>()
  readonly #pendingIdByName = new Map<string, number>()
  #keys: readonly UniqueKey[] | undefined

  constructor(target: PreparedResource, actor: Actor, nameChoices: NameChoices = {}) {
    this.target = target
    this.#actor = actor
    this.#choices = new Map(Object.entries(nameChoices).map(([text, choice]) => [lowercaseName(text), choice]))
  }

  /**
   * Looks up the names that were not looked up before, in one statement. A second call waits for the first, so that it
   * does not look up the same names again.
   */
  lookUp(db: Queryable, texts: Iterable<string>): Promise<void> {
    this.#lastLookup = this.#lastLookup.catch(() => {}).then(() => this.#lookUpNewTexts(db, texts))
    return this.#lastLookup
  }

  async #lookUpNewTexts(db: Queryable, texts: Iterable<string>): Promise<void> {
    const newTexts = [...new Set(texts).difference(this.#lookedUpTexts)]
    if (newTexts.length === 0) return
    this.#keys ??= (await readUniqueKeys(db, this.target)).filter(({ field }) => isNameField(this.target, field))
    const keys = this.#keys
    const idsByIndex = await findIdsByAnyKey(db, this.target, { keys, actor: this.#actor }, newTexts)
    const ids = [...idsByIndex.values()].flatMap((foundIds) => [...foundIds])
    const isScoped = buildScopeCondition(this.target.resource, this.#actor, new SqlParameters()) !== 'true'
    const visibleIds = isScoped ? await this.findVisibleIds(db, ids) : new Set(ids)
    for (const [index, foundIds] of idsByIndex) {
      const text = newTexts[index]
      const [id, ...otherIds] = foundIds.intersection(visibleIds)
      if (id !== undefined && text !== undefined && otherIds.length === 0) this.#idByName.set(lowercaseName(text), id)
    }
    for (const text of newTexts) this.#lookedUpTexts.add(text)
  }

  /** The meaning of a name that was looked up. A record with that name comes before the user's choice. */
  meaningOf(text: string): NameMeaning {
    return this.#idByName.get(lowercaseName(text)) ?? this.#choices.get(lowercaseName(text)) ?? null
  }

  /** A negative id that stands for the record of a name until it is created. Equal names get the same id. */
  pendingIdOf(text: string): number {
    const id = this.#pendingIdByName.get(lowercaseName(text)) ?? -1 - this.#pendingIdByName.size
    this.#pendingIdByName.set(lowercaseName(text), id)
    return id
  }

  /** Remembers the id of the record that was created for a name. */
  rememberCreated(text: string, id: number): void {
    this.#idByName.set(lowercaseName(text), id)
  }

  /**
   * Finds for each text a record with a similar name, which differs by accents, a plural or typing mistakes. Null if
   * there is none.
   */
  async findSimilar(db: Queryable, texts: readonly string[]): Promise<Map<string, UnknownName['like']>> {
    const parameters = new SqlParameters()
    const { resource, select } = this.target
    const where = buildScopeCondition(resource, this.#actor, parameters)
    const rows = await db.query<Record<string, unknown>[]>(
      `select t.id, ${select.labelColumns} from ${resource.table} t ${select.joins} where ${where} order by t.id limit ${maxCompared}`,
      parameters.values,
    )
    const labels = rows.map((row) => ({ id: Number(row.id), label: labelOf(resource, row) }))
    return new Map(texts.map((text) => [text, findNearestLabel(text, labels)]))
  }

  /**
   * True if the user may create a record from its name alone. Only records of short lists that all companies share can
   * be created so, if they require nothing else or their declaration knows the values for a name. Companies, clients
   * and employees cannot, because a name that none of them has is often misspelt.
   */
  mayCreate(): boolean {
    return this.#isPlainList() && hasAccess(this.#actor, this.target.resource.access.create)
  }

  /**
   * Throws unless the user may create a record from its name: MissingPermission if only the permission is missing,
   * Forbidden if the resource does not allow it at all.
   */
  requireMayCreate(): void {
    if (this.mayCreate()) return
    throw this.#isPlainList() ? new MissingPermission(this.target.resource.access.create) : new Forbidden()
  }

  #isPlainList(): boolean {
    const { label, fields, isSmall, scope, valuesForName } = this.target.resource
    const otherRequired = Object.entries(fields).filter(([field, { required }]) => required && field !== label[0])
    return isSmall && Object.keys(scope).length === 0 && (otherRequired.length === 0 || valuesForName !== undefined)
  }

  /** The ids of records that exist and are visible to the user. */
  async findVisibleIds(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set()
    const parameters = new SqlParameters()
    const idsParameter = parameters.add([...ids])
    const where = buildScopeCondition(this.target.resource, this.#actor, parameters)
    const sql = `select t.id from ${this.target.resource.table} t where t.id = any(${idsParameter}::int[]) and ${where}`
    return new Set((await db.query<{ id: number }[]>(sql, parameters.values)).map(({ id }) => id))
  }
}

const maxCompared = 2000

const isNameField = ({ resource }: PreparedResource, name: string): boolean => {
  const field = resource.fields[name]
  return field !== undefined && kindOf(field).namesRecords === true
}

type LabelledRecord = { id: number; label: string }

function findNearestLabel(text: string, labels: readonly LabelledRecord[]): LabelledRecord | null {
  const foldedText = foldAccentsAndCase(text.trim())
  let nearest: { record: LabelledRecord; distance: number } | null = null
  for (const record of labels) {
    const foldedLabel = foldAccentsAndCase(record.label)
    const distance = isPluralOfOther(foldedText, foldedLabel) ? 1 : computeEditDistance(foldedText, foldedLabel)
    if (distance <= Math.max(1, Math.floor(foldedText.length / 5)) && (!nearest || distance < nearest.distance))
      nearest = { record, distance }
  }
  return nearest?.record ?? null
}

/**
 * True if one word is the plural of the other: 'reparto' and 'repartos', 'salon' and 'salones'. Both are without case
 * and accents.
 */
const isPluralOfOther = (word: string, otherWord: string) =>
  [`${word}s`, `${word}es`].includes(otherWord) || [`${otherWord}s`, `${otherWord}es`].includes(word)

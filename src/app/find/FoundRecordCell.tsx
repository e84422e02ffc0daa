import { DeclarationsProvider, declarations, requireResource } from '#src/app/modules/declarations.tsx'
import { callList } from '#src/platform/browser/client.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { listDisplayPropertyNames } from '#src/resource/display-property-names.ts'
import { deriveModel, indexResourcesByName, type Model } from '#src/resource/model.ts'
import { RecordCell } from '#src/resource/screens/display/RecordCell.tsx'
import { useVisibleModel } from '#src/resource/screens/use-visible-resource.ts'

type FoundRecord = { resource: string; id: number }

const modelsByName = new Map<string, Model>()

/** A resource's model, derived once, since declarations never change. */
function getOrDeriveModel(name: string): Model {
  const model =
    modelsByName.get(name) ?? deriveModel(requireResource(name), indexResourcesByName(declarations.resources))
  modelsByName.set(name, model)
  return model
}

export const foundRecordKey = ({ resource, id }: FoundRecord): string => `${resource} ${id}`

/**
 * Reads the fields that cells show, with one request for each resource. Records of a resource without a `display` are
 * left out. The rows are keyed by `foundRecordKey`.
 */
export async function readFoundRows(
  records: readonly FoundRecord[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Entity>> {
  const names = [...new Set(records.map(({ resource }) => resource))].filter((name) => requireResource(name).display)
  const readRows = async (name: string) => {
    const ids = records.flatMap(({ resource, id }) => (resource === name ? id : []))
    const fields = listDisplayPropertyNames(requireResource(name)).join()
    const { body } = await callList<Entity>(`${name}?id_in=${ids}&fields=${fields}&page=1`, { signal, quiet: true })
    return body.map((row) => [foundRecordKey({ resource: name, id: row.id }), row] as const)
  }
  return new Map((await Promise.all(names.map(readRows))).flat())
}

/** A found record as lists show it. */
export function FoundRecordCell({ resource, row }: { resource: string; row: Entity }) {
  return (
    <DeclarationsProvider>
      <RecordCellOfVisibleFields {...{ row }} fullModel={getOrDeriveModel(resource)} />
    </DeclarationsProvider>
  )
}

function RecordCellOfVisibleFields({ fullModel, row }: { fullModel: Model; row: Entity }) {
  const model = useVisibleModel(fullModel)
  return <RecordCell {...{ model, row }} />
}

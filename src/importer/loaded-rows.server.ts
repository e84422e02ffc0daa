import { loadedRows } from '#src/importer/loaded-rows.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'

export const loadedRowsRule: RowFilterRule = {
  filter: loadedRows,
  description: 'Rows of a load: what became of them, and the `request_id` of its run',
  // Array: the load's own rows are looked up by their ids, however long the list is. A join would read all of it.
  condition: ({ id, resource }, value, parameters) => {
    const [status, request] = value.split('.')
    return `${id} = any(array(
      select record_id from loaded_rows
      where request_id = ${parameters.add(request)} and resource = '${resource}' and status = ${parameters.add(status)}))`
  },
}

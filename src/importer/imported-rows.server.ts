import { importedRows } from '#src/importer/imported-rows.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'

export const importedRowsRule: RowFilterRule = {
  filter: importedRows,
  description: 'Rows of a load: what became of them, and the `request_id` of its run',
  // Array: the import's records are looked up by their ids, however long the list is. A join would read the whole list.
  buildCondition: ({ id, resource }, value, parameters) => {
    const [status, requestId] = value.split('.')
    return `${id} = any(array(
      select record_id from loaded_rows
      where request_id = ${parameters.add(requestId)} and resource = '${resource}' and status = ${parameters.add(status)}))`
  },
}

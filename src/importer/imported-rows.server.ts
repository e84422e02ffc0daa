import { importedRows } from '#src/importer/imported-rows.ts'
import type { RowFilterRule } from '#src/resource/read/select.server.ts'

export const importedRowsRule: RowFilterRule = {
  filter: importedRows,
  description: 'Rows of a load: what became of them, and the `request_id` of its run',
  // The ids of the import's records form an array, so that PostgreSQL looks each of them up. With a join it would read
  // the whole list.
  buildCondition: ({ id, resource }, value, parameters) => {
    const [status, requestId] = value.split('.')
    return `${id} = any(array(
      select record_id from loaded_rows
      where request_id = ${parameters.add(requestId)} and resource = '${resource}' and status = ${parameters.add(status)}))`
  },
}

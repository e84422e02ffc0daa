import { columnKind } from '#src/resource/kinds/kind.server.ts'

/** Text with microseconds: through JavaScript's Date they would be lost, and an optimistic lock with them. */
export const datetimeColumn = columnKind(['timestamp with time zone'], {
  select: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
})

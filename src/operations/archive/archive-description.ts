import { z } from 'zod'

/** The first member of an archive: what it is, and what a restore needs to know before it touches anything. */
export const descriptionName = 'backup.json'
/** The last member: what the archive turned out to hold. */
export const contentsName = 'contents.json'
/** The rows of a table, as COPY writes them in its text format. */
export const formatTableMemberName = (table: string) => `tables/${table}.copy`
export const formatFileMemberName = ({ shelf, name, part }: { shelf: string; name: string; part: string | null }) =>
  ['files', shelf, name, ...(part === null ? [] : [part])].join('/')

const count = z.number().int().nonnegative()
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)

export const archiveDescription = z.object({
  format: z.literal(1),
  /** Version of the program that wrote it. */
  program: z.string(),
  /** The moment of which the archive is: ISO 8601, UTC. */
  moment: z.iso.datetime(),
  shop: z.uuid(),
  /** Migrations that its database had, in their order. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
  /** Its tables with the columns of their rows, in the order of COPY. */
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Size of the database in bytes, and of its files. */
  databaseSize: count,
  filesSize: count,
})
export type ArchiveDescription = z.infer<typeof archiveDescription>

export const archiveContents = z.object({
  /** Rows of each table. */
  rows: z.record(identifier, count),
  files: count,
  /** Files to which a row refers, and which the store did not have. */
  missingFiles: z.array(z.string()),
})
export type ArchiveContents = z.infer<typeof archiveContents>

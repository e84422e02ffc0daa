import type { TestContext } from 'node:test'
import { registrations as productRegistrations } from '#src/app/modules/modules.server.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { files } from '#src/resource/kinds/files/files.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { type Shop, shop } from '#test/harness.ts'

const tables = `
  create table folders (
    id integer generated always as identity primary key,
    name text not null,
    contract text references files (key),
    papers text[] not null default '{}',
    image text references pictures (name),
    photos text[] not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger folders_touch before update on folders for each row execute function touch()`

export const folders = defineResource({
  name: 'folders',
  access: { read: 'see_users', create: 'create_users', update: 'update_users', delete: 'delete_users' },
  fields: {
    name: text({ required: 'resource.fields.required' }),
    contract: file(),
    papers: files({ max: 3 }),
    image: picture({ store: 'private' }),
    photos: pictures({ store: 'private', max: 3 }),
  },
  isSmall: true,
  columns: ['image', 'name', 'contract', 'papers'],
})

const registrations = [...productRegistrations, { resource: folders, rules: {} }]
export type FormFile = { bytes: Uint8Array; name: string; type?: string }

/** Builds a form with files. The sender chooses each file's media type. */
export function toForm(values: Record<string, unknown>, files: Record<string, FormFile[]> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const [field, fieldFiles] of Object.entries(files)) {
    for (const { bytes, name, type } of fieldFiles)
      form.append(field, new File([Buffer.from(bytes)], name, { type: type ?? 'text/html' }))
  }
  return form
}

/** A shop with the resource `folders`, which has a file, files, a private picture, and several private pictures. */
export async function openShopWithFolders(t: TestContext, env: Record<string, string> = {}): Promise<Shop> {
  return checkAgainstDocument(await shop(t, env, { tables, registrations }))
}

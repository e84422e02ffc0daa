import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { choice } from '#src/resource/kinds/choice/choice.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { pictures } from '#src/resource/kinds/pictures/pictures.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { rows } from '#src/resource/kinds/rows/rows.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { employees } from '#src/workforce/record/employees.ts'

/** Tables of resources that only tests have: binders and receipts of employees, pages of binders, notes of pages. */
export const nestedTables = `
  create table binders (
    id integer generated always as identity primary key,
    employee_id integer not null references employees (id) on delete cascade,
    name text not null,
    opened_on date,
    thickness integer,
    is_sealed boolean not null default false,
    photos text[] not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger binders_touch before update on binders for each row execute function touch();
  create index binders_employee on binders (employee_id);
  create table binder_labels (
    binder_id integer not null references binders (id) on delete cascade,
    position integer not null,
    color_id integer not null constraint binder_labels_color_id_fkey references colors (id),
    quantity integer,
    since date,
    size text,
    primary key (binder_id, color_id)
  );
  create index binder_labels_color on binder_labels (color_id);
  create table binder_pages (
    id integer generated always as identity primary key,
    binder_id integer not null references binders (id) on delete cascade,
    name text not null,
    is_signed boolean not null default false,
    is_pinned boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger binder_pages_touch before update on binder_pages for each row execute function touch();
  create index binder_pages_binder on binder_pages (binder_id);
  create table page_notes (
    id integer generated always as identity primary key,
    page_id integer not null references binder_pages (id) on delete cascade,
    name text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger page_notes_touch before update on page_notes for each row execute function touch();
  create index page_notes_page on page_notes (page_id);
  create table receipts (
    id integer generated always as identity primary key,
    employee_id integer not null references employees (id),
    name text not null,
    is_signed boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger receipts_touch before update on receipts for each row execute function touch();
  create index receipts_employee on receipts (employee_id)`

const required = 'resource.fields.required'
const access = {
  read: 'see_employees',
  create: 'create_employees',
  update: 'update_employees',
  delete: 'delete_employees',
} as const

/** A nested resource with everything that a root resource can have: its own address, filters, bulk edits, an action. */
export const binders = defineResource({
  name: 'binders',
  parent: { resource: employees, fieldName: 'employee_id', hasRootAddress: true },
  access,
  fields: {
    employee_id: ref('employees', { required, joins: { employee: 'surname' } }),
    name: text({ required, max: 100 }),
    opened_on: date({}),
    thickness: integer({ min: 0 }),
    is_sealed: boolean({ readOnly: true }),
    photos: pictures({ store: 'private' }),
    labels: rows({
      table: 'binder_labels',
      ownerColumn: 'binder_id',
      subjectField: 'color_id',
      fields: {
        color_id: ref('colors', { required, joins: { color: 'name' } }),
        quantity: integer({ min: 1, required }),
        since: date({}),
        size: choice({ small: 'Chica', large: 'Grande' }),
      },
      max: 5,
    }),
    year: computed(integer({}), 'The year in which it was opened'),
  },
  isSmall: true,
  columns: ['name', 'employee', 'opened_on', 'thickness', 'is_sealed', 'year'],
  filters: { employee_id: ['is'], opened_on: ['range'], thickness: ['is'], year: ['is', 'range'] },
  bulkFields: ['opened_on'],
  actions: { seal: { access: 'update_employees', bulk: { route: 'POST /binders/seal', icon: 'lock' } } },
})

/** Pages of binders. A signed page can no longer be changed. */
export const binderPages = defineResource({
  name: 'binder_pages',
  parent: { resource: binders, fieldName: 'binder_id' },
  access,
  fields: {
    binder_id: ref('binders', { required }),
    name: text({ required, max: 100 }),
    is_signed: boolean({ defaultValue: false }),
    is_pinned: boolean({ readOnly: true }),
  },
  isSmall: true,
  columns: ['name', 'is_signed'],
  filters: { binder_id: ['is'] },
  bulkFields: ['name'],
  actions: { pin: { access: 'update_employees' } },
  rowRule: ({ is_signed: isSigned }) => (isSigned === true ? 'platform.answers.refused' : null),
})

export const pageNotes = defineResource({
  name: 'page_notes',
  parent: { resource: binderPages, fieldName: 'page_id' },
  access,
  fields: { page_id: ref('binder_pages', { required }), name: text({ required, max: 100 }) },
  isSmall: true,
  columns: ['name'],
  filters: { page_id: ['is'] },
})

/** Receipts of employees, who are not deleted while one exists. A signed receipt can no longer be changed. */
export const receipts = defineResource({
  name: 'receipts',
  parent: { resource: employees, fieldName: 'employee_id', hasRootAddress: true, isKeptByChildren: true },
  access,
  fields: {
    employee_id: ref('employees', { required, joins: { employee: 'surname' } }),
    name: text({ required, max: 100 }),
    is_signed: boolean({ defaultValue: false }),
  },
  isSmall: true,
  columns: ['name', 'employee', 'is_signed'],
  filters: { employee_id: ['is'] },
  rowRule: ({ is_signed: isSigned }) => (isSigned === true ? 'platform.answers.refused' : null),
})

export const nestedRegistrations: readonly Registration[] = [
  {
    resource: binders,
    rules: {
      computedExpressions: () => ({ year: 'extract(year from t.opened_on)::integer' }),
      actions: {
        seal: {
          run: ({ tx }, rows) => tx`
            update binders set is_sealed = true where id = any(${rows.map(({ id }) => id)}::int[]) and not is_sealed`,
          undo: {
            action: 'unseal',
            run: ({ tx }, changes) => tx`
              update binders set is_sealed = false where id = any(${changes.map(({ after }) => after.id)}::int[])`,
          },
        },
      },
    },
  },
  {
    resource: binderPages,
    rules: {
      actions: {
        pin: {
          run: ({ tx }, rows) => tx`
            update binder_pages set is_pinned = true where id = any(${rows.map(({ id }) => id)}::int[])`,
          undo: {
            action: 'unpin',
            run: ({ tx }, changes) => tx`
              update binder_pages set is_pinned = false where id = any(${changes.map(({ after }) => after.id)}::int[])`,
          },
        },
      },
    },
  },
  { resource: pageNotes, rules: {} },
  { resource: receipts, rules: {} },
]

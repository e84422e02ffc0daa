import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { registrations } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { guardRoutes } from '#src/platform/http/access/guard-routes.server.ts'
import type { Parent } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { readerPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import { verifyDeclarations } from '#src/resource/verify/verify.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

const permissionNames = new Set<string>(permissions)

const changeDeclaration = (name: string, change: Partial<Registration['resource']>) =>
  prepareResources(
    registrations.map((registration) =>
      registration.resource.name === name
        ? { ...registration, resource: { ...registration.resource, ...change } }
        : registration,
    ),
  )

const createScreens = (access: string) => ({
  list: { path: 'a', access },
  create: { path: 'b', access: '' },
  update: { path: 'c', access: 'update_colors' },
})

test('the server does not start when a declaration and its table disagree, and says where', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  await verifyDeclarations(sql, prepareResources(registrations), permissionNames)
  const colors = registrations.find(({ resource }) => resource.name === 'colors')?.resource
  assert.ok(colors)
  const cases: [Partial<Registration['resource']>, RegExp][] = [
    [{ fields: { ...colors.fields, weight: integer() } }, /colors\.weight: the table has no such column/],
    [
      { fields: { ...colors.fields, name: integer({ required: 'x' }) } },
      /colors\.name: a number, but the column is text/,
    ],
    [{ fields: { ...colors.fields, name: text() } }, /colors\.name: not required, but the column may not be null/],
    [{ fields: { ...colors.fields, color_code: ref('nothing') } }, /there is no resource nothing/],
    [{ table: 'nowhere' }, /there is no table nowhere/],
    [{ columns: ['nombre'] }, /nombre is no field/],
    [{ order: [{ field: 'image', dir: 'asc' }] }, /image sorts no list/],
    [{ label: ['nombre'] }, /nombre is no field/],
    [{ display: { title: ['name'], subtitle: ['nombre'] } }, /nombre is no field/],
    [{ display: { title: ['name'], picture: 'color_code' } }, /color_code is no picture/],
    [{ filters: { nombre: ['empty'] } }, /nombre is no column that filters a list/],
    [{ filters: { name: ['range'] } }, /a list is not filtered by name with range/],
    [{ bulkFields: ['name'] }, /name cannot be set in many rows/],
    [{ sorts: ['nombre'] }, /nombre sorts no list/],
    [{ isSmall: false, sorts: ['color_code'] }, /no index serves the sort by color_code/],
    [{ isSmall: false }, /no index serves choosing by name/],
    [{ isSmall: false, filters: { color_code: ['is'] } }, /no index serves the filter color_code is/],
    [{ isSmall: false, filters: { color_code: ['empty'] } }, /no index serves the filter color_code empty/],
    [{ scope: { company_id: 'id' } }, /public, yet bound/],
    [
      { fields: { ...colors.fields, photo: picture({ store: 'private' }), paper: file() } },
      /colors\.photo: private, yet[\s\S]*colors\.paper: private, yet/,
    ],
    [
      { fields: { ...colors.fields, name: text({ required: 'x', readPermission: 'see_users' }) } },
      /public, yet with[\s\S]*colors\.name: [\s\S]*in a label[\s\S]*a refusal would tell[\s\S]*the search column holds/,
    ],
    [
      { fields: { ...colors.fields, name: text({ readPermission: 'see_everything' }) } },
      /seen with a permission that does not exist: see_everything/,
    ],
    [{ scope: { company_id: 'company' } }, /the table lacks company/],
    [
      { fields: { ...colors.fields, mine: computed(boolean({}), 'It is mine') }, label: ['mine'] },
      /colors\.mine: no rule works it out[\s\S]*in a label/,
    ],
    [
      { screens: createScreens('see_everything') },
      /the list screen names a permission that does not exist: see_everything/,
    ],
  ]
  for (const [change, message] of cases)
    await assert.rejects(verifyDeclarations(sql, changeDeclaration('colors', change), permissionNames), message)
  const changeUserRules = (expressions: Record<string, string>) =>
    prepareResources(
      registrations.map((registration) =>
        registration.resource.name === 'users'
          ? { ...registration, rules: { computedExpressions: () => expressions } }
          : registration,
      ),
    )
  const addReaderValue = (change: Partial<Registration['resource']>) =>
    prepareResources(
      registrations.map((registration) =>
        registration.resource === colors
          ? {
              resource: {
                ...colors,
                ...change,
                fields: { ...colors.fields, mine: computed(boolean({}), 'It is mine') },
              },
              rules: { computedExpressions: () => ({ mine: `t.id = ${readerPlaceholders.id}` }) },
            }
          : registration,
      ),
    )
  await assert.rejects(verifyDeclarations(sql, addReaderValue({}), permissionNames), /colors: public, yet with a value/)
  for (const change of [{ columns: ['mine'] }, { filters: { mine: ['is' as const] } }])
    await assert.rejects(
      verifyDeclarations(sql, addReaderValue(change), permissionNames),
      /yet it sorts or filters a list/,
    )
  const validExpressions = { out_of_reach: 'false', reaches_further: 'false' }
  for (const [given, message] of [
    [
      { ...validExpressions, name: `t.name || ${readerPlaceholders.id}` },
      /users\.name: a column, yet worked out for its reader/,
    ],
    [{ ...validExpressions, age: '1' }, /users\.age: worked out, but neither computed nor a column/],
  ] as const)
    await assert.rejects(verifyDeclarations(sql, changeUserRules(given), permissionNames), message)
  const changeActions = (actions: Registration['resource']['actions'], ruleName: string, parent?: Parent) =>
    prepareResources(
      registrations.map((registration) =>
        registration.resource === colors
          ? {
              resource: { ...colors, actions, ...(parent && { parent }) },
              rules: { actions: { [ruleName]: { run: async () => {}, undo: null } } },
            }
          : registration,
      ),
    )
  const button = { icon: 'slash-circle', needsConfirmation: false }
  const bulk = { route: 'POST /colors/mix', icon: 'slash-circle' } as const
  for (const [prepared, message] of [
    [changeActions({ mix: { access: 'see_colors' } }, 'mixx'), /colors: rules say what mixx does/],
    [
      changeActions({ mix: { access: 'see_colors', bulk, input: { scan: file() } } }, 'mix'),
      /colors\.mix: takes files/,
    ],
    [
      changeActions({ mix: { access: 'see_colors', button } }, 'mix', { resource: colors, fieldName: 'name' }),
      /colors\.mix: has a button, yet its resource has no address of its own/,
    ],
  ] as const)
    await assert.rejects(verifyDeclarations(sql, prepared, permissionNames), message)
  const registry = changeDeclaration('categories', { isSmall: false, sorts: ['name'], filters: {} })
  await assert.rejects(
    verifyDeclarations(sql, registry, permissionNames),
    /products: sorts by category, but categories is not/,
  )
})

test('the server does not start with a route that states no access or an unknown permission', async () => {
  for (const [config, message] of [
    [{}, /GET \/x states no access/],
    [{ access: 'see_everything' }, /permission that does not exist/],
  ] as const) {
    const app = fastify()
    guardRoutes(app, async () => {}, new Set(['see_users']))
    app.get('/x', { config }, () => 'x')
    await assert.rejects(async () => app.ready(), message)
    await app.close()
  }
})

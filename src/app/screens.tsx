import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { permissions } from '#src/access/permissions/permissions.ts'
import { Allowed } from '#src/access/sessions/guards.tsx'
import { PermissionsLink } from '#src/access/users/PermissionsLink.tsx'
import { audit, resources, screened } from '#src/app/resources.ts'
import { imports } from '#src/importer/imports.ts'
import type { Resource, Screen } from '#src/resource/declaration.ts'
import { modelOf, resourcesByName } from '#src/resource/model.ts'
import type { ListExtras } from '#src/resource/screens/ListScreen.tsx'
import type { RecordAction, RecordForm } from '#src/resource/screens/RecordScreen.tsx'
import { loadRecordTexts } from '#src/resource/screens/record-texts.ts'

/** Hand-written forms; other resources use the generated one. */
const forms: Readonly<Record<string, () => Promise<RecordForm>>> = {
  products: async () => (await import('#src/catalog/ProductEdit.tsx')).ProductEdit,
  parameters: async () => (await import('#src/catalog/ParameterEdit.tsx')).ParameterEdit,
  employees: async () => (await import('#src/workforce/EmployeeEdit.tsx')).employeeForm(),
}

/** What a click on a row shows below it, and what an empty list says. */
const extras: Readonly<Record<string, () => Promise<ListExtras>>> = {
  messages: async () => ({
    detail: (await import('#src/inbox/ContactMessage.tsx')).ContactMessage,
    emptySays: 'inbox.messages.empty',
  }),
}

/** A link beside the title of a record's form; too small for a script of its own. */
const actions: Readonly<Record<string, RecordAction>> = { users: PermissionsLink }

const byName = resourcesByName(resources)

/** Routes of each resource's screens behind their permissions; their scripts load on demand. */
export const screenRoutes: RouteObject[] = [
  ...resources.flatMap(routesOf),
  ...permissionRoutes(),
  ...importRoutes(),
  ...auditRoutes(),
]

/** The permissions of a user, by the user's id; without one they are chosen. */
function permissionRoutes(): RouteObject[] {
  const screen = permissions.screens?.list
  if (!screen) return []
  const load = async () => {
    const [{ permissionsScreen }, { registryOf }, { everyCard }] = await Promise.all([
      import('#src/access/permissions/page/permissions-screen.tsx'),
      import('#src/app/permission-registry.ts'),
      import('#src/app/cards.tsx'),
    ])
    return permissionsScreen(registryOf(resources, screened, everyCard))
  }
  return [guarded(`${screen.path}/:id?`, screen.access, load)]
}

/** The data loader, by the load's id; without one a file is chosen. */
function importRoutes(): RouteObject[] {
  const screen = imports.screens?.list
  if (!screen) return []
  const load = async () => (await import('#src/importer/screen/importer-screen.tsx')).importerScreen()
  return [guarded(`${screen.path}/:id?`, screen.access, load)]
}

function auditRoutes(): RouteObject[] {
  const screen = audit.screens?.list
  if (!screen) return []
  const load = async () => {
    const [{ AuditPage }] = await Promise.all([import('#src/access/audit/AuditPage.tsx'), loadRecordTexts()])
    return <AuditPage model={modelOf(audit, byName)} />
  }
  return [guarded(screen.path, screen.access, load)]
}

function routesOf(resource: Resource): RouteObject[] {
  const { screens, name } = resource
  if (!screens) return []
  const { list, create, update } = screens
  return [
    guarded(list.path, list.access, async () => {
      const [{ ListScreen }, extra] = await Promise.all([
        import('#src/resource/screens/ListScreen.tsx'),
        extras[name]?.(),
        loadRecordTexts(),
      ])
      return <ListScreen key={name} model={modelOf(resource, byName)} {...extra} />
    }),
    ...(create ? [createRoute(resource, create)] : []),
    ...(update ? [updateRoute(resource, update)] : []),
  ]
}

function createRoute(resource: Resource, { path, access }: Screen): RouteObject {
  return guarded(path, access, async () => {
    const [{ CreateScreen }, form] = await loadForm(resource)
    return <CreateScreen key={resource.name} {...{ resource, form }} />
  })
}

function updateRoute(resource: Resource, { path, access }: Screen): RouteObject {
  return guarded(`${path}/:id`, access, async () => {
    const [{ UpdateScreen }, form] = await loadForm(resource)
    return <UpdateScreen key={resource.name} {...{ resource, form }} action={actions[resource.name]} />
  })
}

const loadForm = (resource: Resource) =>
  Promise.all([import('#src/resource/screens/RecordScreen.tsx'), forms[resource.name]?.(), loadRecordTexts()])

function guarded(path: string, permission: string, load: () => Promise<ReactElement>): RouteObject {
  return {
    path,
    lazy: async () => {
      const screen = await load()
      return { Component: () => <Allowed permission={permission}>{screen}</Allowed> }
    },
  }
}

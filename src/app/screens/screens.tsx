import type { ReactElement } from 'react'
import type { RouteObject } from 'react-router'
import { Allowed } from '#src/access/sessions/guards.tsx'
import { generatedNames, outlines } from '#src/app/modules/outlines.ts'
import type { Screen } from '#src/resource/declaration.ts'
import type { ResourceOutline } from '#src/resource/outline.ts'
import type { ListExtras } from '#src/resource/screens/list/ListScreen.tsx'
import { loadRecordTexts } from '#src/resource/screens/load-record-texts.ts'
import type { RecordForm } from '#src/resource/screens/record/RecordScreen.tsx'

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

/** Fields, kinds and checks of every resource, which the start page does without. */
const loadDeclarations = () => import('#src/app/modules/declarations.tsx')

/** Screens written by hand, by the resource that declares their address. */
const screensByHand: Readonly<Record<string, () => Promise<ReactElement>>> = {
  permissions: async () => {
    const [{ permissionsScreen }, { registryOf }, { everyCard }, { resources, screened }] = await Promise.all([
      import('#src/access/permissions/page/permissions-screen.tsx'),
      import('#src/app/modules/permission-registry.ts'),
      import('#src/app/start-page/cards.tsx'),
      loadDeclarations(),
      loadRecordTexts(),
    ])
    return permissionsScreen(registryOf(resources, screened, everyCard))
  },
  imports: async () => (await import('#src/importer/screen/importer-screen.tsx')).importerScreen(),
  audit: async () => {
    const [{ AuditPage }, { auditModel }] = await Promise.all([
      import('#src/access/audit/AuditPage.tsx'),
      loadDeclarations(),
      loadRecordTexts(),
    ])
    return <AuditPage model={auditModel()} />
  },
}

/** Routes of each resource's screens behind their permissions; their scripts load on demand. */
export const screenRoutes: RouteObject[] = outlines.flatMap((outline) =>
  generatedNames.includes(outline.name) ? generatedRoutes(outline) : routesByHand(outline),
)

/** A list whose address may go on with an id: of the user whose permissions these are, of the load. */
function routesByHand({ name, screens }: ResourceOutline): RouteObject[] {
  const load = screensByHand[name]
  return screens && load
    ? [guarded(`${screens.list.path}${screens.update ? '/:id?' : ''}`, screens.list.access, load)]
    : []
}

function generatedRoutes({ name, screens }: ResourceOutline): RouteObject[] {
  if (!screens) return []
  const { list, create, update } = screens
  return [
    guarded(list.path, list.access, async () => {
      const [{ ListScreen }, { modelNamed }, extra] = await Promise.all([
        import('#src/resource/screens/list/ListScreen.tsx'),
        loadDeclarations(),
        extras[name]?.(),
        loadRecordTexts(),
      ])
      return <ListScreen key={name} model={modelNamed(name)} {...extra} />
    }),
    ...(create ? [createRoute(name, create)] : []),
    ...(update ? [updateRoute(name, update)] : []),
  ]
}

function createRoute(name: string, { path, access }: Screen): RouteObject {
  return guarded(path, access, async () => {
    const [{ CreateScreen }, { resourceNamed }, form] = await loadForm(name)
    return <CreateScreen key={name} resource={resourceNamed(name)} form={form} />
  })
}

function updateRoute(name: string, { path, access }: Screen): RouteObject {
  return guarded(`${path}/:id`, access, async () => {
    const [{ UpdateScreen }, { resourceNamed, recordActions }, form] = await loadForm(name)
    return <UpdateScreen key={name} resource={resourceNamed(name)} form={form} action={recordActions[name]} />
  })
}

const loadForm = (name: string) =>
  Promise.all([
    import('#src/resource/screens/record/RecordScreen.tsx'),
    loadDeclarations(),
    forms[name]?.(),
    loadRecordTexts(),
  ])

function guarded(path: string, permission: string, load: () => Promise<ReactElement>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [screen, { DeclarationsProvider }] = await Promise.all([load(), loadDeclarations()])
      return {
        Component: () => (
          <Allowed permission={permission}>
            <DeclarationsProvider>{screen}</DeclarationsProvider>
          </Allowed>
        ),
      }
    },
  }
}
